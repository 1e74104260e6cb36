import type { BorderState, Marks } from '@par-club/functions/contract/marks';
import { lateMinutes } from '@par-club/functions/shared/trip-marks';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Press } from './outbox.ts';
import style from './road-marks.module.css';

/** In minutes. */
const DELAYS = [0, 10, 20, 30, 45, 60, 90, 120, 180, 240, 360];
const BORDER = [
  ['none', 'trips.van.noBorder'],
  ['at', 'trips.atBorder'],
  ['crossed', 'trips.crossed'],
] as const satisfies readonly (readonly [BorderState, string])[];

interface RoadMarksProps {
  marks: Marks;
  /** Null while nothing can be pressed. */
  onPress: ((press: Press) => void) | null;
}

/** Marks of the whole trip: delay and border. */
export function RoadMarks({ marks, onPress }: RoadMarksProps) {
  const intl = useIntl();
  const [late, border] = [useId(), useId()];
  const minutes = lateMinutes(marks);
  const delays = DELAYS.includes(minutes) ? DELAYS : [...DELAYS, minutes];
  return (
    <section className={style.road} aria-label={intl.formatMessage({ id: 'trips.van.road' })}>
      <div className={style.field}>
        <label htmlFor={late}>{intl.formatMessage({ id: 'trips.van.lateBy' })}</label>
        <select
          id={late}
          value={minutes}
          disabled={!onPress}
          data-track="van-late"
          onChange={({ target }) => onPress?.({ kind: 'late', minutes: Number(target.value) })}
        >
          {delays.map((delay) => (
            <option key={delay} value={delay}>
              {delayWords(delay)}
            </option>
          ))}
        </select>
      </div>
      <div className={style.field}>
        <label htmlFor={border}>{intl.formatMessage({ id: 'trips.van.border' })}</label>
        <select
          id={border}
          value={marks.border?.state ?? 'none'}
          disabled={!onPress}
          data-track="van-border"
          onChange={({ target }) => onPress?.({ kind: 'border', state: target.value as BorderState })}
        >
          {BORDER.map(([state, id]) => (
            <option key={state} value={state}>
              {intl.formatMessage({ id })}
            </option>
          ))}
        </select>
      </div>
    </section>
  );

  function delayWords(delay: number): string {
    if (delay === 0) return intl.formatMessage({ id: 'trips.van.onTime' });
    const [hours, rest] = [Math.floor(delay / 60), delay % 60];
    return [
      hours > 0 && intl.formatMessage({ id: 'trips.van.hours' }, { hours }),
      rest > 0 && intl.formatMessage({ id: 'trips.van.minutes' }, { minutes: rest }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
