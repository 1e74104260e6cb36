import type { Trip } from '@par-club/functions/contract/parendar';

/** In milliseconds since 1970. */
export const NOW = Date.parse('2027-03-03T10:00:00.000Z');

const HOUR = 60 * 60_000;
const PASSENGERS = 8;
const TOWNS = ['Київ', 'Львів', 'Краків', 'Івано-Франківськ', 'Кам’янець-Подільський', 'Варшава', 'Прага'];
const NAMES = ['Олена', 'Тарас', 'Мар’яна', 'Юрій', 'Наталія', 'Василь', 'Олег', 'Ірина', 'Дмитро'];
const SURNAMES = ['Кравець', 'Поліщук', 'Лисенко', 'Савчук', 'Гончар', 'Руденко', 'Мороз'];
const DRIVERS = ['Іван Коваль', 'Петро Шевчук', 'Олег Бойко'];

/** Trips of weeks before and after `NOW`, each with eight passengers. */
export function trips(count: number): Trip[] {
  return Array.from({ length: count }, (_, index) => {
    const start = NOW + (index - count / 2) * 3 * HOUR;
    return {
      id: `trip${index}`,
      etag: '"1"',
      origin: 'product',
      summary: '',
      driverName: one(DRIVERS, index),
      from: one(TOWNS, index),
      to: one(TOWNS, index + 3),
      notes: '',
      passengers: Array.from({ length: PASSENGERS }, (_each, seat) => passenger(index * PASSENGERS + seat)),
      seats: PASSENGERS,
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR).toISOString(),
      isAllDay: false,
      status: 'confirmed',
      link: '',
      creator: '',
    };
  });
}

function passenger(index: number) {
  const name = `${one(NAMES, index)} ${one(SURNAMES, Math.floor(index / NAMES.length))}`;
  const digits = String(index).padStart(7, '0');
  return { id: `row${digits}`, name, phone: `+38067${digits}`, pickUp: one(TOWNS, index + 1) };
}

function one(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
