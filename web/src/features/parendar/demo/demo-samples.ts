import type { Trip } from '@par-club/functions/contract/parendar';
import { withIds } from '@par-club/functions/shared/booking';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { mondayOf, moveDay, todayIn } from '../model/week.ts';
import { momentAt } from '../model/zoned-time.ts';

const COUNT = 20;
/** Trips that are today, so that the first view is not empty. */
const TODAY = 3;
const MOST_PASSENGERS = 3;
const SEATS = [4, 7, 8, 18] as const;

const CITIES = [
  'Київ',
  'Львів',
  'Одеса',
  'Харків',
  'Дніпро',
  'Вінниця',
  'Полтава',
  'Черкаси',
  'Житомир',
  'Рівне',
  'Луцьк',
  'Тернопіль',
  'Івано-Франківськ',
  'Ужгород',
  'Чернівці',
] as const;
const DRIVERS = ['Іван Коваль', 'Петро Шевчук', 'Роман Бойко', 'Сергій Мельник', 'Андрій Ткаченко'] as const;
const PASSENGERS = [
  'Олена Кравець',
  'Марія Поліщук',
  'Тарас Лисенко',
  'Ірина Савчук',
  'Юрій Гончар',
  'Наталія Руденко',
  'Василь Мороз',
  'Оксана Дяченко',
] as const;

const STOPS = ['Умань', 'Бровари', 'Фастів', 'Сарни', 'Дубно'] as const;
const NOTES = ['Велика валіза', 'Дитяче крісло', 'Подзвонити за годину'] as const;
const PRICES = [400, 550, 700, 900] as const;

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
    DRIVERS[(seed + (index < TODAY ? index : TODAY + (index % 2))) % DRIVERS.length] as string;

  return Array.from({ length: COUNT }, (_, index) => {
    const from = one(CITIES);
    const to = one(CITIES.filter((city) => city !== from));
    // Early enough to arrive on the same day.
    const hour = 5 + Math.floor(next() * 12);
    const time = `${String(hour).padStart(2, '0')}:${one(['00', '15', '30', '45'])}`;
    const start = momentAt({ day: dayOf(index), time }, timeZone);
    const minutes = 60 * (2 + Math.floor(next() * 6));
    const stop = { place: one(STOPS), minutes: minutes / 2 };
    const hasStop = next() < 0.5;
    const price = { amount: one(PRICES), currency: 'UAH' as const };
    const passengers = Array.from({ length: Math.floor(next() * (MOST_PASSENGERS + 1)) }, () => ({
      name: one(PASSENGERS),
      // Nobody can have the number: no local number begins with a zero.
      phone: `+38044000${String(Math.floor(next() * 10_000)).padStart(4, '0')}`,
      ...(next() < 0.3 && { seats: 2 }),
      ...(hasStop && next() < 0.5 && { pickUp: stop.place }),
      ...(next() < 0.3 && { note: one(NOTES) }),
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
      seats: one(SEATS.filter((seats) => seats >= taken)),
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
