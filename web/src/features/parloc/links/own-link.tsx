import { ExternalLink } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { newTab } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import type { DriverSettings } from '../shared/driver-doc.data.ts';
import style from './client-links.module.css';
import { LinkActions } from './link-actions.tsx';

export function OwnLink({ driver }: { driver: DriverSettings }) {
  const intl = useIntl();
  const number = driver.phone.slice(1);
  const link = `${window.location.origin}${paths.driver(driver.phone)}`;
  return (
    <section className={style.own} aria-labelledby="parloc-own-link">
      <Text as="h2" id="parloc-own-link" className="visually-hidden" text="parloc.link.own" />
      <p className={style.address}>
        {link.replace(/^https?:\/\//, '').slice(0, -number.length)}
        <wbr />
        {number}
      </p>
      <LinkActions link={link} driver={driver} />
      <ButtonLink
        {...newTab}
        variant="quiet"
        href={link}
        icon={<ExternalLink aria-hidden />}
        aria-label={intl.formatMessage({ id: 'parloc.link.opensTab' })}
        data-track="parloc-as-clients-see"
      >
        <FormattedMessage id="parloc.link.open" />
      </ButtonLink>
    </section>
  );
}
