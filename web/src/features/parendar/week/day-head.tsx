import type { Calendar } from '@par-club/functions/contract/parendar';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { Text } from '#ui/text.tsx';
import { foreignZone, weekdayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import style from './day-trips.module.css';

interface DayHeadProps {
  day: Day;
  count: number | null;
  /** Null where it is not known yet. */
  calendar: Calendar | null;
  children?: ReactNode;
}

export function DayHead({ day, count, calendar, children }: DayHeadProps) {
  const intl = useIntl();
  const now = new Date(useNow());
  const zone = calendar && foreignZone(calendar.timeZone, now, intl.locale);
  return (
    <header className={style.head}>
      <div className={style.words}>
        <h2 id="parendar-day" className={style.date}>
          {weekdayText(day, intl.locale)}
        </h2>
        <p className={style.facts}>
          <span>{count !== null && <FormattedMessage id="parendar.day.count" values={{ count }} />}</span>
          {zone !== null && <Text as="span" text="parendar.day.zone" values={{ zone }} />}
          {calendar?.isWritable === false && <Text as="span" text="parendar.day.readOnly" />}
        </p>
      </div>
      {children}
    </header>
  );
}
