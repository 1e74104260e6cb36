import type { Trip } from '@par-club/functions/contract/parendar';
import { withIds } from '@par-club/functions/shared/booking';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { mondayOf, moveDay, todayIn } from '../model/week.ts';
import { momentAt } from '../model/zoned-time.ts';
import samples from './samples.json' with { type: 'json' };

const COUNT = 20;
/** Trips that are today, so that the first view is not empty. */
const TODAY = 3;
const MOST_PASSENGERS = 3;
/**
 * Sample trips of the last, this and the next week.
 * @param timeZone in which they start at a usual hour
 * @param seed a whole number; one and the same gives the same trips on the same day
 */
export function sampleTrips(now: Date, timeZone: string, seed: number): Trip[] {
  const next = randomNumbers(seed);
  const one = <Each>(list: readonly Each[]): Each => list[Math.floor(next() * list.length)] as Each;
  const today = todayIn(timeZone, now);
  const first = moveDay(mondayOf(today), -7);
  const dayOf = (index: number) =>
    index < TODAY ? today : moveDay(first, Math.floor(((index - TODAY) * 21) / (COUNT - TODAY)));

  // Nobody drives two of today's trips, which may be at one time; other days have one at most.
  const driverOf = (index: number) =>
    samples.drivers[
      (seed + (index < TODAY ? index : TODAY + (index % 2))) % samples.drivers.length
    ] as string;

  return Array.from({ length: COUNT }, (_, index) => {
    const from = one(samples.cities);
    const to = one(samples.cities.filter((city) => city !== from));
    // Early enough to arrive on the same day.
    const hour = 5 + Math.floor(next() * 12);
    const time = `${String(hour).padStart(2, '0')}:${one(['00', '15', '30', '45'])}`;
    const start = momentAt({ day: dayOf(index), time }, timeZone);
    const minutes = 60 * (2 + Math.floor(next() * 6));
    const stop = { place: one(samples.stops), minutes: minutes / 2 };
    const hasStop = next() < 0.5;
    const price = { amount: one(samples.prices), currency: 'UAH' as const };
    const passengers = Array.from({ length: Math.floor(next() * (MOST_PASSENGERS + 1)) }, () => ({
      name: one(samples.passengers),
      // Nobody can have the number: no local number begins with a zero.
      phone: `+38044000${String(Math.floor(next() * 10_000)).padStart(4, '0')}`,
      ...(next() < 0.3 && { seats: 2 }),
      ...(hasStop && next() < 0.5 && { pickUp: stop.place }),
      ...(next() < 0.3 && { note: one(samples.notes) }),
      price,
      ...(next() < 0.4 && { isPaid: true }),
    }));
    const taken = passengers.reduce((sum, { seats = 1 }) => sum + seats, 0);
    const id = `sample${String(index).padStart(2, '0')}`.padEnd(26, '0');
    const input = {
      driverName: driverOf(index),
      from,
      to,
      notes: '',
      passengers: withIds(passengers, id),
      seats: one(samples.seats.filter((seats) => seats >= taken)),
      start: start.toISOString(),
      end: new Date(start.getTime() + minutes * 60_000).toISOString(),
      stops: hasStop ? [stop] : [],
    };
    return newTrip(id, '"demo-0"', storedTrip(input, now));
  });
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
