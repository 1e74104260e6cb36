import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@par-club/functions/contract/account';
import { connectCalendar, disconnectCalendar, listCalendars } from '@par-club/functions/contract/parendar';
import { extractRows } from '@par-club/functions/contract/parex';
import { describe, expect, it } from 'vitest';
import { personWithEverything } from '../account/person.ts';
import { documentsThatName } from '../account/whole-database.ts';
import { killHostAskingGoogle, killHostAskingModel } from '../kit/functions-host.ts';
import {
  BEYOND_ANY_LIMIT,
  consent,
  control,
  countRequests,
  type Fault,
  type LogEntry,
  newAccount,
} from '../kit/google.ts';
import { call, connectBy, grantOf, newTripId, refusal, TRIP } from '../parendar/calls.ts';
import { setUp } from '../parendar/dispatcher.ts';
import { countsOf } from '../parex/counters.ts';

const { dispatcher, account, make, change, remove, list } = await setUp();

/** What the SDK makes of a function that ended without an answer; the page says that the server did not answer. */
const NO_ANSWER = { code: 'functions/internal', details: undefined };
/** Whether Google has done what it was asked for by the time that the functions' host ends. */
const MOMENTS = [
  ['before', 'delay'],
  ['after', 'delayAfter'],
] as const;

/** Begins a call, and ends the process that it runs in while that waits for Google. */
async function killed(
  begin: () => Promise<unknown>,
  what: Fault['what'],
  kind: LogEntry['kind'],
  email = account(),
): Promise<void> {
  await control('fault', { what, kind, email, milliseconds: BEYOND_ANY_LIMIT });
  const lost = expect(begin()).rejects.toMatchObject(NO_ANSWER);
  await killHostAskingGoogle(email, kind);
  await lost;
}

/** What Google answered to each request of a kind; 0 for one whose answer nobody waited for. */
async function answersTo(kind: string, email = account()): Promise<number[]> {
  const { entries } = await control('log', { email });
  return entries.filter((entry) => entry.kind === kind).map(({ status }) => status);
}

describe('a host that ends while the model reads', () => {
  it('[X-17] [S-04] leaves the next press working, and each press counted once', async () => {
    const key = `sk-test-silent-${randomUUID()}`;
    const read = (message: string) => call(dispatcher, extractRows, { message, columns: ['Звідки'] });
    const lost = expect(read(`з Києва [${key}]`)).rejects.toMatchObject(NO_ANSWER);
    await killHostAskingModel(key);
    await lost;
    const { uid = '' } = dispatcher.auth.currentUser ?? {};
    expect(await countsOf(uid)).toEqual([1]);
    expect((await read('з Києва')).rows).toMatchObject([{ 1: { value: 'Київ' } }]);
    expect(await countsOf(uid)).toEqual([2]);
  });
});

describe.each(MOMENTS)('a host that ends %s Google', (moment, what) => {
  it('[P-16] made a trip leaves one trip, however often it is sent', async () => {
    const tripId = newTripId();
    await killed(() => make({}, tripId), what, 'events.insert');
    expect((await make({}, tripId)).id).toBe(tripId);
    const { stops: _none, ...filledIn } = TRIP;
    expect(await list()).toMatchObject([{ id: tripId, ...filledIn }]);
    expect(await answersTo('events.insert')).toEqual([0, moment === 'after' ? 409 : 200]);
  });

  it('[P-16] changed a trip leaves it changed once', async () => {
    const seen = await make();
    const changed = { ...TRIP, to: 'Краків' };
    await killed(() => change(seen, changed), what, 'events.patch');
    expect((await change(seen, changed)).to).toBe('Краків');
    expect(await list()).toMatchObject([{ to: 'Краків' }]);
    expect(await answersTo('events.patch')).toEqual(moment === 'after' ? [0] : [0, 200]);
  });

  it('[P-16] deleted a trip leaves it deleted', async () => {
    const seen = await make();
    await killed(() => remove(seen), what, 'events.delete');
    expect(await remove(seen)).toEqual({});
    expect(await list()).toEqual([]);
    expect(await answersTo('events.delete')).toEqual(moment === 'after' ? [0] : [0, 204]);
  });

  it('[S-05] ended a grant leaves it to be ended by who presses again', async () => {
    await killed(() => call(dispatcher, disconnectCalendar, {}), what, 'revoke');
    expect((await grantOf(dispatcher).get()).exists).toBe(true);
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect((await grantOf(dispatcher).get()).exists).toBe(false);
    expect(await answersTo('revoke')).toEqual([0, moment === 'after' ? 400 : 200]);
  });

  it('[S-06] ended the grant of a deleted account leaves nothing after another press', async () => {
    const { client, uid, email, calendarEmail } = await personWithEverything();
    const press = () => call(client, deleteAccount, { uid });
    await killed(press, what, 'revoke', calendarEmail);
    expect(await press()).toEqual({});
    expect(await documentsThatName([uid, email])).toEqual([]);
    expect(await answersTo('revoke', calendarEmail)).toEqual([0, moment === 'after' ? 400 : 200]);
    await client.close();
  });
});

describe('a host that ends while a calendar is', () => {
  it('[S-05] disconnected leaves nothing that works, for who does not press again either', async () => {
    await killed(() => call(dispatcher, disconnectCalendar, {}), 'delayAfter', 'revoke');
    await control('expire-tokens', { email: account() });
    const lost = await refusal(call(dispatcher, listCalendars, {}));
    expect(lost).toMatchObject({ reason: 'grant-lost' });
    expect((await grantOf(dispatcher).get()).exists).toBe(false);
  });

  it('[P-17] connected keeps nothing, and a new consent connects it', async () => {
    await grantOf(dispatcher).delete();
    const email = newAccount();
    const given = await consent(email);
    await killed(() => connectBy(dispatcher, given), 'delayAfter', 'token', email);
    expect((await grantOf(dispatcher).get()).exists).toBe(false);
    expect(await refusal(call(dispatcher, connectCalendar, given))).toMatchObject({ reason: 'bad-consent' });
    await connectBy(dispatcher, await consent(email));
    await expect(call(dispatcher, listCalendars, {})).resolves.toMatchObject({ calendars: [{ id: email }] });
    expect(await countRequests(email, 'revoke')).toBe(0);
  });
});
