import type { VanPage } from '@par-club/functions/contract/trips';
import { VAN_PAGES } from '@par-club/functions/contract/trips.values';
import { expect, it } from 'vitest';
import { control } from '../kit/google.ts';
import { listening } from '../kit/listening.ts';
import { startWatchingFunctions, watch } from '../parendar/watching.ts';
import {
  type Dispatcher,
  dispatcher,
  makeTrip,
  passengerOf,
  publish,
  seatOf,
  stranger,
} from './dispatcher.ts';

const functions = await startWatchingFunctions('following');
const phone = stranger();

async function watchedTrip() {
  const someone: Dispatcher = await dispatcher({ functions });
  const trip = await makeTrip(someone);
  const pages = await publish(someone, trip);
  await watch(someone.client, someone.email);
  const shown = await listening<VanPage>(phone, `${VAN_PAGES}/${pages.van}`);
  return { pages, shown, ids: { calendarId: someone.email, eventId: trip.id } };
}

it('[V-05] a change that somebody makes in Google Calendar is on the pages, while nobody looks at the board', async () => {
  const { pages, shown, ids } = await watchedTrip();
  await control('edit-event', { ...ids, changes: { location: 'Львів - Варшава' } });
  const van = await shown(({ to }) => to === 'Варшава');
  expect(van.passengers).toHaveLength(2);
  expect(await seatOf(phone, passengerOf(pages, 'Олена').seat)).toMatchObject({ to: 'Варшава' });
});

it('[V-05] a trip that is moved to another week is followed, and one that is deleted says so', async () => {
  const { pages, shown, ids } = await watchedTrip();
  const NEXT_WEEK = Date.now() + 9 * 24 * 3_600_000;
  const later = (hours: number) => ({ dateTime: new Date(NEXT_WEEK + hours * 3_600_000).toISOString() });
  // Google keeps whole seconds.
  const start = later(0);
  await control('edit-event', { ...ids, changes: { start, end: later(3) } });
  const moved = await shown((van) => van.start.slice(0, 19) === start.dateTime.slice(0, 19));
  expect(moved.endsAt.seconds * 1000).toBeGreaterThan(NEXT_WEEK + 48 * 3_600_000);
  await control('delete-event', ids);
  await shown(({ isCancelled }) => isCancelled);
  const seat = await seatOf(phone, passengerOf(pages, 'Олена').seat);
  expect(seat).toMatchObject({ isCancelled: true });
});
