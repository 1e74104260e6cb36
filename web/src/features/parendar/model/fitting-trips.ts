import type { Booking, Passenger, Trip } from '@par-club/functions/contract/parendar';
import { isSamePlace, placeKey, placesApart } from '@par-club/functions/shared/same-place';
import { seatsTaken } from '@par-club/functions/shared/seats-taken';
import { placesOf, seatsOf } from './conflicts.ts';
import { dayOfTrip } from './trip-words.ts';
import { type Day, moveDay } from './week.ts';
import { noonOf, wallTimeOf } from './zoned-time.ts';

/** A text is empty where the message does not say it. */
export interface Wish {
  from: string;
  to: string;
  /** A place at the stop, in free words. */
  pickUpPlace?: string | undefined;
  dropOffPlace?: string | undefined;
  date: Day;
  /** 'HH:MM' in the calendar's zone. */
  time: string;
  seats: number;
}

/** How a trip could take somebody. */
export interface FittingTrip {
  trip: Trip;
  /** Where the passenger gets on and off, where that is not where the trip begins and ends, and what is said of the place. */
  places: Pick<Passenger, End | `${End}Place`>;
  /** The wanted ends of the ride at which the trip is not known to stop. */
  unknown: readonly End[];
  /** Whether the trip ends where the passenger gets on, or has been where they get off. */
  isOtherWay: boolean;
  /** Whether the trip may pass the unknown places. Otherwise it goes elsewhere, or the other way round. */
  isPossible: boolean;
  isSameDay: boolean;
  hasSeats: boolean;
}
/** A passenger on the way from one trip to another. */
export interface Move {
  from: Trip;
  to: Trip;
  passenger: Booking;
}

export const ENDS = ['pickUp', 'dropOff'] as const;
export type End = (typeof ENDS)[number];
type Ends = Pick<Wish, 'from' | 'to' | `${End}Place`>;
type Way = Pick<FittingTrip, 'places' | 'unknown' | 'isOtherWay' | 'isPossible'>;

/** Days beside the wanted one that are worth an offer. */
const DAYS_BESIDE = 1;
/** Days ahead that are worth one where no day is said. */
const DAYS_AHEAD = 7;

/**
 * All trips of this product, those that fit best first: those that may pass both places, of that day, sure to stop there,
 * with seats enough, then the nearest in time.
 * @param wish with a day, from which the time is counted
 * @param options.isAnyDay whether the other days are as good
 * @param options.endsIn from where to where somebody goes with a trip, where that is not what the wish says
 */
export function rankedTrips(
  wish: Wish,
  trips: readonly Trip[],
  timeZone: string,
  options: { isAnyDay?: boolean; endsIn?: (trip: Trip) => Ends } = {},
): FittingTrip[] {
  const { isAnyDay = false, endsIn = () => wish } = options;
  const wantedAt = minutesOf({ day: wish.date, time: wish.time || '12:00' });
  const ranked = trips.flatMap((trip) => {
    const day = dayOfTrip(trip, timeZone);
    if (trip.origin !== 'product' || trip.isAllDay || trip.start === null || day === null) return [];
    const { free } = seatsOf(trip);
    const isSameDay = day === wish.date && !isAnyDay;
    const hasSeats = free === null || free >= wish.seats;
    const fit = { trip, ...wayThrough(trip, endsIn(trip)), isSameDay, hasSeats };
    const distance = Math.abs(minutesOf(wallTimeOf(new Date(trip.start), timeZone)) - wantedAt);
    return [
      { fit, rank: [!fit.isPossible, !isSameDay, fit.unknown.length, !hasSeats, distance].map(Number) },
    ];
  });
  return ranked
    .sort(
      (one, other) =>
        one.rank.map((each, index) => each - (other.rank[index] ?? 0)).find((gap) => gap !== 0) ??
        (one.fit.trip.id < other.fit.trip.id ? -1 : 1),
    )
    .map(({ fit }) => fit);
}

/**
 * The trips that could take somebody. Trips that are over and those of other ways are left out, and those that may only
 * pass a place, where another one of that day surely stops.
 * @param wish without a day, the days from today on are searched
 * @param now in milliseconds since 1970
 */
export function fittingTrips(
  wish: Wish,
  trips: readonly Trip[],
  timeZone: string,
  now: number,
): FittingTrip[] {
  const today = wallTimeOf(new Date(now), timeZone).day;
  const [first, last] =
    wish.date === ''
      ? [today, moveDay(today, DAYS_AHEAD)]
      : [moveDay(wish.date, -DAYS_BESIDE), moveDay(wish.date, DAYS_BESIDE)];
  const near = trips.filter((trip) => {
    const day = dayOfTrip(trip, timeZone) ?? '';
    return day >= first && day <= last && !isOver(trip, now);
  });
  const ranked = rankedTrips({ ...wish, date: wish.date || today }, near, timeZone, {
    isAnyDay: wish.date === '',
  });
  const fits = ranked.filter(({ isPossible }) => isPossible);
  const isSure = ({ unknown }: FittingTrip) => unknown.length === 0;
  // A passenger with a straight ride is not offered a trip that may never pass.
  const isCertain = fits.some((fit) => isSure(fit) && (fit.isSameDay || wish.date === ''));
  return fits.filter((fit) => isSure(fit) || !isCertain);
}

/**
 * Trips for a move, sure stops first; without past ones and other days' other ways. @param now in milliseconds since
 * 1970
 */
export function moveTargets(
  from: Trip,
  passenger: Passenger,
  trips: readonly Trip[],
  timeZone: string,
  now: number,
): FittingTrip[] {
  const { day, time } = wallTimeOf(new Date(from.start ?? now), timeZone);
  const wish = { from: from.from, to: from.to, date: day, time, seats: seatsTaken(passenger) };
  const others = new Map(trips.map((trip) => [trip.id, trip]));
  others.delete(from.id);
  const coming = [...others.values()].filter((trip) => !isOver(trip, now));
  return rankedTrips(wish, coming, timeZone, { endsIn: (trip) => endsIn(trip, from, passenger) })
    .filter(({ isSameDay, unknown }) => isSameDay || unknown.length === 0)
    .sort((one, other) => one.unknown.length - other.unknown.length);
}

/**
 * A booking as another trip takes it: the passenger gets on and off where they did, at the same place there. A place of
 * which the trip knows nothing stays as it is.
 */
export function fitOf({ from, to, passenger }: Move): Way & { booking: Booking } {
  const { pickUp = from.from, pickUpPlace, dropOff = from.to, dropOffPlace, ...rest } = passenger;
  const way = wayThrough(to, { from: pickUp, to: dropOff, pickUpPlace, dropOffPlace });
  return { ...way, booking: { ...rest, ...way.places } };
}

/** A booking that gets on, or off, elsewhere. @param stop left out for where its trip begins, or ends */
export function withEnd(booking: Booking, end: End, stop?: string): Booking {
  const { [end]: _, [`${end}Place` as const]: _place, ...rest } = booking;
  return { ...rest, ...(stop && { [end]: stop }) };
}

/** From where to where a trip is looked for. A place that is a stop of neither trip leads to where the first one goes. */
function endsIn(trip: Trip, from: Trip, { pickUp = '', dropOff = '' }: Passenger): Ends {
  const isStop = (said: string) => isStopOf(trip, said) || isStopOf(from, said);
  return { from: isStop(pickUp) ? pickUp : from.from, to: isStop(dropOff) ? dropOff : from.to };
}

function isStopOf(trip: Trip, said: string): boolean {
  return placesOf(trip).some((place) => isSamePlace(place, said));
}

function isOver({ start, end }: Trip, now: number): boolean {
  return Date.parse(end ?? start ?? '') <= now;
}

/** Where a trip takes somebody, as far as its places tell. */
function wayThrough(trip: Trip, { from, to, pickUpPlace, dropOffPlace }: Ends): Way {
  const places = placesOf(trip);
  const last = places.length - 1;
  const on = places.findIndex((place) => isSamePlace(place, from));
  const off = places.findIndex((place, index) => index > Math.max(on, 0) && isSamePlace(place, to));
  const isKnown = {
    pickUp: from === '' || (on !== -1 && on !== last),
    dropOff: to === '' || off !== -1,
  };
  const unknown = ENDS.filter((end) => !isKnown[end]);
  // A place on the way may be none of the stops, but not one that the trip leaves behind, or ends at.
  const isBehind = off === -1 && isStopOf(trip, to);
  const isOtherWay = isBehind || on === last;
  const said = placesApart(trip, { pickUp: from, pickUpPlace, dropOff: to, dropOffPlace });
  const placesAt = (end: End, own: string): FittingTrip['places'] => {
    const { [end]: stop = '', [`${end}Place` as const]: place } = said;
    return {
      ...(stop !== '' && placeKey(stop) !== placeKey(own) && { [end]: stop }),
      ...(place && { [`${end}Place`]: place }),
    };
  };
  return {
    places: {
      ...(on !== last && placesAt('pickUp', trip.from)),
      ...(!isBehind && placesAt('dropOff', trip.to)),
    },
    unknown,
    isOtherWay,
    isPossible: unknown.length < 2 && !isOtherWay,
  };
}

function minutesOf({ day, time }: { day: Day; time: string }): number {
  return noonOf(day).getTime() / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
