import { connectCalendar, disconnectCalendar, listCalendars } from '@par-club/functions/contract/parendar';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetThisGrant, keepGrant, readGrant } from '../../functions/src/parendar/grants.ts';
import { type Client, clientApp, signInAs } from '../kit/emulators.ts';
import { consent, control, countRequests, newAccount, SCOPES } from '../kit/google.ts';
import { call, connect, grantOf, refusal } from './calls.ts';

let visitor: Client;
let dispatcher: Client;
let stranger: Client;
beforeAll(async () => {
  visitor = clientApp();
  [dispatcher, stranger] = await Promise.all([signInAs('dispatcher'), signInAs('stranger')]);
});
beforeEach(() => Promise.all([dispatcher, stranger].map((client) => grantOf(client).delete())));
afterAll(() => Promise.all([visitor, dispatcher, stranger].map(({ close }) => close())));

const calendarsOf = (client: Client) => call(client, listCalendars, {});
const kept = async (client: Client) => (await grantOf(client).get()).data();
/** What the calendars of somebody are who has not connected any. */
const NONE = { calendars: null };
const GRANT_LOST = { reason: 'grant-lost', message: 'Failed to refresh access token' };

describe('connecting', () => {
  it('[P-14] lets this person into their calendars, and nobody else', async () => {
    const email = await connect(dispatcher);
    const { calendars } = await calendarsOf(dispatcher);
    expect(calendars).toMatchObject([{ id: email, isPrimary: true, isWritable: true }]);
    expect(await calendarsOf(stranger)).toEqual(NONE);
  });

  it('[S-05] keeps the grant in a document that tells nothing of it', async () => {
    await connect(dispatcher);
    const grant = await kept(dispatcher);
    expect(grant).toEqual({
      keyVersion: expect.stringMatching(/^[0-9a-f]{8}$/),
      nonce: expect.stringMatching(/^[\w+/]{16}$/),
      ciphertext: expect.any(String),
      grantedAt: expect.any(Timestamp),
    });
    await calendarsOf(dispatcher);
    expect(await kept(dispatcher)).toEqual(grant);
    const bytes = Object.values(grant ?? {}).map((part) => Buffer.from(String(part), 'base64'));
    for (const token of ['1//0', 'ya29.']) {
      expect(JSON.stringify(grant)).not.toContain(token);
      expect(Buffer.concat(bytes).includes(token)).toBe(false);
    }
  });

  it('[S-05] answers nothing', async () => {
    expect(await call(dispatcher, connectCalendar, await consent(newAccount()))).toEqual({});
  });

  it('[P-14] takes a code once, and Google ends what it gave for a code that comes twice', async () => {
    const code = await consent(newAccount());
    await call(dispatcher, connectCalendar, code);
    expect(await refusal(call(stranger, connectCalendar, code))).toMatchObject({ reason: 'bad-consent' });
    expect(await kept(stranger)).toBeUndefined();
  });

  it.each([
    ['a made-up code', { code: '4/0made-up' }],
    ["a code without its owner's secret", { codeVerifier: 'a'.repeat(43) }],
    ['an address that the code did not go to', { redirectUri: 'http://localhost:5999/parendar/consent' }],
    ['an address of somebody else', { redirectUri: 'https://par.example.com/parendar/consent' }],
  ])('[P-14] refuses %s', async (_, other) => {
    const code = { ...(await consent(newAccount())), ...other };
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'bad-consent' });
    expect(await kept(dispatcher)).toBeUndefined();
  });

  it('[P-17] by a code that comes twice from the same person leaves nobody connected', async () => {
    const code = await consent(newAccount());
    await call(dispatcher, connectCalendar, code);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toEqual({
      reason: 'bad-consent',
      message: 'The consent cannot be used. Please connect the calendar again.',
    });
    // Google has ended what it gave for that code, for it may have been stolen.
    expect(await refusal(calendarsOf(dispatcher))).toEqual(GRANT_LOST);
    await connect(dispatcher);
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: expect.any(Array) });
  });

  it('[P-17] refuses a code with the secret of another consent, and the code stays its owner’s', async () => {
    const [mine, theirs] = await Promise.all([consent(newAccount()), consent(newAccount())]);
    const mixed = { ...mine, codeVerifier: theirs.codeVerifier };
    expect(await refusal(call(stranger, connectCalendar, mixed))).toMatchObject({ reason: 'bad-consent' });
    expect(await kept(stranger)).toBeUndefined();
    expect(await call(dispatcher, connectCalendar, mine)).toEqual({});
  });

  it.each(SCOPES)('[P-17] refuses a consent to nothing but %s, and gives it back', async (scope) => {
    const email = newAccount();
    const code = await consent(email, [scope]);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'scope-missing' });
    expect(await countRequests(email, 'revoke')).toBe(1);
    expect(await kept(dispatcher)).toBeUndefined();
  });

  it('leaves a grant that works alone when a second consent leaves a right out', async () => {
    const email = await connect(dispatcher);
    const code = await consent(email, [SCOPES[0]]);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'scope-missing' });
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[P-17] once more with the same account takes the new grant and keeps it alive', async () => {
    const email = await connect(dispatcher);
    await connect(dispatcher, email);
    expect(await countRequests(email, 'revoke')).toBe(0);
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[S-05] with another account gives the grant of the former back', async () => {
    const former = await connect(dispatcher);
    const present = await connect(dispatcher);
    expect(await countRequests(former, 'revoke')).toBe(1);
    expect(await countRequests(present, 'revoke')).toBe(0);
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: present }] });
  });

  it('[P-17] works again after the former grant was taken back at Google', async () => {
    await control('revoke', { email: await connect(dispatcher) });
    const email = await connect(dispatcher);
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});

describe('an access token', () => {
  it('[P-17] that is too old is renewed without a question', async () => {
    const email = await connect(dispatcher);
    await calendarsOf(dispatcher);
    const before = await countRequests(email, 'token');
    await calendarsOf(dispatcher);
    expect(await countRequests(email, 'token')).toBe(before);
    await control('expire-tokens', { email });
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
    expect(await countRequests(email, 'token')).toBe(before + 1);
  });

  it('[P-17] that Google refuses although it is new says so', async () => {
    const email = await connect(dispatcher);
    await control('fault', { what: 'unauthorized', kind: 'calendarList.list', email, count: 2 });
    expect(await refusal(calendarsOf(dispatcher))).toEqual({
      reason: 'invalid-access-token',
      message: 'Unauthorized: Invalid access token',
    });
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[P-17] cannot be had from a grant that was taken back at Google, which is then forgotten', async () => {
    const email = await connect(dispatcher);
    await calendarsOf(dispatcher);
    await control('revoke', { email });
    expect(await refusal(calendarsOf(dispatcher))).toEqual(GRANT_LOST);
    expect(await kept(dispatcher)).toBeUndefined();
    expect(await calendarsOf(dispatcher)).toEqual(NONE);
  });

  // Straight at what keeps grants: no call can be stopped between reading one and finding it lost.
  it('[P-17] that cannot be had leaves a grant alone that was given meanwhile', async () => {
    const { uid } = dispatcher.auth.currentUser ?? expect.fail('Nobody is signed in');
    const access = { clientId: '', clientSecret: '', grantKeys: [Buffer.alloc(32)] };
    await grantOf(dispatcher).delete();
    await keepGrant(uid, 'lost', access);
    const lost = (await readGrant(uid, access)) ?? expect.fail('It was not kept');
    await keepGrant(uid, 'new', access);
    await forgetThisGrant(uid, lost);
    const present = (await readGrant(uid, access)) ?? expect.fail('It was deleted');
    expect(present.refreshToken).toBe('new');
    await forgetThisGrant(uid, present);
    await forgetThisGrant(uid, present);
    expect(await readGrant(uid, access)).toBeUndefined();
  });

  it('[P-17] that cannot be had for the moment costs nobody the grant', async () => {
    const email = await connect(dispatcher);
    await control('fault', { what: 'unavailable', kind: 'token', email, count: 2 });
    expect(await refusal(calendarsOf(dispatcher))).toMatchObject({ reason: 'provider-error' });
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});

describe('disconnecting', () => {
  it('[S-05] gives the grant back to Google and deletes it, and can be done twice', async () => {
    const email = await connect(dispatcher);
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await countRequests(email, 'revoke')).toBe(1);
    expect(await kept(dispatcher)).toBeUndefined();
    expect(await calendarsOf(dispatcher)).toEqual(NONE);
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await countRequests(email, 'revoke')).toBe(1);
  });

  it.each(['unavailable', 'cut', 'cutAfter', 'tooManyRequests', 'nonsense', 'delay'] as const)(
    '[S-05] deletes it even when Google cannot be told (%s)',
    async (what) => {
      const email = await connect(dispatcher);
      await control('fault', { what, kind: 'revoke', email, count: null, milliseconds: 60_000 });
      expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
      expect(await kept(dispatcher)).toBeUndefined();
    },
  );

  it('[S-05] deletes what Google has ended already', async () => {
    await control('revoke', { email: await connect(dispatcher) });
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await kept(dispatcher)).toBeUndefined();
  });

  it('[S-05] leaves a grant alone that was given meanwhile', async () => {
    const [former, present] = [await connect(dispatcher), newAccount()];
    await control('fault', { what: 'delay', kind: 'revoke', email: former, milliseconds: 3000 });
    const disconnected = call(dispatcher, disconnectCalendar, {});
    await vi.waitUntil(async () => (await countRequests(former, 'revoke')) > 0);
    await connect(dispatcher, present);
    expect(await disconnected).toEqual({});
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: present }] });
  });

  it("[S-05] leaves everybody else's alone", async () => {
    const email = await connect(dispatcher);
    await connect(stranger);
    await call(stranger, disconnectCalendar, {});
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});

describe('the document of a grant', () => {
  it('[S-05] is out of reach of every client, its owner too', async () => {
    await connect(dispatcher);
    for (const client of [dispatcher, stranger, visitor]) {
      const grants = collection(client.firestore, 'calendarGrants');
      const grant = doc(grants, dispatcher.auth.currentUser?.uid);
      const refused = { code: 'permission-denied' };
      await expect(getDoc(grant)).rejects.toMatchObject(refused);
      await expect(getDocs(grants)).rejects.toMatchObject(refused);
      await expect(setDoc(grant, {})).rejects.toMatchObject(refused);
      await expect(deleteDoc(grant)).rejects.toMatchObject(refused);
    }
  });

  it('[S-05] is worth nothing as the document of somebody else', async () => {
    await connect(dispatcher);
    await grantOf(stranger).set((await kept(dispatcher)) ?? {});
    expect(await calendarsOf(stranger)).toEqual(NONE);
  });

  it.each(['keyVersion', 'nonce', 'ciphertext'])('[S-05] is worth nothing with another %s', async (field) => {
    await connect(dispatcher);
    const [first, ...others] = String((await kept(dispatcher))?.[field]);
    await grantOf(dispatcher).update({ [field]: [first === 'a' ? 'b' : 'a', ...others].join('') });
    expect(await calendarsOf(dispatcher)).toEqual(NONE);
    const email = await connect(dispatcher);
    await expect(calendarsOf(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});
