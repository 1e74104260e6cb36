import type { Trip } from '@par-club/functions/contract/parendar';
import { memo, type TouchEvent, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { isTrip } from '../model/trip.ts';
import { dotsOf, STATUS_COLORS } from '../model/trip-status.ts';
import { dayText } from '../model/trip-words.ts';
import { type Day, mondayOf, tripsOfDay, weekOf } from '../model/week.ts';
import { SELECTED_DAY } from '../parts/selected-day.ts';
import status from '../parts/status.module.css';
import style from './week-strip.module.css';

/** Least pixels of a swipe to the side, and its least ratio of width to height. */
const SWIPE_DISTANCE = 48;
const SWIPE_STRAIGHTNESS = 2;

interface WeekStripProps {
  day: Day;
  today: Day;
  /** Null where they are not known. */
  trips: readonly Trip[] | null;
  timeZone: string;
  onDay: (day: Day) => void;
  /** By a swipe: -1 for the week before, 1 for the next. */
  onWeek: (weeks: number) => void;
}

export const WeekStrip = memo(function WeekStrip(props: WeekStripProps) {
  const { day, today, trips, timeZone, onDay, onWeek } = props;
  const intl = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(onWeek);
  const monday = mondayOf(day);
  const week = useMemo(
    () =>
      weekOf(monday).map((each) => ({
        day: each,
        trips: trips && tripsOfDay(trips, each, timeZone).filter(isTrip),
      })),
    [monday, trips, timeZone],
  );

  // The focus follows the arrow keys from day to day.
  useEffect(() => {
    const days = strip.current;
    if (days?.contains(document.activeElement))
      days.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={strip}
      className={style.strip}
      role="group"
      aria-label={intl.formatMessage({ id: 'parendar.week.days' })}
      {...swipe}
    >
      {week.map((each) => (
        <DayButton
          key={each.day}
          {...each}
          isSelected={each.day === day}
          isToday={each.day === today}
          onPress={() => onDay(each.day)}
        />
      ))}
    </div>
  );
});

interface DayButtonProps {
  day: Day;
  isSelected: boolean;
  isToday: boolean;
  trips: readonly Trip[] | null;
  onPress: () => void;
}

function DayButton({ day, isSelected, isToday, trips, onPress }: DayButtonProps) {
  const intl = useIntl();
  const { dots, more } = dotsOf(trips ?? [], useNow());
  const look = [style.day, isSelected && style.selected, isToday && style.today].filter(Boolean).join(' ');
  const label = intl.formatMessage(
    { id: 'parendar.day.label' },
    { date: dayText(day, 'full', intl.locale), isToday: String(isToday), count: trips?.length ?? -1 },
  );
  return (
    <button
      type="button"
      id={isSelected ? SELECTED_DAY : undefined}
      className={look}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isSelected ? 0 : -1}
      data-day={day}
      onClick={onPress}
    >
      <span className="visually-hidden">{label}</span>
      <span className={style.weekday} aria-hidden="true">
        {dayText(day, 'weekday-short', intl.locale)}
      </span>
      <span className={style.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={style.dots} aria-hidden="true">
        {dots.map((dot, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            key={index}
            className={`${status.dot} ${status[STATUS_COLORS[dot]]}`}
          />
        ))}
        {more > 0 && <span className={style.more}>{`+${more}`}</span>}
      </span>
    </button>
  );
}

/** Handlers for a swipe to the side: 1 for the next week, -1 for the week before. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      // A second finger is a zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const right = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) < SWIPE_DISTANCE || Math.abs(right) < SWIPE_STRAIGHTNESS * Math.abs(down)) return;
      onSwipe(right < 0 ? 1 : -1);
    },
  };
}
