import { people } from '../../sample/people.ts';
import { addCalendar, type Google } from '../google.ts';
import type { Json } from '../http.ts';
import type { StoredCalendar } from '../state.ts';
import { addEvent } from './event-resource.ts';
import samples from './sample-events.json' with { type: 'json' };

const HOUR = 60 * 60_000;
const QUARTER = HOUR / 4;
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
  const now = Math.floor(google.now() / QUARTER) * QUARTER;
  const calendars: Readonly<Record<string, StoredCalendar>> = { primary, poland, garage };
  const add = (name: string, hours: number, event: Json) => {
    const calendar = calendars[name];
    const by = calendar === garage ? COLLEAGUE : email;
    const [start, end] = [hours, hours + 1].map((hour) => ({
      dateTime: new Date(now + hour * HOUR).toISOString(),
      timeZone: 'UTC',
    }));
    if (calendar) addEvent(google, calendar, by, { ...event, start, end });
  };
  // As this product writes them.
  for (const { calendar, hours, way, driver, passengers } of samples.trips) {
    const { name: driverName } = people[driver as 'driver' | 'otherDriver'];
    const description = JSON.stringify({ version: 1, driverName, notes: '', passengers });
    add(calendar, hours, { summary: `${way} | ${driverName}`, location: way, description });
  }
  for (const { calendar, hours, event } of samples.others) add(calendar, hours, event);
}
