import { FormattedMessage } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { Text } from '#ui/text.tsx';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import style from './client-links.module.css';
import { phoneLinkWrites } from './link-writes.ts';
import { PurposeLinks } from './purpose-links.tsx';
import { useLinkWrites } from './use-link-writes.ts';

/** @param isReadOnly where the item is a remembered one: changes would not show */
export function ClientLinks({ item, isReadOnly }: { item: DriverDoc; isReadOnly: boolean }) {
  const { save, isWaiting } = useLinkWrites(item);
  const { showsByPhone = true, phoneLostAt } = item.fields;
  const switchPhoneLink = (isOn: boolean) =>
    save(phoneLinkWrites(item, isOn, serverNow()), isOn ? 'switchedOn' : 'switchedOff');
  return (
    <section className={style.links} aria-labelledby="parloc-link">
      <Text as="h2" id="parloc-link" text="parloc.link.title" />
      {/* A lost phone may lead to another driver. */}
      {phoneLostAt === undefined && (
        <div className={style.part}>
          <label className={style.switch}>
            <input
              type="checkbox"
              role="switch"
              checked={showsByPhone}
              aria-checked={showsByPhone}
              disabled={isReadOnly}
              aria-describedby="parloc-link-shows"
              data-track="parloc-shows-by-phone"
              onChange={(event) => switchPhoneLink(event.target.checked)}
            />
            <FormattedMessage id="parloc.link.shows" />
          </label>
          <Text id="parloc-link-shows" className={style.hint} text="parloc.link.showsHint" />
        </div>
      )}
      <PurposeLinks item={item} isReadOnly={isReadOnly} save={save} />
      <p role="status" className={style.waiting} hidden={!isWaiting}>
        {isWaiting && <FormattedMessage id="parloc.links.waiting" />}
      </p>
    </section>
  );
}
