import { isDeepStrictEqual } from 'node:util';
import type { Trip, TripInput } from '../../contract/parendar.ts';
import { TRIP_MINUTES } from '../../contract/parendar.values.ts';
import { CallFailure } from '../../platform/failure.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import { descriptionOf, isSomebody, readDescription, storedIn } from './description.ts';
import { momentOf } from './event-time.ts';

/** Characters of a description, as Google counts them: https://developers.google.com/workspace/calendar/api/v3/reference/events */
const DESCRIPTION_LIMIT = 8192;
const TRIP_MILLISECONDS = TRIP_MINUTES * 60_000;

/** Whether this product wrote the event, and so may change it. */
export function isOurs({ description }: CalendarEvent): boolean {
  return storedIn(description ?? '') !== undefined;
}

/**
 * An event as a trip. Places are read from the location 'from - to', or from a title in that form.
 *
 * @param calendarZone the time zone of the calendar it is from
 */
export function tripFrom(event: CalendarEvent, calendarZone: string): Trip {
  const { origin, details } = readDescription(event.description ?? '');
  return {
    id: event.id ?? '',
    etag: event.etag ?? '',
    origin,
    summary: event.summary ?? '',
    ...details,
    ...(origin === 'other' ? { from: '', to: '' } : placesOf(event)),
    start: momentOf(event.start, calendarZone)?.toISOString() ?? null,
    end: momentOf(event.end, calendarZone)?.toISOString() ?? null,
    isAllDay: Boolean(event.start?.date),
    status: event.status ?? '',
    link: event.htmlLink ?? '',
    creator: event.creator?.email ?? '',
    attendees: (event.attendees ?? []).map(({ email, displayName }) => ({
      email: email ?? '',
      displayName: displayName ?? '',
    })),
  };
}

/** The event of a new trip; one that says no start starts now. @throws CallFailure 'trip-too-long' */
export function eventFrom(trip: TripInput, now: Date) {
  return { ...texts(trip), ...times(startOf(trip, now), TRIP_MILLISECONDS) };
}

/**
 * What a trip that was filled in anew changes of its event. Fields of the description that others have put there stay.
 * The times are only touched when the start moves, and then the event keeps the length that somebody may have given it
 * in Google's own calendar.
 *
 * @throws CallFailure 'trip-too-long'
 */
export function changesFor(trip: TripInput, event: CalendarEvent, calendarZone: string, now: Date) {
  const start = momentOf(event.start, calendarZone);
  const end = momentOf(event.end, calendarZone);
  const moved = startOf(trip, now);
  const length = !event.start?.date && start && end ? end.getTime() - start.getTime() : 0;
  return {
    ...texts(trip, event),
    ...(start?.getTime() !== moved.getTime() && times(moved, length > 0 ? length : TRIP_MILLISECONDS)),
  };
}

const FILLED_IN = ['origin', 'driverName', 'from', 'to', 'notes', 'passengers', 'seats', 'start'] as const;

/** Whether the event already is what was filled in, as after a call whose answer was lost. */
export function matches(event: CalendarEvent, trip: TripInput, calendarZone: string): boolean {
  const stored = tripFrom(event, calendarZone);
  const start = trip.start ?? stored.start;
  const wanted = tripFrom(eventFrom({ ...trip, start }, new Date(0)), calendarZone);
  return FILLED_IN.every((field) => isDeepStrictEqual(stored[field], wanted[field]));
}

function texts(trip: TripInput, event: CalendarEvent = {}) {
  const { driverName, notes, seats } = trip;
  const passengers = trip.passengers.filter(isSomebody);
  const location = `${placeName(trip.from)} - ${placeName(trip.to)}`;
  const description = descriptionOf(
    { driverName, notes, passengers, seats },
    storedIn(event.description ?? ''),
  );
  if (description.length > DESCRIPTION_LIMIT) throw new CallFailure('trip-too-long');
  return { summary: `${location} | ${driverName}`, location, description };
}

/** Both ends of a trip. The date goes from an event that somebody has made last for whole days. */
function times(start: Date, milliseconds: number) {
  const time = (moment: number) => ({
    date: null,
    dateTime: new Date(moment).toISOString(),
    timeZone: 'UTC',
  });
  return { start: time(start.getTime()), end: time(start.getTime() + milliseconds) };
}

function startOf({ start }: TripInput, now: Date): Date {
  return start === null ? now : new Date(start);
}

/** A dash that stands alone, which parts one place from the other. */
const ALONE = /(?<!\S)-(?!\S)/;

/** A place in one line, in which no dash stands alone: it would be read as the one between the places. */
function placeName(place: string): string {
  return place.trim().replace(/\s+/g, ' ').replace(new RegExp(ALONE, 'g'), '–');
}

function placesOf({ location, summary }: CalendarEvent): { from: string; to: string } {
  const title = (summary ?? '').replace(/\|[^|]*$/, '');
  const text = [location ?? '', title].find((candidate) => ALONE.test(candidate));
  if (text === undefined) return { from: (location ?? '').trim(), to: '' };
  const [from = '', ...to] = text.split(ALONE);
  return { from: from.trim(), to: to.join('-').trim() };
}
