import { people } from '../../sample/people.ts';
import { addCalendar, type Google } from '../google.ts';
import type { Json } from '../http.ts';
import type { StoredCalendar } from '../state.ts';
import { addEvent } from './event-resource.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Somebody who shares a calendar and never comes here. */
const COLLEAGUE = 'park@example.com';

/** The first look at an account's calendars makes its primary one, with the sample data. */
export function calendarsOf(google: Google, email: string): StoredCalendar[] {
  const { calendars } = google.state;
  if (!calendars.has(email)) addPrimary(google, email);
  return [...calendars.values()].filter(({ roles }) => roles.has(email));
}

function addPrimary(google: Google, email: string): void {
  const primary = addCalendar(google, {
    id: email,
    summary: email,
    timeZone: 'Europe/Kyiv',
    color: '#4986e7',
    roles: new Map([[email, 'owner']]),
  });
  if (google.hasSampleData && email === people.dispatcher.email) fillInDispatcher(google, primary);
}

function fillInDispatcher(google: Google, primary: StoredCalendar): void {
  const email: string = people.dispatcher.email;
  const poland = addCalendar(google, {
    summary: 'Рейси до Польщі',
    timeZone: 'Europe/Warsaw',
    color: '#42d692',
    roles: new Map([[email, 'owner']]),
  });
  const garage = addCalendar(google, {
    summary: 'Графік автопарку',
    timeZone: 'Europe/Kyiv',
    color: '#a47ae2',
    roles: new Map([
      [COLLEAGUE, 'owner'],
      [email, 'reader'],
    ]),
  });
  // On the quarter of an hour: one trip is under way, the others are at sensible times.
  const now = Math.floor(google.now() / (15 * MINUTE)) * 15 * MINUTE;
  const add = (calendar: StoredCalendar, event: Json, by = email) => addEvent(google, calendar, by, event);
  add(primary, trip('Київ', 'Львів', people.driver.name, now - DAY, OLENA, TARAS));
  add(primary, trip('Київ', 'Житомир', people.driver.name, now - 15 * MINUTE, OLENA));
  add(primary, trip('Житомир', 'Рівне', people.otherDriver.name, now + 3 * HOUR, TARAS, IRYNA));
  add(primary, trip('Одеса', 'Умань', people.driver.name, now + DAY));
  add(primary, trip('Львів', 'Київ', people.otherDriver.name, now + 2 * DAY, IRYNA));
  add(primary, olderTrip(now + DAY + 2 * HOUR));
  add(primary, plainEvent('Стоматолог', now + 5 * HOUR));
  add(poland, trip('Львів', 'Краків', people.otherDriver.name, now + 6 * HOUR, OLENA));
  add(poland, trip('Варшава', 'Київ', people.driver.name, now + 3 * DAY, TARAS));
  add(garage, plainEvent('Заміна шин, Sprinter', now + DAY), COLLEAGUE);
}

const OLENA = { name: 'Олена Ткачук', phone: '+380671234567' };
const TARAS = { name: 'Тарас Лисенко', phone: '+380509876543' };
const IRYNA = { name: 'Ірина Савчук', phone: '+380931112233' };

/** A trip of one hour as this product writes it. */
function trip(
  from: string,
  to: string,
  driverName: string,
  start: number,
  ...passengers: { name: string; phone: string }[]
): Json {
  return {
    summary: `${from} - ${to} | ${driverName}`,
    location: `${from} - ${to}`,
    description: JSON.stringify({ version: 1, driverName, notes: '', passengers }),
    ...oneHourFrom(start),
  };
}

/** A trip as the older form wrote it. */
function olderTrip(start: number): Json {
  const { name } = people.driver;
  return {
    summary: `Чернівці - Тернопіль | ${name}`,
    location: 'Чернівці - Тернопіль',
    description: `Driver: ${name}\nЗабрати посилку в касі\nPassengers:\n${TARAS.name}\t${TARAS.phone}\n${IRYNA.name}\t${IRYNA.phone}`,
    ...oneHourFrom(start),
  };
}

function plainEvent(summary: string, start: number): Json {
  return { summary, ...oneHourFrom(start) };
}

function oneHourFrom(start: number): Json {
  const time = (moment: number) => ({ dateTime: new Date(moment).toISOString(), timeZone: 'UTC' });
  return { start: time(start), end: time(start + HOUR) };
}
