import { listTrips } from '@par-club/functions/contract/parendar';
import { TRIPS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { eventFrom } from '../../../functions/src/parendar/mapping/trip-event.ts';
import { dayAt } from '../../../functions/src/parex/day.ts';
import { people } from '../../../local/sample/people.ts';
import { type Client, type PersonName, signInAs } from '../../kit/emulators.ts';
import { consent, newAccount } from '../../kit/google.ts';
import { call, connectBy, newTripId, TRIP } from '../../parendar/calls.ts';
import { type DirectCalendar, directCalendar, google } from '../direct-calendar.ts';

/** A dispatcher whose calendar has trips on each day of this week. */
export interface Week {
  person: PersonName;
  /** The account at Google, and the way to its calendar past the product. */
  email: string;
  directly: DirectCalendar;
  trips: number;
  /** How many of them there are from Monday to Sunday. */
  ofDays: number[];
  /** The product's way to them. @throws an error when not all of them come */
  list: () => Promise<void>;
  /** The way past the product, in as many pages. @throws as `list` */
  listDirectly: () => Promise<void>;
}

export const TIME_ZONE = 'Europe/Kyiv';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Trips of a page, as the product asks for them. */
const PAGE = 250;
/** Drivers, so few that each drives more than once a day, and so many that none is late. */
const DRIVERS = 40;
/** Hours of UTC between which trips start, which are of one day in Kyiv. */
const HOURS = { from: 5, to: 20 };

/** Days of this week that are over in Kyiv. */
export function daysSinceMonday(now = new Date()): number {
  return (middayOf(now).getUTCDay() + 6) % 7;
}

/** Connects the person's calendar and fills the present week, with trips that are written as the product does. */
export async function fillWeek(person: PersonName, trips: number): Promise<Week> {
  const dispatcher = await signInAs(people[person], { suite: 'bench' });
  const email = newAccount();
  await connectBy(dispatcher, await consent(email, undefined, google));
  const directly = await directCalendar(email);
  const now = new Date();
  const monday = middayOf(now).getTime() - daysSinceMonday(now) * DAY - 12 * HOUR;
  const ofDays = [0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index < trips; index += 1) {
    const day = index % 7;
    const turn = Math.floor(index / 7);
    const hour = HOURS.from + ((HOURS.to - HOURS.from) * turn) / Math.ceil(trips / 7);
    const start = new Date(monday + day * DAY + Math.floor(hour * 60) * 60_000).toISOString();
    const trip = { ...TRIP, driverName: `Водій ${turn % DRIVERS}`, start };
    await directly('POST', '', { id: newTripId(), ...eventFrom(trip, now) });
    ofDays[day] = (ofDays[day] ?? 0) + 1;
  }
  const window = {
    timeMin: new Date(monday).toISOString(),
    timeMax: new Date(monday + 7 * DAY).toISOString(),
  };
  const all = (found: number) => {
    if (found < trips) throw new Error(`${found} of ${trips} trips came`);
  };
  return {
    ...{ person, email, directly, trips, ofDays },
    list: async () => all(await byFunction(dispatcher, window)),
    listDirectly: async () => all(await pageByPage(directly, window)),
  };
}

type Window = { timeMin: string; timeMax: string };

async function byFunction(dispatcher: Client, window: Window): Promise<number> {
  const input = { calendarId: 'primary', ...window, maxResults: TRIPS_LIMIT };
  return (await call(dispatcher, listTrips, input)).trips.length;
}

async function pageByPage(directly: DirectCalendar, window: Window): Promise<number> {
  const asked = { ...window, singleEvents: 'true', orderBy: 'startTime', maxResults: String(PAGE) };
  let found = 0;
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ ...asked, ...(pageToken && { pageToken }) });
    const page = (await directly('GET', `?${query}`)) as { items: unknown[]; nextPageToken?: string };
    found += page.items.length;
    pageToken = page.nextPageToken;
  } while (pageToken);
  return found;
}

/** The middle of the day that it is in Kyiv, by UTC. */
function middayOf(now: Date): Date {
  return new Date(`${dayAt(now, TIME_ZONE).date}T12:00:00.000Z`);
}
