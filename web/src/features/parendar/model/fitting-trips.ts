import type { Booking, Passenger, Trip } from '@par-club/functions/contract/parendar';
import { isSamePlace, placeKey, placesApart } from '@par-club/functions/shared/same-place';
import { seatsTaken } from '@par-club/functions/shared/seats-taken';
import { seatsOf } from './conflicts.ts';
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
  /** Whether the trip may pass the unknown places. Otherwise it goes elsewhere, or the other way round. */
  isPossible: boolean;
  isSameDay: boolean;
  hasSeats: boolean;
}
export type End = 'pickUp' | 'dropOff';
type Ends = Pick<Wish, 'from' | 'to' | `${End}Place`>;

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

/** How a trip takes a passenger of another one. */
export function fitOf(to: Trip, from: Trip, booking: Passenger): Pick<FittingTrip, 'places' | 'unknown'> {
  return wayThrough(to, endsIn(to, from, booking));
}

/** A booking as another trip takes it: the passenger gets on and off where they did, at the same place there. */
export function bookingIn(to: Trip, from: Trip, booking: Booking): Booking {
  const { places } = fitOf(to, from, booking);
  const { pickUp, dropOff, ...rest } = booking;
  const inWords = (said: string | undefined, place: string | undefined, end: string) => {
    if (said === undefined || placeKey(said) === placeKey(end)) return place;
    return isStopOf(to, said) || isStopOf(from, said) ? said : [place, said].filter(Boolean).join(', ');
  };
  const on = inWords(pickUp, places.pickUp, to.from);
  const off = inWords(dropOff, places.dropOff, to.to);
  return placesApart(to, { ...rest, ...(on && { pickUp: on }), ...(off && { dropOff: off }) });
}

/**
 * The ends of a passenger's ride in another trip. Words that are a stop of neither trip mean a place in the town
 * where the first trip begins, or ends.
 */
function endsIn(trip: Trip, from: Trip, { pickUp = '', dropOff = '' }: Passenger): Ends {
  const isStop = (said: string) => isStopOf(trip, said) || isStopOf(from, said);
  return { from: isStop(pickUp) ? pickUp : from.from, to: isStop(dropOff) ? dropOff : from.to };
}

/** Where a trip stops, in the order of its way. */
export function placesOf({ from, stops = [], to }: Trip): string[] {
  return [from, ...stops.map(({ place }) => place), to];
}

function isStopOf(trip: Trip, said: string): boolean {
  return placesOf(trip).some((place) => isSamePlace(place, said));
}

function isOver({ start, end }: Trip, now: number): boolean {
  return Date.parse(end ?? start ?? '') <= now;
}

/** Where a trip takes somebody, as far as its places tell. */
function wayThrough(trip: Trip, wish: Ends): Pick<FittingTrip, 'places' | 'unknown' | 'isPossible'> {
  const places = placesOf(trip);
  const last = places.length - 1;
  const on = places.findIndex((place) => isSamePlace(place, wish.from));
  const off = places.findIndex((place, index) => index > Math.max(on, 0) && isSamePlace(place, wish.to));
  const unknown: End[] = [
    ...(wish.from === '' || (on !== -1 && on !== last) ? [] : (['pickUp'] as const)),
    ...(wish.to === '' || off !== -1 ? [] : (['dropOff'] as const)),
  ];
  // A place on the way may be none of the stops, but not one that the trip leaves behind, or ends at.
  const isBehind = off === -1 && wish.to !== '' && places.some((place) => isSamePlace(place, wish.to));
  const pickUp = on > 0 ? places[on] : on === -1 && wish.from !== '' ? wish.from : undefined;
  const dropOff = off > 0 && off < last ? places[off] : off === -1 && wish.to !== '' ? wish.to : undefined;
  const { pickUpPlace, dropOffPlace } = placesApart<FittingTrip['places']>(trip, {
    pickUp: wish.from,
    pickUpPlace: wish.pickUpPlace,
    dropOff: wish.to,
    dropOffPlace: wish.dropOffPlace,
  });
  return {
    places: {
      ...(pickUp && { pickUp }),
      ...(pickUpPlace && { pickUpPlace }),
      ...(dropOff && { dropOff }),
      ...(dropOffPlace && { dropOffPlace }),
    },
    unknown,
    isPossible: unknown.length < 2 && !isBehind && on !== last,
  };
}

function minutesOf({ day, time }: { day: Day; time: string }): number {
  return noonOf(day).getTime() / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
