import type { Calendar } from '@par-club/functions/contract/parendar';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { useNow } from '#clock/use-now.ts';
import { type Day, todayIn } from '../model/week.ts';
import { type CalendarState, selectedIn } from './calendar-state.ts';
import type { Target } from './save-trip.ts';
import { showingService } from './trips-store.ts';

/** The calendar whose board is open; what its service answers shows at once. */
export interface OpenCalendar extends Target {
  calendar: Calendar;
  timeZone: string;
}

/** Opens the selected calendar for a board. @param client keeps the trips of the board */
export function useOpening(state: CalendarState, client: QueryClient): OpenCalendar {
  const { service, calendar } = selectedIn(state);
  return useMemo(
    () => ({ service: showingService(service, client), calendar, timeZone: calendar.timeZone }),
    [service, client, calendar],
  );
}

export const OpenCalendarContext = createContext<OpenCalendar | null>(null);

/** @throws Error outside of a board */
export function useOpenCalendar(): OpenCalendar {
  const open = use(OpenCalendarContext);
  if (!open) throw new Error('No calendar is open');
  return open;
}

export function useToday(): Day {
  return todayIn(useOpenCalendar().timeZone, new Date(useNow()));
}
