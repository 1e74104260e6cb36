import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ListedDriver } from '@par-club/functions/contract/parendar';
import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import {
  addDoc,
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpRules } from '../kit/rules.ts';

/** Olena's list is what the tests try; the others are everyone else there is. */
const PEOPLE = ['the dispatcher', 'another dispatcher', 'a visitor'] as const;
type Person = (typeof PEOPLE)[number];

const { environment, as } = await setUpRules<Person>({
  'the dispatcher': 'olena',
  'another dispatcher': 'taras',
  'a visitor': null,
});

const CREATED = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-21T10:10:00.000Z';
const IVAN: ListedDriver = {
  name: 'Іван Коваль',
  phone: '+380671234567',
  createdAt: CREATED,
  updatedAt: CREATED,
};
const { phone: _unknown, ...WITHOUT_PHONE } = IVAN;

const LIST = `${USERS}/olena/${LISTED_DRIVERS}`;
const IVANS = `${LIST}/ivan`;

beforeEach(async () => {
  await environment.clearFirestore();
  await setDoc(doc(as['the dispatcher'], IVANS), IVAN);
});

type Operation = (firestore: Firestore) => Promise<unknown>;
const NOBODY: readonly Person[] = [];
const DISPATCHER: readonly Person[] = ['the dispatcher'];

const set =
  (path: string, data: DocumentData): Operation =>
  (firestore) =>
    setDoc(doc(firestore, path), data);
const change =
  (data: DocumentData): Operation =>
  (firestore) =>
    updateDoc(doc(firestore, IVANS), data);

/** What may be tried with Olena's list, and who may do it. */
const OPERATIONS: [operation: string, run: Operation, allowed: readonly Person[]][] = [
  ['get a driver', (firestore) => getDoc(doc(firestore, IVANS)), DISPATCHER],
  ['get a driver that is not there', (firestore) => getDoc(doc(firestore, `${LIST}/nobody`)), DISPATCHER],
  ['list the drivers', (firestore) => getDocs(collection(firestore, LIST)), DISPATCHER],
  [
    'find a driver by name',
    (firestore) => getDocs(query(collection(firestore, LIST), where('name', '==', IVAN.name))),
    DISPATCHER,
  ],
  [
    'list the drivers of all dispatchers',
    (firestore) => getDocs(collectionGroup(firestore, LISTED_DRIVERS)),
    NOBODY,
  ],
  ['add a driver', set(`${LIST}/petro`, IVAN), DISPATCHER],
  ['add a driver without a phone', set(`${LIST}/petro`, WITHOUT_PHONE), DISPATCHER],
  [
    'add a driver under an id of the database',
    (firestore) => addDoc(collection(firestore, LIST), IVAN),
    DISPATCHER,
  ],
  ['add a driver under a long id', set(`${LIST}/${'x'.repeat(65)}`, IVAN), NOBODY],
  ['add a driver under an id with other letters', set(`${LIST}/іван`, IVAN), NOBODY],
  ['change the name', change({ name: 'Петро', updatedAt: LATER }), DISPATCHER],
  ['change the phone', change({ phone: '+48221234567', updatedAt: LATER }), DISPATCHER],
  ['take the phone away', change({ phone: deleteField(), updatedAt: LATER }), DISPATCHER],
  ['write the same again', set(IVANS, IVAN), DISPATCHER],
  ['change a driver without saying when', change({ name: 'Петро' }), NOBODY],
  ['change when a driver was added', change({ createdAt: LATER, updatedAt: LATER }), NOBODY],
  ['delete a driver', (firestore) => deleteDoc(doc(firestore, IVANS)), DISPATCHER],
  ['read below a driver', (firestore) => getDoc(doc(firestore, `${IVANS}/deeper/document`)), NOBODY],
  ['write below a driver', set(`${IVANS}/deeper/document`, IVAN), NOBODY],
  ["get the person's own document", (firestore) => getDoc(doc(firestore, `${USERS}/olena`)), NOBODY],
  ["write the person's own document", set(`${USERS}/olena`, IVAN), NOBODY],
  ['write another list of the person', set(`${USERS}/olena/clients/anna`, IVAN), NOBODY],
];

describe.each(PEOPLE)('[P-13] [S-01] %s', (person) => {
  it.each(OPERATIONS.filter(([, , allowed]) => allowed.includes(person)))('may %s', async (_, run) => {
    await assertSucceeds(run(as[person]));
  });

  it.each(OPERATIONS.filter(([, , allowed]) => !allowed.includes(person)))('may not %s', (_, run) =>
    assertFails(run(as[person])),
  );
});

/** Changes to a driver that make another right one. */
const RIGHT: Record<string, DocumentData> = {
  'the longest name': { name: 'я'.repeat(NAME_LIMIT) },
  'a name that is a picture': { name: '🚐' },
  'no phone': { phone: undefined },
  'the longest phone': { phone: '+123456789012345' },
};
/** Changes that make a wrong one; `undefined` takes a field away. */
const WRONG: Record<string, DocumentData> = {
  'no name': { name: undefined },
  'an empty name': { name: '' },
  'a blank name': { name: ' \u00a0' },
  'a name that is too long': { name: 'я'.repeat(NAME_LIMIT + 1) },
  'a name that is a number': { name: 7 },
  'an empty phone': { phone: '' },
  'a phone as people write it': { phone: '067 123 45 67' },
  'a phone that is null': { phone: null },
  'a premium number': { phone: '+380900123456' },
  'no moment of the creation': { createdAt: undefined },
  'no moment of the change': { updatedAt: undefined },
  'moments of another form': { createdAt: '2026-11-21', updatedAt: '2026-11-21' },
  'an unknown field': { email: 'ivan@example.com' },
};

/** Ivan with changes. */
function driverWith(changes: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries({ ...IVAN, ...changes }).filter(([, value]) => value !== undefined),
  );
}

describe('[P-13] a driver in the list', () => {
  it.each(Object.entries(RIGHT))('may have %s', async (_, changes) => {
    const driver = driverWith(changes);
    expect(ListedDriver.safeParse(driver).success).toBe(true);
    await assertSucceeds(setDoc(doc(as['the dispatcher'], `${LIST}/new`), driver));
    await assertSucceeds(setDoc(doc(as['the dispatcher'], IVANS), { ...driver, updatedAt: LATER }));
  });

  it.each(Object.entries(WRONG))('may not have %s', async (_, changes) => {
    const driver = driverWith(changes);
    expect(ListedDriver.safeParse(driver).success).toBe(false);
    await assertFails(setDoc(doc(as['the dispatcher'], `${LIST}/new`), driver));
    await assertFails(setDoc(doc(as['the dispatcher'], IVANS), driver));
  });

  it('is made with both moments the same', () =>
    assertFails(setDoc(doc(as['the dispatcher'], `${LIST}/new`), { ...IVAN, updatedAt: LATER })));
});
