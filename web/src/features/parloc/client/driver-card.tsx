import { BadgeCheck } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlaceMap } from '#map/place-map.tsx';
import { spacedPhone } from '#phone/spaced-phone.ts';
import type { DriverView } from '../shared/driver-view.ts';
import { isStale, sharingOf } from './age.ts';
import card from './card.module.css';
import { DriverActions } from './driver-actions.tsx';
import style from './driver-card.module.css';
import { ExampleBadge, ExampleWords, PlaceAge, SharingBadge, SharingWords } from './sharing-state.tsx';
import { WithoutScripts } from './without-scripts.tsx';

interface DriverCardProps {
  driver: DriverView;
  /** In milliseconds since 1970 by the server's clock. */
  now: number;
  /** Whether nothing new can arrive now. */
  isOffline?: boolean;
  /** Whether this browser has kept it, and asks for what is so now. */
  isKept?: boolean;
  /** Whether what keeps the card up to date has come, or cannot: the map's library waits for that. */
  isSettled?: boolean;
  /** Whether the driver is made up. */
  isExample?: boolean;
}

/** The driver, the car, its last place and when it was there, and the ways to call, to write and to get there. */
export function DriverCard(props: DriverCardProps) {
  const { driver, now, isOffline = false, isKept = false, isSettled = true, isExample = false } = props;
  const sharing = sharingOf(driver, now);
  const hasEnded = sharing === 'ended';
  // The database gives it to nobody any more; a page that is open takes it away by itself.
  const place = hasEnded ? null : driver.place;
  const state = { sharing, isOld: !hasEnded && !isExample && isStale(driver, now), isOffline, isKept };
  // A link may end before live sharing does.
  const until = place?.live?.until ? Math.min(place.live.until, place.endsAt) : null;
  return (
    <article className={[card.card, style.card, place && style.withMap].filter(Boolean).join(' ')}>
      <header className={style.head}>
        <h2>{driver.name}</h2>
        {isExample ? <ExampleBadge /> : <SharingBadge {...state} until={until} />}
        <p>{driver.carName}</p>
        <p className={style.phone}>
          <span className={card.phone}>{spacedPhone(driver.phone)}</span>
          {driver.isProven && <ProvenMark />}
        </p>
      </header>
      {place && (
        <div className={style.map}>
          <MemoizedMap
            place={place}
            isNow={sharing === 'live' && !isOffline && !isKept}
            offersOwnPlace
            isSettled={isSettled}
            isLazy={isExample}
          />
        </div>
      )}
      <div className={style.state}>
        {place && <PlaceAge {...state} place={place} now={now} />}
        {isExample ? (
          <ExampleWords />
        ) : (
          <SharingWords {...state} endedAt={driver.place?.endsAt ?? driver.stoppedAt} />
        )}
        <WithoutScripts now={now} />
      </div>
      <DriverActions driver={{ ...driver, place }} isExample={isExample} />
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

/** Does not render again each second. */
const MemoizedMap = memo(PlaceMap);
