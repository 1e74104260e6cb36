import type { Parloc } from '@par-club/functions/contract/parloc';
import { FormattedMessage } from 'react-intl';
import { Text } from '#ui/text.tsx';
import style from './client-links.module.css';

interface PhoneLinkProps {
  driver: Parloc;
  isReadOnly: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Switches the place on the permanent link on and off. */
export function PhoneLink({ driver, isReadOnly, onSwitch }: PhoneLinkProps) {
  const isOn = driver.showsByPhone ?? true;
  return (
    <div className={style.part}>
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
      <Text id="parloc-link-shows" className={style.hint} text="parloc.link.showsHint" />
    </div>
  );
}
