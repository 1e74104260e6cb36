import { listTrips } from '@par-club/functions/contract/parendar';
import { TRIPS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { extractRows, type Rows } from '@par-club/functions/contract/parex';
import { doc, onSnapshot } from 'firebase/firestore';
import { httpsCallable } from 'firebase/functions';
import { afterAll, expect, inject, test } from 'vitest';
import { type Client, clientApp, newPerson, signInAs } from '../kit/emulators.ts';
import { control } from '../kit/google.ts';
import { call, connect } from '../parendar/calls.ts';
import { placePathOf, type SeededDriver, seedDriver } from '../parloc/seed.ts';

// What holds under load; how fast it is, `npm run bench:load` measures.

const DRIVERS = 40;
const LISTENERS = 5;
const MOVES = 5;
const CALLS = 50;
const TRIPS = 300;

const opened: Client[] = [];
const open = (client: Client) => {
  opened.push(client);
  return client;
};
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/**
 * Listens to a driver: when the first place has come, and one of this accuracy. The emulator may not tell a listener of a
 * write that it is just taking on, and may fail a write one of whose listeners leaves at that moment.
 */
function listen({ firestore }: Client, driver: SeededDriver, accuracy: number) {
  const [begun, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onSnapshot(
    doc(firestore, placePathOf(driver)),
    (place) => {
      begun.resolve();
      if (place.get('position.accuracy') === accuracy) arrived.resolve();
    },
    arrived.reject,
  );
  return { begun: begun.promise, arrived: arrived.promise };
}

test(`the last of ${MOVES} places of each of ${DRIVERS} drivers reaches ${LISTENERS} visitors`, async () => {
  const drivers = await Promise.all(Array.from({ length: DRIVERS }, () => seedDriver()));
  const visitors = Array.from({ length: LISTENERS }, () => open(clientApp()));
  const last = 100 + MOVES;
  const listeners = visitors.flatMap((visitor) => drivers.map((driver) => listen(visitor, driver, last)));
  await Promise.all(listeners.map(({ begun }) => begun));
  for (let accuracy = 101; accuracy <= last; accuracy += 1) {
    await Promise.all(drivers.map((driver) => driver.share({ accuracy })));
  }
  const arrivals = Promise.all(listeners.map(({ arrived }) => arrived));
  await expect(arrivals).resolves.toHaveLength(DRIVERS * LISTENERS);
});

test(`${CALLS} messages that are sent at once each become their own row`, async () => {
  // One process for all, as an instance of a deployed function; the emulator would start a process for each.
  const { functions } = open(clientApp({ functions: inject('functions').ordinary }));
  const read = httpsCallable<unknown, Rows>(functions, extractRows.name);
  const rows = await Promise.all(
    Array.from({ length: CALLS }, async (_any, index) => {
      const phone = `+38067${String(1_000_000 + index)}`;
      const { data } = await read({ message: `Олена, ${phone}`, columns: ['Телефон'] });
      return { phone, cells: JSON.stringify(data) };
    }),
  );
  for (const { phone, cells } of rows) expect(cells).toContain(phone);
});

test(`a week of ${TRIPS} trips is read whole`, async () => {
  const dispatcher = open(await signInAs(newPerson(), { functions: inject('functions').ordinary }));
  const email = await connect(dispatcher);
  const monday = Date.parse('2027-03-01T04:00:00.000Z');
  for (let index = 0; index < TRIPS; index += 1) {
    const start = monday + index * 30 * 60_000;
    const event = {
      summary: `Суми - Канів | Водій ${index}`,
      start: { dateTime: new Date(start).toISOString() },
      end: { dateTime: new Date(start + 60 * 60_000).toISOString() },
    };
    await control('add-event', { by: email, calendarId: email, event });
  }
  const week = { timeMin: '2027-03-01T00:00:00.000Z', timeMax: '2027-03-08T00:00:00.000Z' };
  const { trips } = await call(dispatcher, listTrips, {
    calendarId: 'primary',
    ...week,
    maxResults: TRIPS_LIMIT,
  });
  expect(new Set(trips.map(({ id }) => id)).size).toBe(TRIPS);
});
