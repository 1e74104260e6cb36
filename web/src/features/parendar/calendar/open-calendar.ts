import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { createContext, use } from 'react';
import type { CalendarService } from '../model/calendar-service.ts';

/** The calendar whose board is open: where its trips are read from and written to. */
export interface OpenCalendar {
  service: CalendarService;
  calendar: Calendar;
  timeZone: string;
  /** Shows at once, wherever it belongs, a trip as it was written. */
  put: (trip: Trip) => void;
  /** Shows at once that a trip is gone. */
  remove: (tripId: string) => void;
}

export const OpenCalendarContext = createContext<OpenCalendar | null>(null);

/** @throws Error outside of a board */
export function useOpenCalendar(): OpenCalendar {
  const open = use(OpenCalendarContext);
  if (!open) throw new Error('No calendar is open');
  return open;
}
