import { memo } from 'react';
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
  const { place } = driver;
  const state = { sharing: sharingOf(driver, now), isOld: isStale(driver, now), isOffline };
  return (
    <article className={[card.card, style.card, place && style.withMap].filter(Boolean).join(' ')}>
      <header className={style.head}>
        <h2>{driver.name}</h2>
        <SharingBadge {...state} />
        <p>{driver.carName}</p>
        <p className={card.unbroken}>{spacedPhone(driver.phone)}</p>
      </header>
      {place && (
        <div className={style.map}>
          <MemoizedMap place={place} />
        </div>
      )}
      <div className={style.state}>
        {place && <PlaceAge place={place} isOld={state.isOld} now={now} />}
        <SharingWords {...state} stoppedAt={driver.stoppedAt} now={now} />
      </div>
      <DriverActions driver={driver} />
    </article>
  );
}

/** Does not render again at each tick of `useServerNow`. */
const MemoizedMap = memo(PlaceMap);
