import type { Trip } from '@par-club/functions/contract/parendar';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import type { TripsState } from '../calendar/trips-store.ts';
import { shortDateText, startText, wayText } from '../model/trip-words.ts';
import style from './repeat.module.css';
import { type Choice, type DayOption, datesText, MOST_WEEKS, withWeekday } from './repeat.ts';
import { RepeatDays } from './repeat-days.tsx';

const WEEK_COUNTS = Array.from({ length: MOST_WEEKS }, (_, index) => index + 1);

interface RepeatChoiceProps {
  trip: Trip;
  weeks: DayOption[][];
  choice: Choice;
  onChoice: (choice: Choice) => void;
  withPassengers: boolean;
  onWithPassengers: (withPassengers: boolean) => void;
  known: TripsState['status'];
}

export function RepeatChoice(props: RepeatChoiceProps) {
  const { trip, weeks, choice, onChoice, withPassengers, onWithPassengers, known } = props;
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const weeksId = useId();
  const chosen = weeks.flat().filter(({ isChosen }) => isChosen);
  const time = startText(trip, intl, timeZone);
  return (
    <>
      <div className={style.weeks}>
        <label htmlFor={weeksId}>
          <FormattedMessage id="parendar.repeat.weeks" />
        </label>
        <select
          id={weeksId}
          value={choice.weeks}
          onChange={({ target: { value } }) => onChoice({ ...choice, weeks: Number(value) })}
        >
          {WEEK_COUNTS.map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage({ id: 'parendar.repeat.weekCount' }, { count })}
            </option>
          ))}
        </select>
      </div>
      <div>
        <RepeatDays
          weeks={weeks}
          weekdays={choice.weekdays}
          onDay={(day, isChosen) => onChoice({ ...choice, days: { ...choice.days, [day]: isChosen } })}
          onWeekday={(weekday) => onChoice(withWeekday(choice, weekday))}
        />
        <p role="status" className={style.quiet}>
          {known === 'loading' && <FormattedMessage id="parendar.repeat.checking" />}
          {known === 'failed' && <FormattedMessage id="parendar.repeat.unchecked" />}
        </p>
      </div>
      {trip.passengers.length > 0 && (
        <label className={style.passengers}>
          <input
            type="checkbox"
            checked={withPassengers}
            onChange={({ target: { checked } }) => onWithPassengers(checked)}
          />
          <FormattedMessage id="parendar.repeat.passengers" values={countsOf(trip.passengers)} />
        </label>
      )}
      <Text
        role="status"
        text="parendar.repeat.summary"
        values={{ count: chosen.length, time, dates: datesText(chosen, intl.locale) }}
      />
      <Overlaps chosen={chosen} driver={trip.driverName} />
    </>
  );
}

function Overlaps({ chosen, driver }: { chosen: readonly DayOption[]; driver: string }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const all = chosen.flatMap(({ day, overlaps }) => overlaps.map((other) => ({ day, other })));
  if (all.length === 0) return null;
  return (
    <ul className={style.overlaps}>
      {all.map(({ day, other }) => (
        <Text
          as="li"
          key={`${day}/${other.id}`}
          text="parendar.repeat.overlap"
          values={{
            date: shortDateText(day, intl.locale),
            driver,
            time: startText(other, intl, timeZone),
            way: wayText(other, intl),
          }}
        />
      ))}
    </ul>
  );
}
