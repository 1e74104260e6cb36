import { BadgeCheck } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { PlaceMap } from '../map/place-map.tsx';
import type { DriverView } from '../shared/driver-view.ts';
import { isStale, sharingOf } from './age.ts';
import card from './card.module.css';
import { DriverActions } from './driver-actions.tsx';
import style from './driver-card.module.css';
import { PlaceAge, SharingBadge, SharingWords } from './sharing-state.tsx';
import { spacedPhone } from './spaced-phone.ts';

/** The driver, the car, its last place and when it was there, and the buttons to call and to find the way. */
export function DriverCard({ driver, isOffline = false }: { driver: DriverView; isOffline?: boolean }) {
  const now = useServerNow();
  const sharing = sharingOf(driver, now);
  const hasEnded = sharing === 'ended';
  // The database gives it to nobody any more; a page that is open takes it away by itself.
  const place = hasEnded ? null : driver.place;
  const state = { sharing, isOld: !hasEnded && isStale(driver, now), isOffline };
  // A link may end before live sharing does.
  const until = place?.live?.until ? Math.min(place.live.until, place.endsAt) : null;
  return (
    <article className={[card.card, style.card, place && style.withMap].filter(Boolean).join(' ')}>
      <header className={style.head}>
        <h2>{driver.name}</h2>
        <SharingBadge {...state} until={until} />
        <p>{driver.carName}</p>
        <p className={card.unbroken}>
          {spacedPhone(driver.phone)}
          {driver.isProven && <ProvenMark />}
        </p>
      </header>
      {place && (
        <div className={style.map}>
          <MemoizedMap place={place} />
        </div>
      )}
      <div className={style.state}>
        {place && <PlaceAge {...state} place={place} now={now} />}
        <SharingWords {...state} endedAt={driver.place?.endsAt ?? driver.stoppedAt} />
      </div>
      <DriverActions driver={{ ...driver, place }} />
    </article>
  );
}

/** Says that the driver has proven to have the phone. */
function ProvenMark() {
  return (
    <span className={style.proven}>
      <BadgeCheck aria-hidden />
      <FormattedMessage id="parloc.client.proven" />
    </span>
  );
}

/** Does not render again at each tick of `useServerNow`. */
const MemoizedMap = memo(PlaceMap);
