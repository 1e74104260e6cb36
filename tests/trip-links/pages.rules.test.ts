import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { pastRules, setUpRules } from '../kit/rules.ts';
import { write } from '../parloc/drivers.ts';

const { environment, as } = await setUpRules({
  'who has a link': null,
  'the dispatcher': 'dispatcher-uid',
  'another dispatcher': 'another-uid',
});
type Person = keyof typeof as;
const PEOPLE = Object.keys(as) as Person[];

const VAN = 'vanSecret0000000000000';
const SEAT = 'seatSecret000000000000';
const OTHER_SEAT = 'seatSecret111111111111';
const RECORD = `users/dispatcher-uid/tripPages/${'a'.repeat(64)}`;
const PLACE = 'parloc/parloc_0000000000001/places/placeSecret00000000000';

const hours = (count: number) => Timestamp.fromMillis(Date.now() + count * 3_600_000);
/** The emulator's clock shows whole seconds. */
const JUST_NOW = hours(-0.001);
const shared = { from: 'Львів', to: 'Краків', endsAt: hours(48) };
const DOCUMENTS: Readonly<Record<string, DocumentData>> = {
  [`trips/${VAN}`]: { ...shared, passengers: [{ key: 'aaaaaaaa', name: 'Олена' }], marks: { rides: {} } },
  [`seats/${SEAT}`]: { ...shared, name: 'Олена', told: [] },
  [`seats/${OTHER_SEAT}`]: { ...shared, name: 'Ігор', told: [] },
  [`tripLinks/${VAN}`]: { record: RECORD, passenger: null, endsAt: hours(48) },
  [RECORD]: { van: VAN, end: '2027-03-03T10:00:00.000Z', expiresAt: hours(300) },
  [PLACE]: { name: 'Іван', from: hours(-1), endsAt: hours(1) },
};
const PAGES = [`trips/${VAN}`, `seats/${SEAT}`, `seats/${OTHER_SEAT}`];

const store = (documents: Readonly<Record<string, DocumentData>>) => write(pastRules(environment), documents);

beforeEach(() => store(DOCUMENTS));

describe.each(PAGES)('[V-08] the page %s', (path) => {
  it.each(PEOPLE)('is given to %s who names it', async (person) => {
    expect((await assertSucceeds(getDoc(doc(as[person], path)))).data()).toEqual(DOCUMENTS[path]);
  });

  it.each(PEOPLE)('is not listed, nor found by what it says, for %s', async (person) => {
    const name = path.split('/')[0] ?? '';
    await assertFails(getDocs(collection(as[person], name)));
    await assertFails(getDocs(collectionGroup(as[person], name)));
    await assertFails(getDocs(query(collection(as[person], name), where('from', '==', 'Львів'))));
  });

  it.each(PEOPLE)('is given to %s until its end, and not a moment longer', async (person) => {
    await store({ [path]: { ...DOCUMENTS[path], endsAt: hours(0.01) } });
    await assertSucceeds(getDoc(doc(as[person], path)));
    await store({ [path]: { ...DOCUMENTS[path], endsAt: JUST_NOW } });
    await assertFails(getDoc(doc(as[person], path)));
  });

  it.each(PEOPLE)('is not there, and not refused, for %s where it was taken back', async (person) => {
    const gone = `${path.split('/')[0]}/${'g'.repeat(22)}`;
    expect((await assertSucceeds(getDoc(doc(as[person], gone)))).exists()).toBe(false);
  });

  it.each(PEOPLE)('is not made, changed or deleted by %s', async (person) => {
    await assertFails(setDoc(doc(as[person], `${path.split('/')[0]}/${'n'.repeat(22)}`), shared));
    await assertFails(setDoc(doc(as[person], path), DOCUMENTS[path] ?? {}));
    await assertFails(deleteDoc(doc(as[person], path)));
    for (const field of [...Object.keys(DOCUMENTS[path] ?? {}), 'anything'])
      await assertFails(updateDoc(doc(as[person], path), { [field]: 1 }));
  });

  it.each(PEOPLE)('has nothing below it for %s', async (person) => {
    await assertFails(getDoc(doc(as[person], `${path}/marks/one`)));
    await assertFails(setDoc(doc(as[person], `${path}/marks/one`), { at: 1 }));
  });
});

describe('[V-08] the dispatcher’s record', () => {
  it('is read and listed by the dispatcher', async () => {
    const own = as['the dispatcher'];
    await assertSucceeds(getDoc(doc(own, RECORD)));
    const found = query(collection(own, 'users/dispatcher-uid/tripPages'), where('end', '>', '2027'));
    expect((await assertSucceeds(getDocs(found))).size).toBe(1);
  });

  it.each(['who has a link', 'another dispatcher'] as const)('is not read by %s', async (person) => {
    await assertFails(getDoc(doc(as[person], RECORD)));
    await assertFails(getDocs(collection(as[person], 'users/dispatcher-uid/tripPages')));
    await assertFails(getDocs(collectionGroup(as[person], 'tripPages')));
  });

  it.each(PEOPLE)('is not written by %s', async (person) => {
    await assertFails(setDoc(doc(as[person], RECORD), DOCUMENTS[RECORD] ?? {}));
    await assertFails(updateDoc(doc(as[person], RECORD), { van: 'another' }));
    await assertFails(deleteDoc(doc(as[person], RECORD)));
  });
});

it.each(PEOPLE)('[V-08] where a link leads is nothing for %s', async (person) => {
  await assertFails(getDoc(doc(as[person], `tripLinks/${VAN}`)));
  await assertFails(setDoc(doc(as[person], `tripLinks/${'n'.repeat(22)}`), { record: RECORD }));
  await assertFails(getDocs(collection(as[person], 'tripLinks')));
});

describe('[V-06] the van’s place', () => {
  it.each(PEOPLE)('is given to %s from its beginning to its end', async (person) => {
    const at = doc(as[person], PLACE);
    await assertSucceeds(getDoc(at));
    await store({ [PLACE]: { ...DOCUMENTS[PLACE], from: hours(0.02) } });
    await assertFails(getDoc(at));
    await store({ [PLACE]: { ...DOCUMENTS[PLACE], from: hours(-2), endsAt: JUST_NOW } });
    await assertFails(getDoc(at));
  });

  it.each(PEOPLE)('is not written by %s', async (person) => {
    await assertFails(updateDoc(doc(as[person], PLACE), { name: 'Інший' }));
    await assertFails(deleteDoc(doc(as[person], PLACE)));
  });
});

describe('[V-08] guessing', () => {
  const secrets = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'),
    minLength: 22,
    maxLength: 22,
  });

  it('finds nothing', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom('trips', 'seats'), secrets, async (name, secret) => {
        const found = await getDoc(doc(as['who has a link'], `${name}/${secret}`));
        expect(found.exists()).toBe(false);
      }),
      { numRuns: 200 },
    ));

  it('writes nothing, whatever is sent to the pages of a link that one has', () => {
    const values = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(hours(100)),
      fc.dictionary(fc.constantFrom('rides', 'paid', 'aaaaaaaa', 'state'), fc.string()),
    );
    const fields = fc.dictionary(
      fc.constantFrom('marks', 'told', 'endsAt', 'passengers', 'name', 'place', 'isCancelled'),
      values,
      { minKeys: 1 },
    );
    return fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PEOPLE),
        fc.constantFrom(...Object.keys(DOCUMENTS)),
        fc.constantFrom('set', 'merge', 'update'),
        fields,
        async (person, path, way, content) => {
          const at = doc(as[person], path);
          const write =
            way === 'update' ? updateDoc(at, content) : setDoc(at, content, { merge: way === 'merge' });
          await assertFails(write);
        },
      ),
      { numRuns: 300 },
    );
  });
});
