import { CallFailure } from '../failure.ts';
import type { InCalendar } from './google-calendar.ts';

/** @throws CallFailure 'no-calendar-id' for a blank one */
export function requireCalendarId(calendarId: string): void {
  if (calendarId.trim() === '') throw new CallFailure('no-calendar-id');
}

/** @throws CallFailure 'no-event-id' when either is blank */
export function requireEventId({ calendarId, tripId }: InCalendar): void {
  if (calendarId.trim() === '' || tripId === '') throw new CallFailure('no-event-id');
}
