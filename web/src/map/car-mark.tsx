import { useIntl } from 'react-intl';
import type { SharedPlace } from '#location/shared-place.ts';
import { formatSpeed, motionOf } from './motion.ts';
import style from './place-map.module.css';

/** @param isNow whether the place, its heading and speed are present ones */
export function CarMark({ place, isNow }: { place: SharedPlace; isNow: boolean }) {
  const intl = useIntl();
  const motion = isNow ? motionOf(place) : null;
  return (
    <span className={style.pin} aria-hidden="true">
      {motion && motion.heading !== null && (
        <span className={style.heading} style={{ transform: `rotate(${motion.heading}deg)` }} />
      )}
      {motion && (
        <span className={style.speed} suppressHydrationWarning>
          {formatSpeed(intl, motion.speed)}
        </span>
      )}
    </span>
  );
}
