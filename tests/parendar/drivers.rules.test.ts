import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ListedDriver } from '@par-club/functions/contract/listed-driver';
import { LISTED_DRIVERS, LISTED_DRIVERS_LIMIT, USERS } from '@par-club/functions/contract/parendar.values';
import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import {
  arrayRemove,
  arrayUnion,
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
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpRules } from '../kit/rules.ts';
import { putDrivers, takeDriver } from './listed-drivers.ts';

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
  await putDrivers(as['the dispatcher'], 'olena', { ivan: IVAN });
});

type Operation = (firestore: Firestore) => Promise<unknown>;
const NOBODY: readonly Person[] = [];
const DISPATCHER: readonly Person[] = ['the dispatcher'];

const set =
  (path: string, data: DocumentData): Operation =>
  (firestore) =>
    setDoc(doc(firestore, path), data);
const put =
  (id: string, driver: DocumentData = IVAN): Operation =>
  (firestore) =>
    putDrivers(firestore, 'olena', { [id]: driver });
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
  ['add a driver', put('petro'), DISPATCHER],
  ['add a driver without a phone', put('petro', WITHOUT_PHONE), DISPATCHER],
  ['add a driver under a long id', put('x'.repeat(65)), NOBODY],
  ['add a driver under an id with other letters', put('іван'), NOBODY],
  ['[F-S7] add a driver who is not named', set(`${LIST}/petro`, IVAN), NOBODY],
  ['add the same again', put('ivan'), DISPATCHER],
  ['change the name', change({ name: 'Петро', updatedAt: LATER }), DISPATCHER],
  ['change the phone', change({ phone: '+48221234567', updatedAt: LATER }), DISPATCHER],
  ['take the phone away', change({ phone: deleteField(), updatedAt: LATER }), DISPATCHER],
  ['write the same again', set(IVANS, IVAN), DISPATCHER],
  ['change a driver without saying when', change({ name: 'Петро' }), NOBODY],
  ['change when a driver was added', change({ createdAt: LATER, updatedAt: LATER }), NOBODY],
  ['take a driver out of the list', (firestore) => takeDriver(firestore, 'olena', 'ivan'), DISPATCHER],
  ['take out a driver who is gone', (firestore) => takeDriver(firestore, 'olena', 'petro'), DISPATCHER],
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
    await assertSucceeds(putDrivers(as['the dispatcher'], 'olena', { new: driver }));
    await assertSucceeds(setDoc(doc(as['the dispatcher'], IVANS), { ...driver, updatedAt: LATER }));
  });

  it.each(Object.entries(WRONG))('may not have %s', async (_, changes) => {
    const driver = driverWith(changes);
    expect(ListedDriver.safeParse(driver).success).toBe(false);
    await assertFails(putDrivers(as['the dispatcher'], 'olena', { new: driver }));
    await assertFails(setDoc(doc(as['the dispatcher'], IVANS), driver));
  });

  it('is made with both moments the same', () =>
    assertFails(putDrivers(as['the dispatcher'], 'olena', { new: { ...IVAN, updatedAt: LATER } })));
});

describe('[F-S7] a list', () => {
  const mine = () => as['the dispatcher'];
  const own = () => doc(mine(), `${USERS}/olena`);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`driver-${at}`, IVAN]));
  /** Fills the list, past the rules. */
  const fill = () =>
    environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore(), `${USERS}/olena`), {
        [LISTED_DRIVERS]: ['ivan', ...Object.keys(many(LISTED_DRIVERS_LIMIT - 1))],
      }),
    );

  it('takes as many drivers as one batch can name, and none beside them', async () => {
    await assertSucceeds(putDrivers(mine(), 'olena', many(20)));
    const batch = writeBatch(mine());
    for (const id of ['petro', 'oleh']) batch.set(doc(mine(), `${LIST}/${id}`), IVAN);
    batch.set(own(), { [LISTED_DRIVERS]: arrayUnion('petro') }, { merge: true });
    await assertFails(batch.commit());
  });

  it(`that has ${LISTED_DRIVERS_LIMIT} drivers takes another only for one who goes`, async () => {
    await fill();
    await assertFails(putDrivers(mine(), 'olena', { petro: IVAN }));
    await assertSucceeds(updateDoc(doc(mine(), IVANS), { name: 'Петро', updatedAt: LATER }));
    await assertSucceeds(takeDriver(mine(), 'olena', 'ivan'));
    await assertSucceeds(putDrivers(mine(), 'olena', { petro: IVAN }));
    await assertFails(putDrivers(mine(), 'olena', { oleh: IVAN }));
  });

  it('forgets no driver who is there, nor two at once', async () => {
    await putDrivers(mine(), 'olena', { petro: IVAN });
    await assertFails(setDoc(own(), { [LISTED_DRIVERS]: arrayRemove('ivan') }, { merge: true }));
    await assertFails(setDoc(own(), { [LISTED_DRIVERS]: [] }));
    await assertFails(deleteDoc(own()));
    for (const id of ['ivan', 'petro']) await deleteDoc(doc(mine(), `${LIST}/${id}`));
    await assertFails(setDoc(own(), { [LISTED_DRIVERS]: [] }));
    await assertSucceeds(setDoc(own(), { [LISTED_DRIVERS]: ['petro'] }));
  });

  it.each([{ [LISTED_DRIVERS]: 'ivan' }, { [LISTED_DRIVERS]: { ivan: true } }, {}, { more: 1 }])(
    'is named by nothing but ids: not %j',
    async (fields) => {
      await environment.clearFirestore();
      await assertFails(setDoc(own(), fields));
      await assertSucceeds(setDoc(own(), { [LISTED_DRIVERS]: [] }));
      await assertFails(setDoc(own(), { [LISTED_DRIVERS]: [], ...fields, more: 1 }));
    },
  );

  it('[F-S23] is named by no text that can be no id, and by nothing else', async () => {
    const ids = Array.from({ length: LISTED_DRIVERS_LIMIT }, (_, at) => `${at}`.padEnd(64, '-'));
    const odd = [
      'x'.repeat(1024),
      'x'.repeat(65),
      '',
      'a,b',
      'a/b',
      '..',
      'іван',
      'ivan\n',
      7,
      null,
      true,
      { a: 'b' },
    ];
    await environment.clearFirestore();
    for (const one of [...odd, new Date()]) {
      await assertFails(setDoc(own(), { [LISTED_DRIVERS]: [one] }));
      await assertFails(setDoc(own(), { [LISTED_DRIVERS]: ['ivan', one, 'petro'] }));
    }
    await assertSucceeds(setDoc(own(), { [LISTED_DRIVERS]: ids }));
  });
});
