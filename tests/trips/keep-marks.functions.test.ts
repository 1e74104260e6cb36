import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';
import { consent, control, newAccount } from '../kit/google.ts';

// A project of its own: a run looks at everybody's records. Straight at what the schedule runs, with a clock that the test
// sets.
const project = 'demo-kept-marks';
for (const [name, value] of Object.entries({
  ...emulatedEnvironment(testedSuite, project),
  ...FUNCTIONS_ENVIRONMENT,
})) {
  vi.stubEnv(name, value);
}
const { googleAccess } = await import('../../functions/src/platform/settings.ts');
const { database } = await import('../../functions/src/platform/firestore.ts');
const { exchangeCode } = await import('../../functions/src/parendar/google/google-consent.ts');
const { googleCalendar } = await import('../../functions/src/parendar/google/google-calendar.ts');
const { saveGrant } = await import('../../functions/src/parendar/grants/grants.ts');
const { eventFrom, tripFrom } = await import('../../functions/src/parendar/mapping/trip-event.ts');
const { publishable } = await import('../../functions/src/parendar/pages/follow-trips.ts');
const { publish } = await import('../../functions/src/trips/publish.ts');
const { markRecord } = await import('../../functions/src/trips/marking.ts');
const { recordOf } = await import('../../functions/src/trips/records.ts');
const { keepDueMarks } = await import('../../functions/src/parendar/keep-marks.ts');

const HOUR_MS = 3_600_000;
const access = googleAccess() ?? expect.fail('There is no access to Google');
const uid = 'olena';
const now = Date.now();
const AFTER = now + 6 * HOUR_MS;
const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();

const clear = async () => {
  const db = await database();
  const names = ['users', 'calendarGrants', 'trips', 'seats', 'tripLinks'];
  await Promise.all(names.map((name) => db.recursiveDelete(db.collection(name))));
};
beforeEach(clear);
afterEach(clear);

/** A trip with pages, of which a driver has marked that its passenger was dropped off. */
async function markedTrip() {
  const calendarId = newAccount();
  const { refreshToken } = await exchangeCode(await consent(calendarId), access);
  await saveGrant(uid, refreshToken, access);
  const google = await googleCalendar(refreshToken, access);
  const ids = { calendarId, tripId: 'marked'.padEnd(26, '0') };
  const input = {
    ...{ driverName: 'Іван', from: 'Львів', to: 'Краків', notes: '', seats: 8, stops: [] },
    passengers: [{ name: 'Олена', phone: '+380671234567' }],
    ...{ start: inHours(-1), end: inHours(2) },
  };
  const event = await google.insert(ids, eventFrom(input, new Date()));
  const published = publishable(calendarId, event) ?? expect.fail('It is no trip');
  const pages = await publish(uid, published, { timeZone: 'Europe/Kyiv' });
  const passenger = pages?.passengers[0]?.key ?? '';
  const ref = await recordOf(uid, ids);
  const mark = (state: 'aboard' | 'off', hours: number) =>
    markRecord(ref, [{ kind: 'ride', passenger, state, at: inHours(hours) }], () => true);
  await mark('off', -0.2);
  const rides = async () => {
    const { event: stored } = await google.event(ids);
    return tripFrom(stored, 'UTC').marks?.rides;
  };
  return { calendarId, ref, mark, rides, tripId: ids.tripId };
}

it('[V-03] marks are in the calendar an hour after the arrival, and not before', async () => {
  const { ref, rides } = await markedTrip();
  expect(await keepDueMarks(access, now + 2 * HOUR_MS)).toEqual({ kept: 0, dropped: 0, left: 0 });
  expect(await rides()).toBeUndefined();
  expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 1, dropped: 0, left: 0 });
  expect(await rides()).toEqual([{ state: 'off' }]);
  expect((await ref.get()).get('keepAt')).toBeUndefined();
  // The pages know the event as it is now.
  expect((await ref.get()).get('marks.rides')).toBeDefined();
  expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 0, dropped: 0, left: 0 });
});

it('[V-03] a mark that comes afterwards, from a phone without a connection, is kept as well', async () => {
  const { mark, rides } = await markedTrip();
  await keepDueMarks(access, AFTER);
  await mark('aboard', -0.1);
  expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 1, dropped: 0, left: 0 });
  expect(await rides()).toEqual([{ state: 'aboard' }]);
});

it.each(['unavailable', 'tooManyRequests'] as const)(
  '[V-03] marks wait while Google is away (%s), and are kept by the next run',
  async (what) => {
    const { calendarId, rides } = await markedTrip();
    await control('fault', { what, kind: 'events.patch', email: calendarId, count: 1 });
    expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 0, dropped: 0, left: 1 });
    expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 1, dropped: 0, left: 0 });
    expect(await rides()).toEqual([{ state: 'off' }]);
  },
);

it('[V-03] of a trip that was deleted they wait for nothing', async () => {
  const { calendarId, tripId, ref } = await markedTrip();
  await control('delete-event', { calendarId, eventId: tripId });
  expect(await keepDueMarks(access, AFTER)).toEqual({ kept: 0, dropped: 1, left: 0 });
  expect((await ref.get()).get('keepAt')).toBeUndefined();
});
