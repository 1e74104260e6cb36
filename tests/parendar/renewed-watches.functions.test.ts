import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { emulatedEnvironment, startFunctions } from '../kit/functions-instance.ts';
import { consent, control, newAccount } from '../kit/google.ts';
import { heard } from '../kit/heard.ts';
import { channelsOf } from './watching.ts';

// A project of its own: a renewal looks at everybody's watches. Straight at what the schedule runs, with a clock that the
// test sets.
const project = 'demo-renewals';
const functions = await startFunctions({ name: 'renewals', environment: FUNCTIONS_ENVIRONMENT, project });
afterAll(() => functions.stop());
for (const [name, value] of Object.entries({
  ...emulatedEnvironment(testedSuite, project),
  ...FUNCTIONS_ENVIRONMENT,
  CALENDAR_PUSH_URL: `${functions.origin}/${project}/region/calendarPush`,
})) {
  vi.stubEnv(name, value);
}
const { googleAccess } = await import('../../functions/src/platform/settings.ts');
const { database } = await import('../../functions/src/platform/firestore.ts');
const { exchangeCode } = await import('../../functions/src/parendar/google/google-consent.ts');
const { googleCalendar } = await import('../../functions/src/parendar/google/google-calendar.ts');
const { readGrant, saveGrant } = await import('../../functions/src/parendar/grants/grants.ts');
const { openChannel } = await import('../../functions/src/parendar/watches/channels.ts');
const { calendarWatches, flagOf, watchesOf, watchKey } = await import(
  '../../functions/src/parendar/watches/watches.ts'
);
const { renewDueWatches } = await import('../../functions/src/parendar/renew-watches.ts');

const DAY_MS = 24 * 60 * 60 * 1000;
const access = googleAccess() ?? expect.fail('There is no access to Google');
const uid = 'olena';
/** When the test looks at its watches. */
const now = Date.now();

/** What a run at a moment has counted. */
const runAt = async (moment: number) => {
  const { oldestMinutes: _oldest, ...counts } = await renewDueWatches(() => moment);
  return counts;
};

const clear = async () => {
  const db = await database();
  await Promise.all(
    ['calendarWatches', 'users', 'calendarGrants'].map((name) => db.recursiveDelete(db.collection(name))),
  );
};
beforeEach(clear);
afterEach(clear);

/** Somebody who has watched a calendar since `usedAt`. @returns the calendar's id, which is the account's address */
async function watched(usedAt = now): Promise<string> {
  const email = newAccount();
  const { refreshToken } = await exchangeCode(await consent(email), access);
  await saveGrant(uid, refreshToken, access);
  expect(await openChannel(uid, email, await googleCalendar(refreshToken, access), { now: usedAt })).toBe(
    true,
  );
  return email;
}

it('[T-09] a channel that ends within a day is replaced by one that is heard, and the former is stopped', async () => {
  const email = await watched();
  const [former] = await channelsOf(email);
  expect(await runAt(now + 5 * DAY_MS)).toEqual({ left: 0 });
  expect(await channelsOf(email)).toEqual([former]);
  expect(await runAt(now + 6.5 * DAY_MS)).toEqual({ renewed: 1, left: 0 });
  const channels = await channelsOf(email);
  expect(channels).toHaveLength(1);
  expect(channels[0]?.id).not.toBe(former?.id);
  const { entries } = await control('log', { email });
  const kinds = entries.map(({ kind }) => kind).filter((kind) => kind !== 'token');
  expect(kinds.slice(-2)).toEqual(['events.watch', 'channels.stop']);

  const flag = await flagOf(uid, watchKey(uid, email));
  const { hear, until } = heard<unknown>();
  flag.onSnapshot((document) => hear(document.get('changes')));
  await until(({ length }) => length > 0);
  const start = { dateTime: '2027-03-03T10:00:00Z' };
  await control('add-event', { by: email, calendarId: email, event: { start, end: start } });
  await until((counts) => counts.at(-1) === 1);
});

it('[T-09] many are renewed, and each once', async () => {
  const email = await watched();
  const grant = (await readGrant(uid, access)) ?? expect.fail('There is no grant');
  const google = await googleCalendar(grant.refreshToken, access);
  const others = await Promise.all(
    ['Польща', 'Чехія'].map((summary) => control('add-calendar', { email, summary })),
  );
  for (const { id } of others) await openChannel(uid, id, google, { now });
  expect(await runAt(now + 6.5 * DAY_MS)).toEqual({ renewed: 3, left: 0 });
  expect(await channelsOf(email)).toHaveLength(3);
});

it('[T-09] one whose grant has ended is forgotten, with the grant', async () => {
  const email = await watched();
  await control('revoke', { email });
  expect(await runAt(now + 6.5 * DAY_MS)).toEqual({ forgotten: 1, left: 0 });
  expect(await watchesOf(uid)).toEqual([]);
  expect(await readGrant(uid, access)).toBeUndefined();
});

it('[T-09] one that nobody has opened for a month ends by itself, and a silent Google is asked again later', async () => {
  const email = await watched(now - 26 * DAY_MS);
  expect(await runAt(now + 6.5 * DAY_MS)).toEqual({ unused: 1, left: 0 });
  await (await calendarWatches()).doc(watchKey(uid, email)).delete();

  const other = await watched();
  await control('fault', { what: 'unavailable', kind: 'token', email: other, count: null });
  await control('expire-tokens', { email: other });
  expect(await runAt(now + 6.5 * DAY_MS)).toEqual({ refused: 1, left: 0 });
  await control('clear-faults', { email: other });
  // The try has its minute.
  expect(await runAt(now + 6.6 * DAY_MS)).toEqual({ renewed: 1, left: 0 });
});
