import type { Trip } from '@par-club/functions/contract/parendar';
import { newTrip, storedTrip } from '../model/trip.ts';
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
const DRIVERS = ['Іван Коваль', 'Петро Шевчук', 'Олег Бойко', 'Сергій Мельник', 'Андрій Ткаченко'] as const;
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

/**
 * Sample trips of the last, this and the next week, the same for the same day.
 * @param timeZone in which they start at a usual hour
 */
export function sampleTrips(now: Date, timeZone: string): Trip[] {
  const next = randomNumbers();
  const one = <Each>(list: readonly Each[]): Each => list[Math.floor(next() * list.length)] as Each;
  const today = todayIn(timeZone, now);
  const first = moveDay(mondayOf(today), -7);
  const dayOf = (index: number) =>
    index < TODAY ? today : moveDay(first, Math.floor(((index - TODAY) * 21) / (COUNT - TODAY)));

  return Array.from({ length: COUNT }, (_, index) => {
    const from = one(CITIES);
    const hour = 5 + Math.floor(next() * 18);
    const time = `${String(hour).padStart(2, '0')}:${one(['00', '15', '30', '45'])}`;
    const input = {
      driverName: one(DRIVERS),
      from,
      to: one(CITIES.filter((city) => city !== from)),
      notes: '',
      passengers: Array.from({ length: Math.floor(next() * (MOST_PASSENGERS + 1)) }, () => ({
        name: one(PASSENGERS),
        // Nobody can have the number: no local number begins with a zero.
        phone: `+38044000${String(Math.floor(next() * 10_000)).padStart(4, '0')}`,
      })),
      seats: one(SEATS),
      start: momentAt({ day: dayOf(index), time }, timeZone).toISOString(),
    };
    const id = `sample${String(index).padStart(2, '0')}`.padEnd(26, '0');
    return newTrip(id, '"demo-0"', storedTrip(input, now));
  });
}

/** Numbers from 0 to below 1, always the same (mulberry32). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
