import type { Trip } from '@par-club/functions/contract/parendar';
import { sameName } from '@par-club/functions/shared/same-name';
import { placeKey } from '@par-club/functions/shared/same-place';
import { seatsOf } from './conflicts.ts';
import { grouped } from './grouped.ts';
import { isTrip, orderTrips } from './trip.ts';
import { dayOfTrip } from './trip-words.ts';
import { type Day, isIn, rangeOfWeek, weekOf } from './week.ts';

export type RowKind = 'routes' | 'drivers';

/** The seats that are free; a dispatcher has to look where few are. */
export type SeatLevel = 'free' | 'few' | 'full' | 'unknown';

/** Free seats that are few. */
const FEW = 2;

/** How full a trip is. @returns `left` below zero where more are booked than there are seats; null where nobody said */
export function seatsLeft(trip: Pick<Trip, 'passengers' | 'seats'>): {
  left: number | null;
  level: SeatLevel;
} {
  const { taken } = seatsOf(trip);
  if (trip.seats === null) return { left: null, level: 'unknown' };
  const left = trip.seats - taken;
  if (left <= 0) return { left, level: 'full' };
  return { left, level: left <= FEW ? 'few' : 'free' };
}

/** Trips together, and their free seats; null where no trip says how many it has. */
export interface Sum {
  trips: number;
  free: number | null;
}

interface Row {
  key: string;
  /** Whose route and driver the row is of. */
  first: Trip;
  /** Monday to Sunday. */
  days: Trip[][];
  sum: Sum;
}

/** The trips of a week by route or by driver, and by the day on which they start; each stands there once. */
export function weekTable(trips: readonly Trip[], day: Day, timeZone: string, kind: RowKind) {
  const days = weekOf(day);
  const week = rangeOfWeek(day, timeZone);
  const shown = orderTrips(trips.filter((trip) => isTrip(trip) && isIn(trip, week)));
  const columns = (some: readonly Trip[]) =>
    days.map((each) => some.filter((trip) => columnOf(trip, days, timeZone) === each));
  const groups = [...grouped(shown, (trip) => keyOf(trip, kind))];
  const { compare } = new Intl.Collator('uk', { numeric: true });
  const rows: Row[] = groups
    // Those without a name come last.
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || compare(one, other))
    .flatMap(([key, ofRow]) => {
      const [first] = ofRow;
      return first ? [{ key, first, days: columns(ofRow), sum: sumOf(ofRow) }] : [];
    });
  return { days, rows, daySums: columns(shown).map(sumOf), sum: sumOf(shown) };
}

/** A trip that has been on its way since the week before stands on Monday. */
function columnOf(trip: Trip, days: readonly Day[], timeZone: string): Day | undefined {
  const day = dayOfTrip(trip, timeZone);
  return day !== null && days.includes(day) ? day : days[0];
}

function keyOf({ from, to, summary, driverName }: Trip, kind: RowKind): string {
  if (kind === 'drivers') return sameName(driverName);
  return from === '' && to === '' ? sameName(summary) : `${placeKey(from)} → ${placeKey(to)}`;
}

function sumOf(trips: readonly Trip[]): Sum {
  const known = trips.map(seatsLeft).flatMap(({ left }) => (left === null ? [] : [Math.max(0, left)]));
  const free = known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
  return { trips: trips.length, free };
}
