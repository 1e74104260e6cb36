import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { isSamePlace } from '@par-club/functions/shared/same-place';
import { seatsOf } from './conflicts.ts';
import { dayOfTrip } from './trip-words.ts';
import { type Day, moveDay } from './week.ts';
import { noonOf, wallTimeOf } from './zoned-time.ts';

/** What somebody asks for; a text is empty where the message does not say it. */
export interface Wish {
  from: string;
  to: string;
  date: Day;
  /** 'HH:MM' in the calendar's zone. */
  time: string;
  seats: number;
}

/** A trip that could take somebody. */
export interface FittingTrip {
  trip: Trip;
  /** Where the passenger gets on and off, where that is not where the trip begins and ends. */
  places: Pick<Passenger, 'pickUp' | 'dropOff'>;
  isSameDay: boolean;
  hasSeats: boolean;
}

/** Days beside the wanted one that are worth an offer. */
const DAYS_BESIDE = 1;
/** Days ahead that are worth one where no day is said. */
const DAYS_AHEAD = 7;

/**
 * The trips that could take somebody, those that fit best first: of that day, through both places in their order, with
 * seats enough, then the nearest in time. Trips that are over, of other ways, and events of others are left out; so are
 * those that may only pass a place, where another one of that day surely does.
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
  const wantedAt = minutesOf({ day: wish.date || today, time: wish.time || '12:00' });
  const ranked = trips.flatMap((trip) => {
    const day = dayOfTrip(trip, timeZone);
    if (trip.origin !== 'product' || trip.isAllDay || trip.start === null || day === null) return [];
    if (day < first || day > last || Date.parse(trip.end ?? trip.start) <= now) return [];
    const way = wayThrough(trip, wish);
    if (!way) return [];
    const { free } = seatsOf(trip);
    const isSameDay = day === wish.date;
    const hasSeats = free === null || free >= wish.seats;
    const distance = Math.abs(minutesOf(wallTimeOf(new Date(trip.start), timeZone)) - wantedAt);
    const rank = [wish.date !== '' && !isSameDay, way.guesses, !hasSeats, distance].map(Number);
    return [{ fit: { trip, places: way.places, isSameDay, hasSeats }, rank, isSure: way.guesses === 0 }];
  });
  // Whoever can go straight there is not offered a trip that may never pass.
  const isCertain = ranked.some(({ fit, isSure }) => isSure && (fit.isSameDay || wish.date === ''));
  return ranked
    .filter(({ isSure }) => isSure || !isCertain)
    .sort(
      (one, other) =>
        one.rank.map((each, index) => each - (other.rank[index] ?? 0)).find((gap) => gap !== 0) ??
        (one.fit.trip.id < other.fit.trip.id ? -1 : 1),
    )
    .map(({ fit }) => fit);
}

/** Where a trip takes somebody; null where it goes elsewhere. `guesses` counts the places that it may only pass. */
function wayThrough({ from, stops = [], to }: Trip, wish: Wish) {
  const places = [from, ...stops.map(({ place }) => place), to];
  const on = places.findIndex((place) => isSamePlace(place, wish.from));
  const off = places.findIndex((place, index) => index > Math.max(on, 0) && isSamePlace(place, wish.to));
  const knowsOn = wish.from === '' || on !== -1;
  const knowsOff = wish.to === '' || off !== -1;
  if (!knowsOn && !knowsOff) return null;
  // A place on the way may be none of the stops, but not one that the trip leaves behind, or ends at.
  const isBehind = !knowsOff && places.some((place) => isSamePlace(place, wish.to));
  if (isBehind || on === places.length - 1) return null;
  const pickUp = on > 0 ? places[on] : on === -1 && wish.from !== '' ? wish.from : undefined;
  const dropOff = off > 0 && off < places.length - 1 ? places[off] : knowsOff ? undefined : wish.to;
  return {
    places: { ...(pickUp && { pickUp }), ...(dropOff && { dropOff }) },
    guesses: Number(!knowsOn) + Number(!knowsOff),
  };
}

function minutesOf({ day, time }: { day: Day; time: string }): number {
  return noonOf(day).getTime() / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
