import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import { CopyButton } from '#ui/copy-button.tsx';
import card from '../card.module.css';
import type { Driver } from '../driver.ts';
import style from './demo-link.module.css';

/** The driver's own card: a link that can be copied and opened like a real one. */
export function DemoLink({ driver }: { driver: Driver }) {
  const link = `${window.location.origin}${paths.driverDemo}`;
  return (
    <section className={`${card.card} ${style.card}`} aria-labelledby="demo-driver">
      <h2 id="demo-driver">
        <FormattedMessage id="parloc.demo.driverTitle" />
      </h2>
      <p className={style.hint}>
        <FormattedMessage id="parloc.demo.driverHint" />
      </p>
      <p className={style.who}>
        <strong>{driver.name}</strong>
        <span>{driver.carName}</span>
      </p>
      <p className={style.link}>
        <span className="visually-hidden">
          <FormattedMessage id="parloc.demo.link" />{' '}
        </span>
        <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
      </p>
      <CopyButton look="go" copy={() => navigator.clipboard.writeText(link)} data-track="demo-copy-link">
        <FormattedMessage id="parloc.demo.copy" />
      </CopyButton>
    </section>
  );
}
