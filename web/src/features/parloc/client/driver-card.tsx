import { BadgeCheck } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlaceMap } from '#map/place-map.tsx';
import { spacedPhone } from '#phone/spaced-phone.ts';
import { Text } from '#ui/text.tsx';
import type { DriverView } from '../shared/driver-view.ts';
import { isStale, sharingOf } from './age.ts';
import card from './card.module.css';
import { DriverActions } from './driver-actions.tsx';
import style from './driver-card.module.css';
import sharingStyle from './sharing-state.module.css';
import { PlaceAge, SharingBadge, SharingWords } from './sharing-state.tsx';
import { WithoutScripts } from './without-scripts.tsx';

interface DriverCardProps {
  driver: DriverView;
  /** In milliseconds since 1970 by the server's clock. */
  now: number;
  isOffline?: boolean;
  /** Whether it is from this browser's storage, while the server is asked. */
  isKept?: boolean;
  /** Whether the live connection has loaded, or cannot: the map's library waits for that. */
  isSettled?: boolean;
  isExample?: boolean;
}

export function DriverCard(props: DriverCardProps) {
  const { driver, now, isOffline = false, isKept = false, isSettled = true, isExample = false } = props;
  const sharing = sharingOf(driver, now);
  const hasEnded = sharing === 'ended';
  // The database shows an ended place to nobody; an open page hides it itself.
  const place = hasEnded ? null : driver.place;
  const state = { sharing, isOld: !hasEnded && !isExample && isStale(driver, now), isOffline, isKept };
  // A link may end before live sharing does.
  const until = place?.live?.until ? Math.min(place.live.until, place.endsAt) : null;
  return (
    <article className={[card.card, style.card, place && style.withMap].filter(Boolean).join(' ')}>
      <header className={style.head}>
        <h2>{driver.name}</h2>
        {isExample ? (
          <Text as="span" className={sharingStyle.example} text="parloc.demo.example" />
        ) : (
          <SharingBadge {...state} until={until} />
        )}
        <p>{driver.carName}</p>
        <p className={style.phone}>
          <span className={card.phone}>{spacedPhone(driver.phone)}</span>
          {driver.isProven && (
            <span className={style.proven}>
              <BadgeCheck aria-hidden />
              <FormattedMessage id="parloc.client.proven" />
            </span>
          )}
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
          <Text className={sharingStyle.hint} text="parloc.demo.note" />
        ) : (
          <SharingWords {...state} endedAt={driver.place?.endsAt ?? driver.stoppedAt} />
        )}
        <WithoutScripts now={now} />
      </div>
      <DriverActions driver={{ ...driver, place }} isExample={isExample} />
    </article>
  );
}

/** Spares the map the render of each second. */
const MemoizedMap = memo(PlaceMap);
