import { createHash } from 'node:crypto';
import { deleteAccount } from '@par-club/functions/contract/account';
import { connectCalendar } from '@par-club/functions/contract/parendar';
import { extractRows } from '@par-club/functions/contract/parex';
import { saveDriver } from '@par-club/functions/contract/parloc';
import { shareTripPlace, type TripPages } from '@par-club/functions/contract/trips';
import { placePath as linkedPlacePath } from '@par-club/functions/shared/place-link';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DELETION_STEPS } from '../../functions/src/account/delete-account.ts';
import {
  adminFirestore,
  clientApp,
  emulatorPorts,
  newPerson,
  PROJECT_ID,
  signInAs,
} from '../kit/emulators.ts';
import { BEYOND_ANY_LIMIT, consent, control, countRequests, newAccount } from '../kit/google.ts';
import { call, newTripId, refusal } from '../parendar/calls.ts';
import { putDrivers } from '../parendar/listed-drivers.ts';
import { countsOf } from '../parex/counters.ts';
import { placeOf, placePath, sharedItemOf, write } from '../parloc/drivers.ts';
import { publishPastGoogle } from '../trip-links/published-past-google.ts';
import {
  CARD,
  listedDriversOf,
  type Person,
  pathsOf,
  personWithEverything,
  sharePlace,
  signUp,
} from './person.ts';
import { documentsThatName, wholeDatabase } from './whole-database.ts';

const SIGN_IN = { reason: 'not-signed-in', message: 'User not signed in' };

const { ordinary: functions, impatient } = inject('functions');
const people: Pick<Person, 'client'>[] = [];
beforeAll(() => {
  adminFirestore();
  // What the functions have in their environment, for the steps that run here.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${emulatorPorts().auth}`;
});
afterAll(() => Promise.all(people.map(({ client }) => client.close())));

/** Somebody of whom everything is stored, and let go of after the tests. */
async function somebody(): Promise<Person> {
  const person = await personWithEverything(functions);
  people.push(person);
  return person;
}

const remove = ({ client, uid }: Person) => call(client, deleteAccount, { uid });

/** All by which somebody could be known again in the database. */
const namesOf = ({ uid, phone, formerPhone, email, calendarEmail, parlocId }: Person) => [
  uid,
  phone.slice(1),
  formerPhone.slice(1),
  email,
  calendarEmail,
  parlocId,
];

async function accountOf({ uid }: Person): Promise<unknown> {
  return getAuth(initializeApp({ projectId: PROJECT_ID }, 'delete-account')).getUser(uid);
}

/** Shares the place of a trip's van and stops again, until its link leads nowhere. @returns the paths of the places */
const shareUntilGone =
  ({ client }: Person) =>
  async ({ van }: TripPages): Promise<string[]> => {
    const position = { latitude: 49.84, longitude: 24.03, accuracy: 10 };
    const share = async (place: { position: typeof position; at: string } | null) =>
      (await call(client, shareTripPlace, { secret: String(van), place }).catch(() => null))?.place;
    const paths: string[] = [];
    for (;;) {
      const shown = await share({ position, at: new Date().toISOString() });
      if (!shown) return paths;
      paths.push(linkedPlacePath(shown));
      await share(null);
    }
  };

async function expectNothingLeft(person: Person): Promise<void> {
  expect(await documentsThatName(namesOf(person))).toEqual([]);
  expect(await countsOf(person.uid)).toEqual([]);
  await expect(accountOf(person)).rejects.toMatchObject({ code: 'auth/user-not-found' });
}

describe('deleting an account', () => {
  it('[S-06] [V-09] leaves nothing of the person behind, and everybody else as they were', async () => {
    const [person, other] = [await somebody(), await somebody()];
    expect(await documentsThatName(namesOf(person))).toEqual(pathsOf(person));
    expect(await countsOf(person.uid)).toHaveLength(1);
    const before = await wholeDatabase();

    expect(await remove(person)).toEqual({});

    await expectNothingLeft(person);
    expect(await countRequests(person.calendarEmail, 'revoke')).toBe(1);
    const after = await wholeDatabase();
    for (const path of await documentsThatName(namesOf(other)))
      expect(after.get(path)).toEqual(before.get(path));
    expect(await documentsThatName(namesOf(other))).toEqual(pathsOf(other));
    expect(await countsOf(other.uid)).toHaveLength(1);
    expect(await countRequests(other.calendarEmail, 'revoke')).toBe(0);
    await expect(accountOf(other)).resolves.toMatchObject({ email: other.email });
  });

  it('[S-06] leaves one document, which names nobody and ends by itself', async () => {
    const person = await somebody();
    await remove(person);
    const hashes = namesOf(person).map((name) => createHash('sha256').update(name).digest('hex'));
    const left = await documentsThatName([...namesOf(person), ...hashes]);
    expect(left).toEqual([`deletions/${hashes[0]}`]);
    const fields = { expiresAt: { timestampValue: expect.any(String) } };
    expect((await wholeDatabase()).get(left[0] ?? '')).toEqual(fields);
  });

  it('[S-06] of somebody of whom nothing is stored works too, and can be asked for twice', async () => {
    const person = await signUp(newAccount(), functions);
    people.push(person);
    const { client, uid } = person;
    expect(await call(client, deleteAccount, { uid })).toEqual({});
    expect(await call(client, deleteAccount, { uid })).toEqual({});
    expect(await documentsThatName([uid, person.email])).toEqual([]);
  });

  it.each(['unavailable', 'cut', 'tooManyRequests', 'nonsense', 'delay'] as const)(
    '[S-05] [S-06] happens even when Google cannot be told (%s)',
    async (what) => {
      const person = await somebody();
      const email = person.calendarEmail;
      await control('fault', { what, kind: 'revoke', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
      const client = await signInAs(newPerson(person.email), { functions: impatient });
      people.push({ client });
      expect(await remove({ ...person, client })).toEqual({});
      await expectNothingLeft(person);
    },
  );

  it.each(DELETION_STEPS.map(({ name }, index) => [name, index] as const))(
    '[S-06] that was cut before %s is finished when it is called again',
    async (_name, index) => {
      const person = await somebody();
      for (const step of DELETION_STEPS.slice(0, index)) await step(person.uid);
      await expect(accountOf(person)).resolves.toMatchObject({ email: person.email });
      expect(await remove(person)).toEqual({});
      await expectNothingLeft(person);
      // Without a client of Google's in this process the grant is only forgotten, as when Google cannot be told.
      expect(await countRequests(person.calendarEmail, 'revoke')).toBe(index > 1 ? 0 : 1);
    },
  );

  it('[S-06] that was cut in the middle of a list is finished when it is called again', async () => {
    const person = await somebody();
    const [first = ''] = Object.keys(listedDriversOf(person));
    await adminFirestore().doc(`users/${person.uid}/drivers/${first}`).delete();
    await adminFirestore().doc(`users/${person.uid}/drivers/two/deeper/still`).set({ of: person.email });
    expect(await remove(person)).toEqual({});
    await expectNothingLeft(person);
  });

  it('[L-04] [S-06] takes along a place that a page writes while it runs, and lets none be written after the item', async () => {
    const person = await somebody();
    const [begin, revoke, deleteItem] = DELETION_STEPS;
    for (const step of [begin, revoke, deleteItem]) await step?.(person.uid);
    const place = placeOf(sharedItemOf(person));
    const written = write(person.client.firestore, { [placePath(person)]: place });
    await expect(written).rejects.toMatchObject({ code: 'permission-denied' });
    // Written after the places were looked for, and before the item went.
    const { endsAt: _end, ...fields } = place;
    await adminFirestore().doc(placePath(person)).set(fields);
    expect(await remove(person)).toEqual({});
    await expectNothingLeft(person);
  });

  it('[F-S23] [S-06] leaves no place of a van that is shared while it runs', async () => {
    const person = await somebody();
    const ids = Array.from({ length: 12 }, () => newTripId());
    const trips = await Promise.all(ids.map((id) => publishPastGoogle(person.uid, id, 2)));
    const [, ...paths] = await Promise.all([remove(person), ...trips.map(shareUntilGone(person))]);
    const shared = paths.flat();
    expect(shared).not.toEqual([]);
    const after = await wholeDatabase();
    expect(shared.filter((path) => after.has(path))).toEqual([]);
    await expectNothingLeft(person);
  });

  it('[S-06] is done once by two calls at the same moment', async () => {
    const person = await somebody();
    await Promise.all([remove(person), remove(person)]);
    await expectNothingLeft(person);
  });
});

describe('after the deletion, with a token that is still good', () => {
  it('[S-06] nothing new is stored', async () => {
    const person = await somebody();
    await remove(person);
    const { firestore } = person.client;
    const refused = { code: 'permission-denied' };
    const saved = call(person.client, saveDriver, { ...CARD, phone: person.phone });
    expect(await refusal(saved)).toEqual(SIGN_IN);
    await expect(putDrivers(firestore, person.uid, listedDriversOf(person))).rejects.toMatchObject(refused);
    // What a tab writes that still shares a place.
    const place = write(firestore, { [placePath(person)]: placeOf(sharedItemOf(person)) });
    await expect(place).rejects.toMatchObject(refused);
    await expect(sharePlace(person)).rejects.toThrow();
    const row = call(person.client, extractRows, { message: 'Київ', columns: ['Звідки'] });
    expect(await refusal(row)).toEqual(SIGN_IN);
    const granted = await consent(person.calendarEmail);
    expect(await refusal(call(person.client, connectCalendar, granted))).toEqual(SIGN_IN);
    expect(await countRequests(person.calendarEmail, 'revoke')).toBe(2);
    await expectNothingLeft(person);
  });

  it('[S-06] who comes back with the same Google account begins anew', async () => {
    const person = await somebody();
    await remove(person);
    const again = await signUp(person.email, functions);
    people.push(again);
    expect(again.uid).not.toBe(person.uid);
    expect(await documentsThatName([again.uid])).toEqual([]);
    const { parlocId } = await call(again.client, saveDriver, { ...CARD, phone: person.phone });
    expect(await documentsThatName([again.uid])).toEqual([`drivers/${again.uid}`, `parloc/${parlocId}`]);
  });

  it('[L-01] [S-06] the numbers are free for anybody at once', async () => {
    const [person, other] = [await somebody(), await signUp(newAccount(), functions)];
    people.push(other);
    const take = (phone: string) => call(other.client, saveDriver, { ...CARD, phone });
    for (const phone of [person.phone, person.formerPhone])
      expect(await refusal(take(phone))).toMatchObject({ reason: 'phone-taken' });
    await remove(person);
    for (const phone of [person.phone, person.formerPhone])
      await expect(take(phone)).resolves.toMatchObject({ parlocId: expect.any(String) });
  });
});

describe('who may delete', () => {
  it('[S-06] no visitor, and nobody somebody else', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const visitor = clientApp({ functions });
    people.push({ client: visitor });
    expect(await refusal(call(visitor, deleteAccount, { uid: person.uid }))).toEqual(SIGN_IN);
    expect(await refusal(call(other.client, deleteAccount, { uid: person.uid }))).toMatchObject({
      reason: 'invalid-input',
    });
    expect(await documentsThatName(namesOf(person))).toEqual(pathsOf(person));
    expect(await documentsThatName(namesOf(other))).toEqual(pathsOf(other));
  });
});
