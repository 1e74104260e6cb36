import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
import { adminFirestore } from '../kit/emulators.ts';
import * as drivers from './drivers.ts';
import { iryna, LATER, olena, taras } from './drivers.ts';
import { PEOPLE, type Person, setUp } from './people.ts';

const { environment, as } = await setUp();
beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.write(as['the owner'], drivers.documentsOf(olena));
  await drivers.write(as['another driver'], drivers.documentsOf(taras));
});

type Operation = (firestore: Firestore) => Promise<unknown>;
const NOBODY: readonly Person[] = [];
const OWNER: readonly Person[] = ['the owner'];

const item = drivers.itemPath(olena);
const phone = drivers.phonePath(olena);
const driver = drivers.driverPath(olena);
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
const remove =
  (path: string): Operation =>
  (firestore) =>
    deleteDoc(doc(firestore, path));

/** What may be tried with Olena's documents, and who may do it. */
const OPERATIONS: [operation: string, run: Operation, allowed: readonly Person[]][] = [
  ['get the item', get(item), PEOPLE],
  ['get an item that is not there', get(`${PARLOC}/parloc_1700000000000`), PEOPLE],
  ['list all items', list(PARLOC), NOBODY],
  ['list the items of all collections of that name', group(PARLOC), NOBODY],
  ["find the item by its owner's id", find(PARLOC, 'userId', olena.uid), OWNER],
  ['find the item by its phone', find(PARLOC, 'phone', olena.phone), NOBODY],
  ['find the item by its name', find(PARLOC, 'name', 'Олена Коваль'), NOBODY],
  ['create an item alone', set(`${PARLOC}/parloc_1700000000000`, drivers.itemOf(olena)), NOBODY],
  [
    'change the item',
    (firestore) => updateDoc(doc(firestore, item), { name: 'Ольга', updatedAt: drivers.LATER }),
    OWNER,
  ],
  ['write the item again', set(item, drivers.sharedItemOf(olena)), OWNER],
  ['delete the item alone', remove(item), NOBODY],
  ['read below the item', get(`${item}/deeper/document`), NOBODY],
  ['write below the item', set(`${item}/deeper/document`, pointer), NOBODY],

  ['get the phone', get(phone), PEOPLE],
  ['get a phone that nobody has', get(`${PARLOC_PHONES}/+380990000000`), PEOPLE],
  ['list all phones', list(PARLOC_PHONES), NOBODY],
  ['list the phones of all collections of that name', group(PARLOC_PHONES), NOBODY],
  ['find the phone by the item', find(PARLOC_PHONES, 'parlocId', olena.parlocId), NOBODY],
  ['create another phone of the item', set(`${PARLOC_PHONES}/+380990000000`, pointer), NOBODY],
  ['point the phone to another item', set(phone, { parlocId: taras.parlocId }), NOBODY],
  ['write the phone again', set(phone, pointer), NOBODY],
  ['delete the phone alone', remove(phone), NOBODY],
  ['read below the phone', get(`${phone}/deeper/document`), NOBODY],

  ['get the driver', get(driver), OWNER],
  ['list all drivers', list(DRIVERS), NOBODY],
  ['list the drivers of all collections of that name', group(DRIVERS), NOBODY],
  ['find the driver by the item', find(DRIVERS, 'parlocId', olena.parlocId), NOBODY],
  ['create another driver for the item', set(`${DRIVERS}/somebody`, pointer), NOBODY],
  ['point the driver to another item', set(driver, { parlocId: taras.parlocId }), NOBODY],
  ['write the driver again', set(driver, pointer), NOBODY],
  ['delete the driver alone', remove(driver), NOBODY],
  ['read below the driver', get(`${driver}/deeper/document`), NOBODY],

  ['delete all three at once', (firestore) => drivers.remove(firestore, olena), OWNER],
  [
    'move the item to another phone',
    (firestore) =>
      drivers.write(firestore, {
        [item]: { ...drivers.itemOf({ ...olena, phone: '+380990000000' }), updatedAt: drivers.LATER },
        [`${PARLOC_PHONES}/+380990000000`]: pointer,
        [phone]: null,
      }),
    OWNER,
  ],
];

describe.each(PEOPLE)('[S-01] %s', (person) => {
  const row = person === 'a visitor' ? '[C-06] ' : '';

  it.each(OPERATIONS.filter(([, , allowed]) => allowed.includes(person)))(`${row}may %s`, async (_, run) => {
    await assertSucceeds(run(as[person]));
  });

  it.each(OPERATIONS.filter(([, , allowed]) => !allowed.includes(person)))(`${row}may not %s`, (_, run) =>
    assertFails(run(as[person])),
  );
});

describe('a first save', () => {
  it('[D-06] is open to whoever is signed in', () =>
    assertSucceeds(drivers.write(as['somebody without an item'], drivers.documentsOf(iryna))));

  it.each(['the owner', 'another driver', 'a visitor'] as const)(
    '[S-01] [D-10] in the name of somebody else is refused for %s',
    (person) => assertFails(drivers.write(as[person], drivers.documentsOf(iryna))),
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

  it('is there on the server', async () => {
    await drivers.write(as['somebody without an item'], {
      ...drivers.documentsOf(iryna),
      [drivers.itemPath(iryna)]: { ...drivers.itemOf(iryna), createdAt: LATER, updatedAt: LATER },
    });
    const server = adminFirestore({ project: environment.projectId });
    const newest = await server.collection(PARLOC).orderBy('createdAt', 'desc').limit(1).get();
    expect(newest.docs.map(({ id }) => id)).toEqual([iryna.parlocId]);
  });
});
