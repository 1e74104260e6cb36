import { isDeepStrictEqual } from 'node:util';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { Trip, type TripInput } from '../../contract/parendar.ts';
import { DESCRIPTION_LIMIT, LONGEST_TRIP_MINUTES, TRIP_MINUTES } from '../../contract/parendar.values.ts';
import type { TripPages } from '../../contract/trips.ts';
import { CallFailure } from '../../platform/failure.ts';
import { traceOf } from '../../platform/trace.ts';
import { placesApart } from '../../shared/same-place.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import type { Proposal } from '../lines/proposal.ts';
import { keptMarksIn, withKeptMarks } from '../trip-links/kept-marks.ts';
import { asText, descriptionOf, detailsIn, readDescription, storedIn } from './description.ts';
import type { Details } from './details.ts';
import { momentOf } from './event-time.ts';
import { isSomebody, textOf } from './passenger-entry.ts';

export interface Writing {
  /** By which clocks they tell times; left out for none. */
  timeZone?: string | undefined;
  /** Whether what a person changed in them is decided. */
  settlesProposal?: boolean | undefined;
}

const TRIP_MS = TRIP_MINUTES * 60_000;

/**
 * Whether an event is of the calendar itself: to those of others the calendar is only invited, whatever they say of
 * themselves. Google tells so of the organizer of an event of any calendar that is the person's own or shared with them.
 * https://developers.google.com/workspace/calendar/api/v3/reference/events#organizer.self
 */
export function isOwn({ organizer }: CalendarEvent): boolean {
  return organizer?.self === true;
}

export function isOurs(event: CalendarEvent): boolean {
  return isOwn(event) && storedIn(event.description ?? '') !== undefined;
}

/** An unreadable event keeps title and times only. @param calendarZone the time zone of the event's calendar */
export function tripFrom(event: CalendarEvent, calendarZone: string): Trip {
  try {
    return z.parse(Trip, read(event, calendarZone));
  } catch (error) {
    logger.warn('An event cannot be read', traceOf(error));
    const { id, etag, summary, start = null, end = null } = event;
    const known = { id: textOf(id), etag: textOf(etag), summary: textOf(summary) };
    return read({ ...known, start, end }, calendarZone);
  }
}

/** An invitation is shown as text, for anybody can send one. */
function read(event: CalendarEvent, calendarZone: string): Trip {
  const description = event.description ?? '';
  const { origin, details, stored, proposal } = isOwn(event)
    ? readDescription(description, textOf(event.id))
    : asText(description);
  const places = origin === 'other' ? { from: '', to: '' } : placesOf(event);
  const apart = <Of extends Proposal | Details>(of: Of) => ({
    ...of,
    passengers: of.passengers.map((each) => placesApart({ ...places, stops: details.stops }, each)),
  });
  const { organizer } = event;
  const marks = stored && keptMarksIn(stored);
  const sender = isOwn(event) ? '' : organizer?.displayName || organizer?.email || '';
  return {
    id: event.id ?? '',
    etag: event.etag ?? '',
    origin,
    summary: event.summary ?? '',
    ...apart(details),
    ...places,
    ...(proposal && { proposed: apart(proposal) }),
    ...(marks && { marks }),
    start: momentOf(event.start, calendarZone)?.toISOString() ?? null,
    end: momentOf(event.end, calendarZone)?.toISOString() ?? null,
    isAllDay: Boolean(event.start?.date),
    status: event.status ?? '',
    link: event.htmlLink ?? '',
    creator: event.creator?.email ?? '',
    ...(sender !== '' && { sender }),
    attendees: (event.attendees ?? []).map(({ email, displayName }) => ({
      email: email ?? '',
      displayName: displayName ?? '',
    })),
  };
}

/** Without a start it starts now. @throws CallFailure 'trip-too-long'; 'invalid-input' for an impossible arrival */
export function eventFrom(trip: TripInput, now: Date, writing: Writing = {}) {
  const start = trip.start === null ? now : new Date(trip.start);
  const end = arrivalOf(trip) ?? after(start, TRIP_MS);
  return { ...texts(trip, start, writing), ...times(start, end) };
}

/** Other programs' fields stay; without an arrival, so does the event's length. @throws as `eventFrom` */
export function changesFor(
  trip: TripInput,
  event: CalendarEvent,
  calendarZone: string,
  now: Date,
  writing: Writing = {},
) {
  const start = momentOf(event.start, calendarZone);
  const end = momentOf(event.end, calendarZone);
  const newStart = trip.start === null ? now : new Date(trip.start);
  const length = !event.start?.date && start && end ? end.getTime() - start.getTime() : 0;
  const newEnd = arrivalOf(trip) ?? after(newStart, length > 0 ? length : TRIP_MS);
  const isMoved = start?.getTime() !== newStart.getTime();
  const isLonger = arrivalOf(trip) !== null && end?.getTime() !== newEnd.getTime();
  return { ...texts(trip, newStart, writing, event), ...((isMoved || isLonger) && times(newStart, newEnd)) };
}

const COMPARED = [
  'origin',
  'driverName',
  'from',
  'to',
  'notes',
  'seats',
  'start',
  'stops',
  'passengers',
] as const;

/** Whether the event already holds the trip, as after an earlier call whose response was lost. */
export function matches(event: CalendarEvent, trip: TripInput, calendarZone: string): boolean {
  const stored = tripFrom(event, calendarZone);
  const start = trip.start ?? stored.start;
  const filledIn = changesFor({ ...trip, start }, event, calendarZone, new Date(0));
  const wanted = tripFrom({ ...event, ...filledIn }, calendarZone);
  return (
    COMPARED.every((field) => isDeepStrictEqual(stored[field], wanted[field])) &&
    (!trip.end || stored.end === wanted.end)
  );
}

function texts(trip: TripInput, start: Date, writing: Writing, event: CalendarEvent = {}) {
  const { driverName, notes, seats, stops } = trip;
  const passengers = trip.passengers.filter(isSomebody);
  const location = `${placeName(trip.from)} - ${placeName(trip.to)}`;
  const stored = storedIn(event.description ?? '') ?? asItWas(event);
  const { timeZone, settlesProposal: settles } = writing;
  const options = { clock: { start, timeZone }, settles, tripId: textOf(event.id) };
  const description = descriptionOf({ driverName, notes, passengers, seats, stops }, stored, options);
  return { summary: `${location} | ${driverName}`, location, description: fitting(description) };
}

function fitting(description: string): string {
  if (description.length > DESCRIPTION_LIMIT) throw new CallFailure('trip-too-long');
  return description;
}

/** What an event that becomes a trip said before, word for word; nothing of one that said nothing. */
function asItWas({ summary, location, description }: CalendarEvent) {
  const before = { summary, location, description };
  const said = Object.entries(before).filter(([, words]) => words);
  return said.length > 0 ? { before: Object.fromEntries(said) } : {};
}

/**
 * The description of a trip that is over, with its marks.
 * @throws CallFailure 'not-ours' for an event that is no trip, 'trip-too-long' for one that cannot hold the marks
 */
export function withMarksOf(
  event: CalendarEvent,
  record: Pick<TripPages, 'passengers' | 'marks' | 'start' | 'timeZone'>,
): string {
  const stored = storedIn(event.description ?? '');
  if (!isOwn(event) || !stored) throw new CallFailure('not-ours');
  const tripId = textOf(event.id);
  const kept = withKeptMarks(stored, record, tripId);
  const clock = { start: new Date(record.start), timeZone: record.timeZone };
  return fitting(descriptionOf(detailsIn(kept, tripId), kept, { clock, tripId }));
}

/** Start and end of an event. `date: null` turns an event that somebody made all-day back into a timed one. */
function times(start: Date, end: Date) {
  const time = (moment: Date) => ({ date: null, dateTime: moment.toISOString(), timeZone: 'UTC' });
  return { start: time(start), end: time(end) };
}

/** Null where nobody said. @throws CallFailure 'invalid-input' where the trip would not take a possible time */
function arrivalOf({ start, end }: TripInput): Date | null {
  if (!end) return null;
  const length = start === null ? 0 : Date.parse(end) - Date.parse(start);
  if (length <= 0 || length > LONGEST_TRIP_MINUTES * 60_000) throw new CallFailure('invalid-input');
  return new Date(end);
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** A hyphen between spaces, which separates the two places. */
const SEPARATOR = /(?<!\S)-(?!\S)/;

/** A place in one line. A hyphen between spaces becomes an en dash, or it would be read as the separator. */
function placeName(place: string): string {
  return place.trim().replace(/\s+/g, ' ').replace(new RegExp(SEPARATOR, 'g'), '–');
}

function placesOf({ location, summary }: CalendarEvent): { from: string; to: string } {
  const title = (summary ?? '').replace(/\|[^|]*$/, '');
  const text = [location ?? '', title].find((candidate) => SEPARATOR.test(candidate));
  if (text === undefined) return { from: (location ?? '').trim(), to: '' };
  const [from = '', ...to] = text.split(SEPARATOR);
  return { from: from.trim(), to: to.join('-').trim() };
}
