import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CalendarFlag } from '@par-club/functions/contract/calendar-changes';
import { CALENDAR_FLAGS, USERS } from '@par-club/functions/contract/parendar.values';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { setUpRules } from '../kit/rules.ts';

/** Olena's flag is what the tests try; the others are everyone else there is. */
const PEOPLE = ['the dispatcher', 'another dispatcher', 'a visitor'] as const;
type Person = (typeof PEOPLE)[number];

const { environment, as } = await setUpRules<Person>({
  'the dispatcher': 'olena',
  'another dispatcher': 'taras',
  'a visitor': null,
});

const FLAGS = `${USERS}/olena/${CALENDAR_FLAGS}`;
const FLAG = `${FLAGS}/${'a'.repeat(64)}`;
const NOBODY: readonly Person[] = [];
const DISPATCHER: readonly Person[] = ['the dispatcher'];

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), FLAG), CalendarFlag.parse({ changes: 3 })),
  );
});

/** What may be tried with Olena's flag, and who may do it. */
const OPERATIONS: [
  operation: string,
  run: (firestore: Firestore) => Promise<unknown>,
  allowed: readonly Person[],
][] = [
  ['get the flag', (firestore) => getDoc(doc(firestore, FLAG)), DISPATCHER],
  ['get one that is not there', (firestore) => getDoc(doc(firestore, `${FLAGS}/none`)), DISPATCHER],
  ['list the flags', (firestore) => getDocs(collection(firestore, FLAGS)), NOBODY],
  ['list everybody’s', (firestore) => getDocs(collectionGroup(firestore, CALENDAR_FLAGS)), NOBODY],
  ['make one', (firestore) => setDoc(doc(firestore, `${FLAGS}/new`), { changes: 0 }), NOBODY],
  ['count on', (firestore) => updateDoc(doc(firestore, FLAG), { changes: increment(1) }), NOBODY],
  ['write the same', (firestore) => setDoc(doc(firestore, FLAG), { changes: 3 }), NOBODY],
  ['delete it', (firestore) => deleteDoc(doc(firestore, FLAG)), NOBODY],
  ['reach below it', (firestore) => getDoc(doc(firestore, `${FLAG}/deeper/document`)), NOBODY],
];

describe.each(OPERATIONS)('%s', (_, run, allowed) => {
  it.each(PEOPLE)('[T-09] [S-01] %s', (person) =>
    allowed.includes(person) ? assertSucceeds(run(as[person])) : assertFails(run(as[person])),
  );
});
