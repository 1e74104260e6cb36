import { assertFails } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { runs } from '../kit/random.ts';
import { olena, taras } from '../parloc/drivers.ts';
import { PEOPLE, setUp } from '../parloc/people.ts';

/** For each person and operation. Each is one request of about 10 ms. */
const RUNS = runs(8, 40);

const { as } = await setUp();

/** Names that the rules know, that they nearly know, and that they have never heard of. */
const COLLECTIONS = [
  ...['parloc', 'places', 'parlocPhones', 'drivers', 'users'],
  ...['quotas', 'lookups', 'daySecrets', 'calendarGrants', 'calendarWatches', 'deletions'],
  ...['calendars', 'trips', 'seats', 'tripLinks', 'tripPages'],
  ...['Parloc', 'parloc ', 'driver', 'user', 'grants', 'secrets', 'admin', 'databases', 'documents', 'їздці'],
];
const collections = fc.oneof(
  fc.constantFrom(...COLLECTIONS),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~ ї$'), minLength: 1, maxLength: 20 }),
);
const ids = fc.oneof(
  fc.constantFrom(
    olena.uid,
    taras.uid,
    olena.phone,
    olena.parlocId,
    'anonymous-2026-11-21',
    'signed-in-2026-11-21',
    '{uid}',
    '$(uid)',
    '*',
    '%2e',
  ),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~ ї$'), minLength: 1, maxLength: 20 }),
);
const paths = fc
  .array(fc.tuple(collections, ids), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.flat().join('/'));

/** What the rules of a path of its own decide; tests of each are elsewhere. */
const RULED = [
  /^(parloc|trips|seats)\/[^/]+$/,
  /^parloc\/[^/]+\/places\/[^/]+$/,
  /^users\/[^/]+\/(drivers|tripPages)\/[^/]+$/,
];

const contents = fc.oneof(
  fc.constantFrom(
    {},
    { userId: olena.uid },
    { userId: olena.uid, role: 'admin' },
    { parlocId: olena.parlocId },
  ),
  fc.dictionary(fc.constantFrom('userId', 'count', 'name', 'phone'), fc.oneof(fc.string(), fc.integer())),
);
type Operation = (firestore: Firestore, path: string, data: Record<string, unknown>) => Promise<unknown>;
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const OPERATIONS: Record<string, Operation> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  list: (firestore, path) => getDocs(collection(firestore, parentOf(path))),
  add: (firestore, path, data) => addDoc(collection(firestore, parentOf(path)), data),
  set: (firestore, path, data) => setDoc(doc(firestore, path), data),
  merge: (firestore, path, data) => setDoc(doc(firestore, path), data, { merge: true }),
  update: (firestore, path, data) => updateDoc(doc(firestore, path), { ...data, changed: 1 }),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
};

describe.each(PEOPLE)('[S-01] at a path that has no rule of its own %s', (person) => {
  it.each(Object.entries(OPERATIONS))('does nothing: %s', (_, operation) =>
    fc.assert(
      fc.asyncProperty(
        paths.filter((path) => !RULED.some((ruled) => ruled.test(path))),
        contents,
        async (path, data) => {
          await assertFails(operation(as[person], path, data));
        },
      ),
      { numRuns: RUNS },
    ),
  );
});

it('[S-01] nobody reads through all collections of a name', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...PEOPLE), collections, async (person, name) => {
      await assertFails(getDocs(collectionGroup(as[person], name)));
    }),
    {
      numRuns: 100,
      examples: PEOPLE.flatMap((person) =>
        COLLECTIONS.map((name) => [person, name] as [typeof person, string]),
      ),
    },
  ));
