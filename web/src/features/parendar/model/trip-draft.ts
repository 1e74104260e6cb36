import type { Booking, Stop, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { LONGEST_TRIP_MINUTES, TRIP_MINUTES } from '@par-club/functions/contract/parendar.values';
import {
  draftOfPassenger,
  type PassengerDraft,
  passengerDraftProblems,
  passengerOfDraft,
  seatCount,
} from './passenger-draft.ts';
import {
  durationOf,
  minutesBetween,
  stopMinutes,
  stopsAfter,
  type TimesDraft,
  wallTimeAfter,
  withDuration,
} from './trip-times.ts';
import type { Day } from './week.ts';
import { momentAt, wallTimeOf } from './zoned-time.ts';

/** A trip as a form has it. With an empty `date` or `time`, it is now, and has neither arrival nor times of stops. */
export interface TripDraft extends TimesDraft {
  driverName: string;
  from: string;
  to: string;
  /** A number, or empty. */
  seats: string;
  notes: string;
  passengers: PassengerDraft[];
}

/** The time of day that a form proposes. */
export const DEFAULT_TIME = '12:00';

/** Problems of a field; each has words under `parendar.form.`. */
export type DraftProblem = 'required' | 'seats' | 'noSuchTime' | 'arrival' | 'stops';
export type DraftProblems = Partial<
  Record<'from' | 'to' | 'date' | 'time' | 'arrivalTime' | 'stops' | 'seats' | 'passengers', DraftProblem>
>;

export function emptyDraft(date: Day): TripDraft {
  return {
    driverName: '',
    from: '',
    to: '',
    date,
    time: DEFAULT_TIME,
    arrivalTime: '',
    arrivalDays: '',
    stops: [],
    seats: '',
    notes: '',
    passengers: [],
  };
}

export function draftOf(trip: Trip, timeZone: string): TripDraft {
  const { driverName, from, to, notes, passengers, seats, start, end, stops = [] } = trip;
  const { day, time } = start === null ? { day: '', time: '' } : wallTimeOf(new Date(start), timeZone);
  /** Minutes by the clocks, which are not those that pass where the clocks are changed. */
  const byClocks = (moment: number) => minutesBetween({ day, time }, wallTimeOf(new Date(moment), timeZone));
  const startsAt = Date.parse(start ?? '');
  const draft: TripDraft = {
    ...emptyDraft(day),
    driverName,
    from,
    to,
    time,
    stops: stopsAfter(
      time,
      stops.map(({ place, minutes }) => ({
        place,
        minutes: minutes === null || start === null ? null : byClocks(startsAt + minutes * 60_000),
      })),
    ),
    seats: seats === null ? '' : String(seats),
    notes,
    passengers: passengers.map(draftOfPassenger),
  };
  const hasArrival = start !== null && end !== null && end > start && !trip.isAllDay;
  return hasArrival ? withDuration(draft, byClocks(Date.parse(end))) : draft;
}

/** The same trip on another day, at the same time by its zone's clocks: its bookings are others. */
export function duplicateDraft(trip: Trip, date: Day, timeZone: string): TripDraft {
  const draft = draftOf(trip, timeZone);
  return { ...draft, date, passengers: draft.passengers.map(({ id: _, ...passenger }) => passenger) };
}

/** Empty where the draft can be saved. @param seen the edited trip */
export function problemsOf(draft: TripDraft, seen: Pick<Trip, 'passengers'> | null = null): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.from.trim() === '') problems.from = 'required';
  if (draft.to.trim() === '') problems.to = 'required';
  if (seatCount(draft.seats) === undefined) problems.seats = 'seats';
  if (
    draft.passengers.some((each) => Object.keys(passengerDraftProblems(each, seen?.passengers)).length > 0)
  ) {
    problems.passengers = 'required';
  }
  if (!hasStart(draft)) return problems;
  if (!isTime(draft)) problems.date = 'noSuchTime';
  const isLength = (minutes: number, least: number) => minutes >= least && minutes <= LONGEST_TRIP_MINUTES;
  if (!isLength(durationOf(draft) ?? 1, 1)) problems.arrivalTime = 'arrival';
  if (!stopMinutes(draft).every((minutes) => isLength(minutes ?? 0, 0))) problems.stops = 'stops';
  return problems;
}

/**
 * The saved form of a valid draft.
 * @param seen the edited trip: an untouched time keeps its moment, also in a repeated hour
 */
export function inputOf(
  draft: TripDraft,
  timeZone: string,
  seen?: Pick<Trip, 'start'> & Partial<Pick<Trip, 'end'>>,
): TripInput {
  const start = startOf(draft, timeZone, seen?.start ?? null);
  // Nothing is cut: what is too long is refused, and stays in the form.
  return {
    driverName: draft.driverName.trim(),
    from: draft.from.trim(),
    to: draft.to.trim(),
    notes: draft.notes.trim(),
    passengers: draft.passengers
      .map(passengerOfDraft)
      .filter(({ name, phone }) => name !== '' || phone !== ''),
    seats: seatCount(draft.seats) ?? null,
    start,
    end: start === null ? null : endOf(draft, timeZone, start, seen),
    stops: stopsOf(draft, timeZone, start),
  };
}

/** What is saved of a trip to leave it as it is. */
export function inputOfTrip(trip: Trip): TripInput {
  const { driverName, from, to, notes, seats, start, end, stops = [], passengers, isAllDay } = trip;
  return { driverName, from, to, notes, seats, start, end: isAllDay ? null : end, stops, passengers };
}

/** A trip as it is, with one more passenger, by default at the end. */
export function withPassenger(trip: Trip, passenger: Booking, index = trip.passengers.length): TripInput {
  const [before, after] = [trip.passengers.slice(0, index), trip.passengers.slice(index)];
  return { ...inputOfTrip(trip), passengers: [...before, passenger, ...after] };
}

function startOf(draft: TripDraft, timeZone: string, seen: string | null): string | null {
  if (!hasStart(draft)) return null;
  if (seen !== null) {
    const { day, time } = wallTimeOf(new Date(seen), timeZone);
    if (day === draft.date && time === draft.time) return seen;
  }
  return momentAt({ day: draft.date, time: draft.time }, timeZone).toISOString();
}

/** @param start of the trip as it is saved */
function endOf(
  draft: TripDraft,
  timeZone: string,
  start: string,
  seen?: Partial<Pick<Trip, 'end'>>,
): string | null {
  const minutes = durationOf(draft);
  // A trip whose arrival was taken away would keep its length.
  if (minutes === null) return seen ? after(start, TRIP_MINUTES) : null;
  const arrival = wallTimeAfter(draft, minutes);
  if (seen?.end) {
    const { day, time } = wallTimeOf(new Date(seen.end), timeZone);
    if (day === arrival.day && time === arrival.time && seen.end > start) return seen.end;
  }
  const end = momentAt(arrival, timeZone).toISOString();
  // In the hour that clocks skip, a later time may come first.
  return end > start ? end : after(start, minutes);
}

/** Stops of which nothing is known are left out. */
function stopsOf(draft: TripDraft, timeZone: string, start: string | null): Stop[] {
  const minutes = stopMinutes(draft);
  const startsAt = Math.floor(Date.parse(start ?? '') / 60_000);
  const passed = (byClocks: number) =>
    momentAt(wallTimeAfter(draft, byClocks), timeZone).getTime() / 60_000 - startsAt;
  return draft.stops
    .map(({ place }, index) => {
      const byClocks = start === null ? null : (minutes[index] ?? null);
      return { place: place.trim(), minutes: byClocks === null ? null : Math.max(0, passed(byClocks)) };
    })
    .filter(({ place, minutes: time }) => place !== '' || time !== null);
}

function after(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString();
}

function hasStart({ date, time }: Pick<TripDraft, 'date' | 'time'>): boolean {
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
