import { disconnectCalendar } from '@par-club/functions/contract/parendar';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { deleteGrant, readGrant, saveGrant } from '../../functions/src/parendar/grants/grants.ts';
import { type SealedText, unseal } from '../../functions/src/parendar/grants/sealing.ts';
import { signInAs } from '../kit/emulators.ts';
import { BEYOND_ANY_LIMIT, control, countRequests, newAccount } from '../kit/google.ts';
import { call, connect, grantOf, refusal } from './calls.ts';
import { answerTo, GRANT_LOST, keptGrant, NONE, setUpPeople } from './grant-people.ts';

const { visitor, person, dispatcher, stranger } = await setUpPeople();
const { impatient } = inject('functions');
const hurried = await signInAs(person, { functions: impatient });
afterAll(() => hurried.close());

describe('an access token', () => {
  it('[P-17] that is too old is renewed without a question', async () => {
    const email = await connect(dispatcher);
    await answerTo(dispatcher);
    const before = await countRequests(email, 'token');
    await answerTo(dispatcher);
    expect(await countRequests(email, 'token')).toBe(before);
    await control('expire-tokens', { email });
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
    expect(await countRequests(email, 'token')).toBe(before + 1);
  });

  it('[P-17] that Google refuses although it is new says so', async () => {
    const email = await connect(dispatcher);
    await control('fault', { what: 'unauthorized', kind: 'calendarList.list', email, count: 2 });
    expect(await refusal(answerTo(dispatcher))).toEqual({
      reason: 'invalid-access-token',
      message: 'Unauthorized: Invalid access token',
    });
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[P-17] cannot be had from a grant that was taken back at Google, which is then forgotten', async () => {
    const email = await connect(dispatcher);
    await answerTo(dispatcher);
    await control('revoke', { email });
    expect(await refusal(answerTo(dispatcher))).toEqual(GRANT_LOST);
    expect(await keptGrant(dispatcher)).toBeUndefined();
    expect(await answerTo(dispatcher)).toEqual(NONE);
  });

  // Straight at what keeps grants: no call can be stopped between reading one and finding it lost.
  it('[P-17] that cannot be had leaves a grant alone that was given meanwhile', async () => {
    const { uid } = dispatcher.auth.currentUser ?? expect.fail('Nobody is signed in');
    const access = { clientId: '', clientSecret: '', grantKeys: [Buffer.alloc(32)] };
    await grantOf(dispatcher).delete();
    await saveGrant(uid, 'lost', access);
    const lost = (await readGrant(uid, access)) ?? expect.fail('It was not kept');
    await saveGrant(uid, 'new', access);
    await deleteGrant(uid, lost);
    const present = (await readGrant(uid, access)) ?? expect.fail('It was deleted');
    expect(present.refreshToken).toBe('new');
    await deleteGrant(uid, present);
    await deleteGrant(uid, present);
    expect(await readGrant(uid, access)).toBeUndefined();
  });

  it('[P-17] that cannot be had for the moment costs nobody the grant', async () => {
    const email = await connect(dispatcher);
    await control('fault', { what: 'unavailable', kind: 'token', email, count: 2 });
    expect(await refusal(answerTo(dispatcher))).toMatchObject({ reason: 'provider-error' });
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});

describe('disconnecting', () => {
  it('[S-05] gives the grant back to Google and deletes it, and can be done twice', async () => {
    const email = await connect(dispatcher);
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await countRequests(email, 'revoke')).toBe(1);
    expect(await keptGrant(dispatcher)).toBeUndefined();
    expect(await answerTo(dispatcher)).toEqual(NONE);
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await countRequests(email, 'revoke')).toBe(1);
  });

  it.each(['unavailable', 'cut', 'cutAfter', 'tooManyRequests', 'nonsense', 'delay'] as const)(
    '[S-05] deletes it even when Google cannot be told (%s)',
    async (what) => {
      const email = await connect(dispatcher);
      await control('fault', { what, kind: 'revoke', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
      expect(await call(hurried, disconnectCalendar, {})).toEqual({});
      expect(await keptGrant(dispatcher)).toBeUndefined();
    },
  );

  it('[S-05] deletes what Google has ended already', async () => {
    await control('revoke', { email: await connect(dispatcher) });
    expect(await call(dispatcher, disconnectCalendar, {})).toEqual({});
    expect(await keptGrant(dispatcher)).toBeUndefined();
  });

  it('[S-05] leaves a grant alone that was given meanwhile', async () => {
    const [former, present] = [await connect(dispatcher), newAccount()];
    const milliseconds = BEYOND_ANY_LIMIT;
    await control('fault', { what: 'delay', kind: 'revoke', email: former, milliseconds });
    const disconnected = call(dispatcher, disconnectCalendar, {});
    await control('await-request', { kind: 'revoke', email: former });
    await connect(dispatcher, present);
    await control('release', { email: former });
    expect(await disconnected).toEqual({});
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: present }] });
  });

  it("[S-05] leaves everybody else's alone", async () => {
    const email = await connect(dispatcher);
    await connect(stranger);
    await call(stranger, disconnectCalendar, {});
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
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
    await grantOf(stranger).set((await keptGrant(dispatcher)) ?? {});
    expect(await answerTo(stranger)).toEqual(NONE);
  });

  // Straight at what keeps grants: the key of the functions that run here stays.
  it('[F-S10] is sealed by the newest key when it is read, and by no key of before', async () => {
    const { uid } = dispatcher.auth.currentUser ?? expect.fail('Nobody is signed in');
    const [former, newest] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const accessBy = (...grantKeys: Buffer[]) => ({ clientId: '', clientSecret: '', grantKeys });
    await saveGrant(uid, 'token', accessBy(former));
    const before = await keptGrant(dispatcher);

    const read = await readGrant(uid, accessBy(newest, former));

    expect(read?.refreshToken).toBe('token');
    const after = (await keptGrant(dispatcher)) as SealedText;
    expect(unseal(after, uid, [newest])).toBe('token');
    expect(unseal(after, uid, [former])).toBeUndefined();
    expect(after).toMatchObject({ grantedAt: before?.grantedAt });
    // It is the same grant, which is read from now on without being written.
    expect(await readGrant(uid, accessBy(newest))).toEqual(read);
    await deleteGrant(uid, read);
    expect(await keptGrant(dispatcher)).toBeUndefined();
  });

  it.each(['keyVersion', 'nonce', 'ciphertext'])('[S-05] is worth nothing with another %s', async (field) => {
    await connect(dispatcher);
    const [first, ...others] = String((await keptGrant(dispatcher))?.[field]);
    await grantOf(dispatcher).update({ [field]: [first === 'a' ? 'b' : 'a', ...others].join('') });
    expect(await answerTo(dispatcher)).toEqual(NONE);
    const email = await connect(dispatcher);
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});
