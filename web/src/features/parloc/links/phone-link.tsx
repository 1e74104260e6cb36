import type { Parloc } from '@par-club/functions/contract/parloc';
import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import style from './client-links.module.css';
import { LinkActions } from './link-actions.tsx';

interface PhoneLinkProps {
  driver: Parloc;
  isReadOnly: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The one link that stays the same, with the switch for whether it shows the place. */
export function PhoneLink({ driver, isReadOnly, onSwitch }: PhoneLinkProps) {
  const isOn = driver.showsByPhone ?? true;
  const number = driver.phone.slice(1);
  const link = `${window.location.origin}${paths.driver(driver.phone)}`;
  return (
    <div className={style.part}>
      <p className={style.address}>
        {link.replace(/^https?:\/\//, '').slice(0, -number.length)}
        <wbr />
        {number}
      </p>
      <LinkActions link={link} driver={driver} />
      <label className={style.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isReadOnly}
          aria-describedby="parloc-link-shows"
          data-track="parloc-shows-by-phone"
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <FormattedMessage id="parloc.link.shows" />
      </label>
      <p id="parloc-link-shows" className={style.hint}>
        <FormattedMessage id="parloc.link.showsHint" />
      </p>
    </div>
  );
}
