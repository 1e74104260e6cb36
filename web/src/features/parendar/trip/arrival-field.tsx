import { LONGEST_TRIP_MINUTES } from '@par-club/functions/contract/parendar.values';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { arrivalDaysOf, durationOf, type TimesDraft, withDuration } from '../model/trip-times.ts';
import { dayText, durationText } from '../model/trip-words.ts';
import { moveDay } from '../model/week.ts';
import style from './arrival-field.module.css';

/** Minutes by which a press makes a trip longer or shorter. */
const STEP = 30;
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];

interface ArrivalFieldProps {
  draft: TimesDraft;
  error: ReactNode;
  /** The source of an arrival that nobody has typed. */
  source: ReactNode;
  onChange: (times: Pick<TimesDraft, 'arrivalTime' | 'arrivalDays'>) => void;
}

/** When a trip arrives: as a time, or as a duration by its buttons. The day is asked where it is not the first one. */
export function ArrivalField({ draft, error, source, onChange }: ArrivalFieldProps) {
  const intl = useIntl();
  const minutes = durationOf(draft);
  const days = arrivalDaysOf(draft);
  const step = (change: number) => {
    // To the next half hour of the duration, as a clock that is set.
    const steps = (minutes ?? STEP) / STEP;
    const next = (change > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * STEP;
    const { arrivalTime, arrivalDays } = withDuration(draft, next);
    onChange({ arrivalTime, arrivalDays });
  };
  return (
    <div className={style.arrival}>
      <div className={style.time}>
        <Button
          icon={<Minus aria-hidden />}
          aria-label={intl.formatMessage({ id: 'parendar.panel.earlier' }, { minutes: STEP })}
          disabled={minutes === null || minutes <= STEP}
          onClick={() => step(-1)}
        />
        <Field
          id="trip-arrival"
          type="time"
          label={intl.formatMessage({ id: 'parendar.panel.arrival' })}
          value={draft.arrivalTime}
          error={error}
          onChange={({ target }) => onChange({ arrivalTime: target.value, arrivalDays: draft.arrivalDays })}
        />
        <Button
          icon={<Plus aria-hidden />}
          aria-label={intl.formatMessage({ id: 'parendar.panel.later' }, { minutes: STEP })}
          disabled={(minutes ?? 0) + STEP > LONGEST_TRIP_MINUTES}
          onClick={() => step(1)}
        />
      </div>
      <div className={style.words}>
        <p role="status">
          {minutes === null ? (
            <FormattedMessage id="parendar.panel.noArrival" />
          ) : (
            <FormattedMessage
              id="parendar.panel.duration"
              values={{ duration: durationText(minutes, intl.locale) }}
            />
          )}
          {source}
        </p>
        {days !== null && (
          <select
            className={style.day}
            aria-label={intl.formatMessage({ id: 'parendar.panel.arrivalDay' })}
            value={days}
            onChange={({ target }) => onChange({ arrivalTime: draft.arrivalTime, arrivalDays: target.value })}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 0
                  ? intl.formatMessage({ id: 'parendar.panel.sameDay' })
                  : `+${each}: ${dayText(moveDay(draft.date, each), 'day-month', intl.locale)}`}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
