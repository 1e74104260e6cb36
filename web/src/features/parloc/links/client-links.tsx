import { ExternalLink } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { newTab } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import type { DriverDoc, DriverSettings } from '../shared/driver-doc.data.ts';
import style from './client-links.module.css';
import { LinkActions } from './link-actions.tsx';
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
