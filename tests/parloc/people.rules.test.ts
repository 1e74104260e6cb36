import { assertFails, assertSucceeds, type TokenOptions } from '@firebase/rules-unit-testing';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as drivers from './drivers.ts';
import { iryna, LATER, olena, taras } from './drivers.ts';
import { PEOPLE, type Person, setUp } from './people.ts';

const { environment, as } = await setUp();
beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.store(environment, {
    ...drivers.documentsOf(olena, drivers.sharedItemOf(olena)),
    ...drivers.documentsOf(taras),
    [place]: drivers.placeOf(drivers.sharedItemOf(olena)),
  });
});

type Operation = (firestore: Firestore) => Promise<unknown>;
const NOBODY: readonly Person[] = [];
const OWNER: readonly Person[] = ['the owner'];

const item = drivers.itemPath(olena);
const phone = drivers.phonePath(olena);
const driver = drivers.driverPath(olena);
const place = drivers.placePath(olena);
const pointer = { parlocId: olena.parlocId };

const list =
  (path: string): Operation =>
  (firestore) =>
    getDocs(collection(firestore, path));
const group =
  (name: string): Operation =>
  (firestore) =>
    getDocs(collectionGroup(firestore, name));
const find =
  (path: string, field: string, value: string): Operation =>
  (firestore) =>
    getDocs(query(collection(firestore, path), where(field, '==', value)));
const get =
  (path: string): Operation =>
  (firestore) =>
    getDoc(doc(firestore, path));
const set =
  (path: string, data: object): Operation =>
  (firestore) =>
    setDoc(doc(firestore, path), data);
const change =
  (changes: object): Operation =>
  (firestore) =>
    updateDoc(doc(firestore, item), { ...changes, updatedAt: LATER });
const remove =
  (path: string): Operation =>
  (firestore) =>
    deleteDoc(doc(firestore, path));

/** What may be tried with Olena's documents, and who may do it. */
const OPERATIONS: [operation: string, run: Operation, allowed: readonly Person[]][] = [
  ['get the item', get(item), OWNER],
  ['get an item that is not there', get(`${PARLOC}/parloc_1700000000000`), NOBODY],
  ['list all items', list(PARLOC), NOBODY],
  ['list the items of all collections of that name', group(PARLOC), NOBODY],
  ["find the item by its owner's id", find(PARLOC, 'userId', olena.uid), OWNER],
  ['find the item by its phone', find(PARLOC, 'phone', olena.phone), NOBODY],
  ['find the item by its name', find(PARLOC, 'name', 'Олена Коваль'), NOBODY],
  ['create an item', set(`${PARLOC}/parloc_1700000000000`, drivers.itemOf(olena)), NOBODY],
  [
    'switch the link of the phone off',
    (firestore) =>
      drivers.write(firestore, {
        [item]: { ...drivers.sharedItemOf(olena), showsByPhone: false, updatedAt: LATER },
        [place]: null,
      }),
    OWNER,
  ],
  ['change the name', change({ name: 'Ольга' }), NOBODY],
  ['change the phone', change({ phone: '+380990000000' }), NOBODY],
  ['change the car', change({ carName: 'Таврія' }), NOBODY],
  ['change whose the item is', change({ userId: taras.uid }), NOBODY],
  ['change when the item was made', change({ createdAt: LATER }), NOBODY],
  ['change the id of the place', change({ phonePlace: 'x'.repeat(22) }), NOBODY],
  ['change the stop key', change({ stopKey: 'x'.repeat(22) }), NOBODY],
  ['prove the phone by themselves', change({ provenAt: LATER }), NOBODY],
  ['say that the phone is lost', change({ phoneLostAt: LATER }), NOBODY],
  ['delete the item', remove(item), NOBODY],
  ['read below the item', get(`${item}/deeper/document`), NOBODY],
  ['write below the item', set(`${item}/deeper/document`, pointer), NOBODY],

  ['get the place by its id', get(place), PEOPLE],
  ['list the places', list(`${item}/places`), NOBODY],
  ['list all places there are', group('places'), NOBODY],
  ['find the place by its phone', find(`${item}/places`, 'phone', olena.phone), NOBODY],
  [
    'write the place again',
    (firestore) => setDoc(doc(firestore, place), drivers.placeOf(drivers.sharedItemOf(olena))),
    OWNER,
  ],
  ['take the place back', remove(place), OWNER],
  ['read below the place', get(`${place}/deeper/document`), NOBODY],

  ['get the phone', get(phone), NOBODY],
  ['get a phone that nobody has', get(`${PARLOC_PHONES}/+380990000000`), NOBODY],
  ['list all phones', list(PARLOC_PHONES), NOBODY],
  ['list the phones of all collections of that name', group(PARLOC_PHONES), NOBODY],
  ['find the phone by the item', find(PARLOC_PHONES, 'parlocId', olena.parlocId), NOBODY],
  ['create a phone', set(`${PARLOC_PHONES}/+380990000000`, pointer), NOBODY],
  ['point the phone to another item', set(phone, { parlocId: taras.parlocId }), NOBODY],
  ['delete the phone', remove(phone), NOBODY],

  ['get the driver', get(driver), NOBODY],
  ['list all drivers', list(DRIVERS), NOBODY],
  ['find the driver by the item', find(DRIVERS, 'parlocId', olena.parlocId), NOBODY],
  ['write the driver', set(driver, pointer), NOBODY],
  ['delete the driver', remove(driver), NOBODY],

  ['get what a network has looked up', get('lookups/all-1'), NOBODY],
  ['list what networks have looked up', list('lookups'), NOBODY],
];

describe.each(PEOPLE)('[S-01] [L-01] %s', (person) => {
  const row = person === 'a visitor' ? '[C-06] ' : '';

  it.each(OPERATIONS.filter(([, , allowed]) => allowed.includes(person)))(`${row}may %s`, async (_, run) => {
    await assertSucceeds(run(as[person]));
  });

  it.each(OPERATIONS.filter(([, , allowed]) => !allowed.includes(person)))(`${row}may not %s`, (_, run) =>
    assertFails(run(as[person])),
  );
});

describe("[S-02] the query on one's own id", () => {
  it.each([
    ['the owner', olena.uid, [olena.parlocId]],
    ['another driver', taras.uid, [taras.parlocId]],
    ['somebody without an item', iryna.uid, []],
  ] as const)('gives %s what is theirs', async (person, uid, ids) => {
    const found = await getDocs(query(collection(as[person], PARLOC), where('userId', '==', uid)));
    expect(found.docs.map(({ id }) => id)).toEqual(ids);
  });

  // The emulator lets the owner have it; what the service does is no matter, for it is theirs.
  it.each(['another driver', 'somebody without an item', 'a visitor'] as const)(
    '[C-06] is not replaced by one on the id of the document, for %s',
    (person) => {
      const byName = where(documentId(), '==', olena.parlocId);
      return assertFails(getDocs(query(collection(as[person], PARLOC), byName)));
    },
  );

  it('[D-10] gives a visitor nothing, not even for no id', () =>
    assertFails(getDocs(query(collection(as['a visitor'], PARLOC), where('userId', '==', null)))));
});

describe('[S-08] the list of all drivers, newest first, with a limit', () => {
  it.each(PEOPLE)('is refused to %s', (person) =>
    assertFails(getDocs(query(collection(as[person], PARLOC), orderBy('createdAt', 'desc'), limit(1)))),
  );
});

describe('[F-S10] [L-05] a sign-in that is not Google’s', () => {
  it.each([
    ['by a code to the phone', 'phone'],
    ['by a password', 'password'],
    ['without a name', 'anonymous'],
  ])('%s opens nothing, not even what is one’s own', async (_, provider) => {
    const identities = provider === 'anonymous' ? {} : { [provider]: ['1'] };
    const token = { firebase: { sign_in_provider: provider, identities } } as TokenOptions;
    const firestore = environment.authenticatedContext(olena.uid, token).firestore() as unknown as Firestore;
    await assertFails(get(item)(firestore));
    await assertFails(change({ showsByPhone: false })(firestore));
  });

  it('is Google’s still after a phone was linked to the account', async () => {
    const token = {
      firebase: { sign_in_provider: 'phone', identities: { 'google.com': ['1'], phone: ['2'] } },
    } as TokenOptions;
    const firestore = environment.authenticatedContext(olena.uid, token).firestore() as unknown as Firestore;
    await assertSucceeds(get(item)(firestore));
  });
});
