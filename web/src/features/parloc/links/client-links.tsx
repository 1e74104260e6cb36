import { FormattedMessage } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { Text } from '#ui/text.tsx';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import style from './client-links.module.css';
import { phoneLinkWrites } from './link-writes.ts';
import { PhoneLink } from './phone-link.tsx';
import { PurposeLinks } from './purpose-links.tsx';
import { useLinkWrites } from './use-link-writes.ts';

/** @param isReadOnly where the item is a remembered one: changes would not show */
export function ClientLinks({ item, isReadOnly }: { item: DriverDoc; isReadOnly: boolean }) {
  const { save, isWaiting } = useLinkWrites(item);
  const switchPhoneLink = (isOn: boolean) =>
    save(phoneLinkWrites(item, isOn, serverNow()), isOn ? 'switchedOn' : 'switchedOff');
  return (
    <section className={style.links} aria-labelledby="parloc-link">
      <Text as="h2" id="parloc-link" text="parloc.link.title" />
      {/* A lost phone may lead to another driver. */}
      {item.fields.phoneLostAt === undefined && (
        <PhoneLink driver={item.fields} isReadOnly={isReadOnly} onSwitch={switchPhoneLink} />
      )}
      <PurposeLinks item={item} isReadOnly={isReadOnly} save={save} />
      <p role="status" className={style.waiting} hidden={!isWaiting}>
        {isWaiting && <FormattedMessage id="parloc.links.waiting" />}
      </p>
    </section>
  );
}
