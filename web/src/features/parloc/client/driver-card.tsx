import { memo } from 'react';
import { isStale, sharingOf } from '../age.ts';
import card from '../card.module.css';
import type { Driver } from '../driver.ts';
import { SharingBadge, SharingWords } from '../share/sharing-state.tsx';
import { DriverActions } from './driver-actions.tsx';
import style from './driver-card.module.css';
import { PlaceAge } from './place-age.tsx';
import { PlaceMap } from './place-map.tsx';
import { spacedPhone } from './spaced-phone.ts';
import { useNow } from './use-now.ts';

/** Who drives, in what, where that was when, and how to call or to get there. */
export function DriverCard({ driver, isLost = false }: { driver: Driver; isLost?: boolean }) {
  const now = useNow();
  const { place } = driver;
  const state = { sharing: sharingOf(driver, now), isOld: isStale(driver, now), isLost };
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
          <SteadyMap place={place} />
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

/** The clock ticks without it. */
const SteadyMap = memo(PlaceMap);
