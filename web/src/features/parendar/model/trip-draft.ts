import type { Passenger, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { PASSENGER_LIMIT } from './limits.ts';
import type { Day } from './week.ts';
import { momentAt, wallTimeOf } from './zoned-time.ts';

/** A trip as a form has it. */
export interface TripDraft {
  driverName: string;
  from: string;
  to: string;
  /** 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone; with either empty, the trip is now. */
  date: Day;
  time: string;
  /** A number, or empty. */
  seats: string;
  notes: string;
  passengers: Passenger[];
}

/** The time of day that a form proposes. */
export const DEFAULT_TIME = '12:00';

/** What is wrong with a field; each has words under `parendar.form.`. */
export type DraftProblem = 'required' | 'seats' | 'noSuchTime';
export type DraftProblems = Partial<Record<'from' | 'to' | 'date' | 'time' | 'seats', DraftProblem>>;

export function emptyDraft(date: Day): TripDraft {
  return {
    driverName: '',
    from: '',
    to: '',
    date,
    time: DEFAULT_TIME,
    seats: '',
    notes: '',
    passengers: [],
  };
}

export function draftOf(trip: Trip, timeZone: string): TripDraft {
  const { driverName, from, to, notes, passengers, seats, start } = trip;
  const { day, time } = start === null ? { day: '', time: '' } : wallTimeOf(new Date(start), timeZone);
  return {
    driverName,
    from,
    to,
    date: day,
    time,
    seats: seats === null ? '' : String(seats),
    notes,
    passengers,
  };
}

/** The same trip on another day, at the same time by its zone's clocks. */
export function duplicateDraft(trip: Trip, date: Day, timeZone: string): TripDraft {
  return { ...draftOf(trip, timeZone), date };
}

/** Empty where the draft can be saved. */
export function problemsOf(draft: TripDraft): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.from.trim() === '') problems.from = 'required';
  if (draft.to.trim() === '') problems.to = 'required';
  if (seatsOf(draft) === undefined) problems.seats = 'seats';
  if (hasStart(draft) && !isTime(draft)) problems.date = 'noSuchTime';
  return problems;
}

/**
 * What is saved of a draft without problems.
 * @param seen the trip that is edited: as long as its time is left alone it stays at its very moment, also in the hour
 * that clocks show twice
 */
export function inputOf(draft: TripDraft, timeZone: string, seen?: Pick<Trip, 'start'>): TripInput {
  // Nothing is cut: what is too long is refused, and stays in the form.
  return {
    driverName: draft.driverName.trim(),
    from: draft.from.trim(),
    to: draft.to.trim(),
    notes: draft.notes.trim(),
    passengers: draft.passengers
      // What is no phone, as a note in its place, stays as it was typed.
      .map(({ name, phone }) => ({ name: name.trim(), phone: normalisePhone(phone) ?? phone.trim() }))
      .filter(({ name, phone }) => name !== '' || phone !== ''),
    seats: seatsOf(draft) ?? null,
    start: startOf(draft, timeZone, seen?.start ?? null),
  };
}

/** What is saved of a trip to leave it as it is. */
export function inputOfTrip({
  driverName,
  from,
  to,
  notes,
  seats,
  start,
  end,
  stops = [],
  passengers,
  isAllDay,
}: Trip): TripInput {
  return { driverName, from, to, notes, seats, start, end: isAllDay ? null : end, stops, passengers };
}

/** A trip as it is, with one more passenger. */
export function withPassenger(trip: Trip, passenger: Passenger): TripInput {
  return { ...inputOfTrip(trip), passengers: [...trip.passengers, passenger] };
}

function startOf(draft: TripDraft, timeZone: string, seen: string | null): string | null {
  if (!hasStart(draft)) return null;
  if (seen !== null) {
    const { day, time } = wallTimeOf(new Date(seen), timeZone);
    if (day === draft.date && time === draft.time) return seen;
  }
  return momentAt({ day: draft.date, time: draft.time }, timeZone).toISOString();
}

function hasStart({ date, time }: TripDraft): boolean {
  return date !== '' && time !== '';
}

/** Whether there is such a time, in a year that somebody may mean: a date box takes '0026' from who types '26'. */
export function isTime({ date, time }: Pick<TripDraft, 'date' | 'time'>): boolean {
  if (!date.startsWith('20')) return false;
  try {
    momentAt({ day: date, time }, 'UTC');
    return true;
  } catch {
    return false;
  }
}

/** Null for an empty field, undefined for a text that is not a number of seats. */
function seatsOf({ seats }: TripDraft): number | null | undefined {
  const words = seats.trim();
  if (words === '') return null;
  const number = /^\d{1,3}$/.test(words) ? Number(words) : 0;
  return number >= 1 && number <= PASSENGER_LIMIT ? number : undefined;
}
