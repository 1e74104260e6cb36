import type { BorderState } from '@par-club/functions/contract/marks';
import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import style from './road-marks.module.css';
import type { Van } from './van-state.ts';

/** In minutes. */
const DELAYS = [0, 10, 20, 30, 45, 60, 90, 120, 180, 240, 360];
const BORDER: readonly BorderState[] = ['none', 'at', 'crossed'];

/** Marks of the whole trip: delay and border. */
export function RoadMarks({ van: { marks, late: minutes, onPress } }: { van: Van }) {
  const intl = useIntl();
  const [late, border] = [useId(), useId()];
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
              {delayWords(delay, intl)}
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
          {BORDER.map((state) => (
            <option key={state} value={state}>
              {intl.formatMessage({ id: `trips.border.${state}` })}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function delayWords(delay: number, intl: IntlShape): string {
  if (delay === 0) return intl.formatMessage({ id: 'trips.van.onTime' });
  const [hours, minutes] = [Math.floor(delay / 60), delay % 60];
  return [
    hours > 0 && intl.formatMessage({ id: 'trips.van.hours' }, { hours }),
    minutes > 0 && intl.formatMessage({ id: 'trips.van.minutes' }, { minutes }),
  ]
    .filter(Boolean)
    .join(' ');
}
