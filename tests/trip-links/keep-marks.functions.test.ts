import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';
import { control, newAccount } from '../kit/google.ts';
import { descriptions, POISON } from '../parendar/hostile-events.ts';

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
const { googleCalendar } = await import('../../functions/src/parendar/google/google-calendar.ts');
const { revokeGrant } = await import('../../functions/src/parendar/grants/grants.ts');
const { eventFrom, tripFrom } = await import('../../functions/src/parendar/mapping/trip-event.ts');
const { publishable } = await import('../../functions/src/parendar/trip-links/follow-trips.ts');
const { publish } = await import('../../functions/src/trip-links/publish.ts');
const { markRecord } = await import('../../functions/src/trip-links/marking.ts');
const { recordOf } = await import('../../functions/src/trip-links/records.ts');
const { keepDueMarks, keepSoon } = await import('../../functions/src/parendar/keep-marks.ts');
const { addDueTrips, connectPerson, countKept } = await import('./due-trips.ts');

const HOUR_MS = 3_600_000;
const access = googleAccess() ?? expect.fail('There is no access to Google');
const uid = 'olena';
const now = Date.now();
const AFTER = now + 6 * HOUR_MS;
/** What a run at a moment has counted. */
const runAt = async (moment: number) => {
  const { oldestMinutes: _oldest, left, ...counts } = await keepDueMarks(() => moment);
  expect(left).toBe(0);
  return counts;
};
const DAY_MS = 24 * HOUR_MS;
const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();

const clear = async () => {
  const db = await database();
  const names = ['users', 'calendarGrants', 'trips', 'seats', 'tripLinks'];
  await Promise.all(names.map((name) => db.recursiveDelete(db.collection(name))));
};
beforeEach(clear);
afterEach(clear);

/** Of the present test's trip. */
let lastAccount = '';

/** A trip with pages, of which a driver has marked that its passenger was dropped off. */
async function markedTrip() {
  const calendarId = newAccount();
  lastAccount = calendarId;
  const refreshToken = await connectPerson(uid, calendarId);
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
  const record = async () => {
    const fields = (await ref.get()).data() ?? expect.fail('There is no record');
    const daysKept = (fields.expiresAt.seconds * 1000 - Date.parse(fields.end)) / DAY_MS;
    return { ...fields, daysKept: Math.round(daysKept) };
  };
  return { calendarId, mark, rides, record, tripId: ids.tripId };
}

it('[V-03] marks are in the calendar an hour after the arrival, and not before', async () => {
  const { record, rides } = await markedTrip();
  expect(await runAt(now + 2 * HOUR_MS)).toEqual({});
  expect(await rides()).toBeUndefined();
  expect(await runAt(AFTER)).toEqual({ kept: 1 });
  expect(await rides()).toEqual([{ state: 'off' }]);
  const { keepAt, daysKept, marks } = await record();
  // The pages know the event as it is now.
  expect([keepAt, daysKept, Object.keys(marks.rides).length]).toEqual([undefined, 14, 1]);
  expect(await runAt(AFTER)).toEqual({});
});

it('[V-03] a mark that comes afterwards, from a phone without a connection, is kept as well', async () => {
  const { mark, rides } = await markedTrip();
  await runAt(AFTER);
  await mark('aboard', -0.1);
  expect(await runAt(AFTER)).toEqual({ kept: 1 });
  expect(await rides()).toEqual([{ state: 'aboard' }]);
});

it.each([
  ['unavailable', 'provider-error'],
  ['tooManyRequests', 'provider-rate-limit'],
  ['forbidden', 'forbidden'],
] as const)(
  '[V-03] [F-S13] marks that Google refuses (%s) outlive their time, wait, and are kept by a later run',
  async (what, reason) => {
    const { calendarId, rides, record } = await markedTrip();
    await control('fault', { what, kind: 'events.patch', email: calendarId, count: null });
    expect(await runAt(AFTER)).toEqual({ [reason]: 1 });
    expect(await runAt(AFTER)).toEqual({});
    expect(await runAt(AFTER + HOUR_MS)).toEqual({ [reason]: 1 });
    expect(await record()).toMatchObject({ unkept: { reason, tries: 2 }, daysKept: 90 });
    await control('clear-faults', { email: calendarId });
    // The second wait is the longer one.
    expect(await runAt(AFTER + 1.9 * HOUR_MS)).toEqual({});
    expect(await runAt(AFTER + 2 * HOUR_MS)).toEqual({ kept: 1 });
    expect(await rides()).toEqual([{ state: 'off' }]);
    const { unkept, daysKept } = await record();
    expect([unkept, daysKept]).toEqual([undefined, 14]);
  },
);

it.each<[string, () => Promise<unknown>]>([
  ['was taken back at Google', () => control('revoke', { email: lastAccount })],
  ['was given back here', () => revokeGrant(uid)],
])('[F-S13] marks of who has no grant, because it %s, wait for a new one', async (_, end) => {
  const { calendarId, record } = await markedTrip();
  await end();
  const [reason] = Object.keys(await runAt(AFTER));
  expect(['grant-lost', 'not-connected']).toContain(reason);
  expect(await record()).toMatchObject({ unkept: { reason, tries: 1 }, daysKept: 90 });
  await connectPerson(uid, calendarId);
  await keepSoon(uid);
  expect(await runAt(Date.now() + HOUR_MS)).toEqual({ kept: 1 });
  expect(await countKept(calendarId)).toBe(1);
});

it('[V-03] [F-S13] marks of a trip that was deleted wait for nothing, and stay with their dispatcher', async () => {
  const { calendarId, tripId, record } = await markedTrip();
  await control('delete-event', { calendarId, eventId: tripId });
  expect(await runAt(AFTER)).toEqual({ dropped: 1 });
  const { keepAt, unkept, daysKept } = await record();
  expect([keepAt, unkept?.reason, daysKept]).toEqual([undefined, 'not-found', 90]);
});

describe('one person never stops the marks of others', () => {
  it('[F-S13] by 200 trips that cannot be kept, before all others: one run keeps the others, and the 200 wait', async () => {
    const [readOnly, ...others] = Array.from({ length: 5 }, () => newAccount());
    await addDueTrips('absent', 'absent@example.com', { count: 200, dueAt: now - DAY_MS });
    await connectPerson('reader', readOnly ?? '');
    await addDueTrips('reader', readOnly ?? '', { count: 8, dueAt: now - DAY_MS });
    await control('fault', { what: 'forbidden', kind: 'events.patch', email: readOnly ?? '', count: null });
    for (const [at, email] of others.entries()) {
      await connectPerson(`other${at}`, email);
      await addDueTrips(`other${at}`, email, { count: 3, dueAt: now });
    }
    expect(await keepDueMarks(() => AFTER)).toEqual({
      ...{ kept: 12, forbidden: 8, 'not-connected': 200, left: 0 },
      oldestMinutes: (6 + 24) * 60,
    });
    for (const email of others) expect(await countKept(email)).toBe(3);
    expect(await runAt(AFTER)).toEqual({});
  });

  it('[F-S12] by events that hold what no program writes: each run ends, and keeps what can be kept', async () => {
    const [hostile = '', other = ''] = [newAccount(), newAccount()];
    const odd = [...POISON, ...fc.sample(descriptions, 30).filter(({ length }) => length < 6000), 'Обід'];
    await connectPerson('hostile', hostile);
    for (const description of odd)
      await addDueTrips('hostile', hostile, { count: 1, dueAt: now - DAY_MS, description });
    await connectPerson('other', other);
    await addDueTrips('other', other, { count: 3, dueAt: now });
    const { kept = 0, ...refused } = await runAt(AFTER);
    expect(await countKept(other)).toBe(3);
    // What is no trip says so; all of the others are kept.
    expect([kept, refused]).toEqual([odd.length + 2, { 'not-ours': 1 }]);
  });
});
