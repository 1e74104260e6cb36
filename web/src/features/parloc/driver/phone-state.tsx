import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import style from './phone-state.module.css';
import { Proven } from './proven.tsx';

export function PhoneState({ driver }: { driver: DriverDoc['fields'] }) {
  const { phone, provenAt, phoneLostAt } = driver;
  if (phoneLostAt !== undefined)
    return (
      <section className={style.lost} role="alert">
        <Text text="parloc.proof.lost" values={{ phone }} />
        <Link to={paths.parlocSettings} className={buttonClass()} data-track="parloc-settings">
          <FormattedMessage id="parloc.proof.openSettings" />
        </Link>
      </section>
    );
  if (provenAt === undefined) return null;
  return (
    <Proven>
      <FormattedMessage id="parloc.proof.proven" values={{ phone }} />
    </Proven>
  );
}
