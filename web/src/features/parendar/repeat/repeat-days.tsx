import { CircleAlert, CopyCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { dayText } from '../model/trip-words.ts';
import { type Day, weekdayOf } from '../model/week.ts';
import style from './repeat.module.css';
import type { DayOption } from './repeat.ts';

interface RepeatDaysProps {
  weeks: DayOption[][];
  weekdays: readonly number[];
  onDay: (day: Day, isChosen: boolean) => void;
  onWeekday: (weekday: number) => void;
}

export function RepeatDays({ weeks, weekdays, onDay, onWeekday }: RepeatDaysProps) {
  const intl = useIntl();
  const days = weeks.flat();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        className={style.grid}
        role="group"
        aria-label={intl.formatMessage({ id: 'parendar.repeat.days' })}
      >
        {weeks[0]?.map(({ day }) => (
          <button
            key={day}
            type="button"
            className={style.weekday}
            aria-pressed={weekdays.includes(weekdayOf(day))}
            onClick={() => onWeekday(weekdayOf(day))}
          >
            <Text
              as="span"
              className="visually-hidden"
              text="parendar.repeat.weekday"
              values={{ weekday: intl.formatDate(`${day}T12:00Z`, { weekday: 'long', timeZone: 'UTC' }) }}
            />
            <span aria-hidden="true">{dayText(day, 'weekday-short', intl.locale)}</span>
          </button>
        ))}
        {days.map((option, index) => (
          <DayButton
            key={option.day}
            option={option}
            // A month is named where it begins.
            withMonth={index === 0 || option.day.endsWith('-01')}
            onPress={() => onDay(option.day, !option.isChosen)}
          />
        ))}
      </div>
      <ul className={style.legend}>
        {days.some(({ hasSame }) => hasSame) && (
          <li>
            <CopyCheck aria-hidden />
            <FormattedMessage id="parendar.repeat.same" />
          </li>
        )}
        {days.some(({ overlaps }) => overlaps.length > 0) && (
          <li>
            <CircleAlert aria-hidden />
            <FormattedMessage id="parendar.repeat.busy" />
          </li>
        )}
      </ul>
    </>
  );
}

interface DayButtonProps {
  option: DayOption;
  withMonth: boolean;
  onPress: () => void;
}

function DayButton({ option, withMonth, onPress }: DayButtonProps) {
  const intl = useIntl();
  const { day, isChosen, isOff, hasSame, overlaps } = option;
  const busy = overlaps.length > 0 ? 'busy' : 'free';
  const mark = hasSame ? 'same' : busy;
  return (
    <button type="button" className={style.day} aria-pressed={isChosen} disabled={isOff} onClick={onPress}>
      <Text
        as="span"
        className="visually-hidden"
        text="parendar.repeat.day"
        values={{ date: dayText(day, 'full', intl.locale), mark }}
      />
      <span aria-hidden="true" className={style.number}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className={style.below}>
        {mark === 'same' && <CopyCheck />}
        {mark === 'busy' && <CircleAlert />}
        {mark === 'free' &&
          withMonth &&
          intl.formatDate(`${day}T12:00Z`, { month: 'short', timeZone: 'UTC' })}
      </span>
    </button>
  );
}
