import type { Calendar } from '@par-club/functions/contract/parendar';
import { createContext, use } from 'react';
import type { Target } from './save-trip.ts';

/** The calendar whose board is open; what its service answers shows at once. */
export interface OpenCalendar extends Target {
  calendar: Calendar;
  timeZone: string;
}

export const OpenCalendarContext = createContext<OpenCalendar | null>(null);

/** @throws Error outside of a board */
export function useOpenCalendar(): OpenCalendar {
  const open = use(OpenCalendarContext);
  if (!open) throw new Error('No calendar is open');
  return open;
}
