import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  Timestamp,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as drivers from './drivers.ts';
import { endIn, LATER, olena, placeOf, sharedItemOf, taras } from './drivers.ts';
import { PEOPLE, setUp } from './people.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const item = drivers.itemPath(olena);
const place = drivers.placePath(olena);
const LINK = 'link-of-olena-0000000w';
const link = drivers.placePath(olena, LINK);

beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.store(environment, { ...drivers.documentsOf(olena), ...drivers.documentsOf(taras) });
});

/** A share of the owner's: the item, and a place beside it. */
function share(
  {
    path = place,
    itemChanges = {},
    placeChanges = {},
  }: { path?: string; itemChanges?: DocumentData; placeChanges?: DocumentData } = {},
  firestore = owner,
) {
  const shared = without({ ...sharedItemOf(olena), ...itemChanges });
  return drivers.write(firestore, {
    [item]: shared,
    [path]: without({ ...placeOf(shared), ...placeChanges }),
  });
}

function without(fields: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

describe('[L-01] [C-06] a place', () => {
  it.each(PEOPLE)('is given to %s who has its id', async (person) => {
    await assertSucceeds(share());
    const found = await getDoc(doc(as[person], place));
    expect(Object.keys(found.data() ?? {}).sort()).toEqual(
      ['carName', 'endsAt', 'isProven', 'lastSharedTime', 'name', 'phone', 'position', 'url'].sort(),
    );
  });

  it.each(PEOPLE)('is not there, and not refused, for %s with an id that is none', async (person) => {
    const found = await assertSucceeds(getDoc(doc(as[person], drivers.placePath(olena, 'g'.repeat(22)))));
    expect(found.exists()).toBe(false);
  });

  it.each(PEOPLE)('is not listed for %s', async (person) => {
    await share();
    await assertFails(getDocs(collection(as[person], `${item}/places`)));
    await assertFails(getDocs(collectionGroup(as[person], 'places')));
  });

  it.each(PEOPLE.filter((person) => person !== 'the owner'))('is not written by %s', async (person) => {
    await assertFails(share({}, as[person]));
    await share();
    await assertFails(drivers.write(as[person], { [place]: placeOf(sharedItemOf(olena)) }));
    await assertFails(deleteDoc(doc(as[person], place)));
  });
});

describe('[L-04] [F-S3] the end of a place', () => {
  it.each([
    ['a day and an hour', endIn(25)],
    ['the year 9999', Timestamp.fromDate(new Date('9999-12-31'))],
    ['a moment ago', endIn(-0.01)],
    ['a text', new Date().toISOString()],
    ['a number', Date.now() + 60_000],
    ['nothing', undefined],
  ])('is not in %s', async (_, endsAt) => {
    await assertFails(share({ placeChanges: { endsAt } }));
    await assertFails(share({ itemChanges: { endsAt } }));
  });

  it.each(PEOPLE)('takes it from %s', async (person) => {
    const ended = { ...sharedItemOf(olena), endsAt: endIn(-0.01) };
    await drivers.store(environment, { [item]: ended, [place]: placeOf(ended) });
    await assertFails(getDoc(doc(as[person], place)));
  });
});

describe('[L-02] a link for a purpose', () => {
  const links = { [LINK]: { name: 'рейс 06:00', endsAt: endIn(8) } };

  it('shows the place until its end', () =>
    assertSucceeds(share({ path: link, itemChanges: { links }, placeChanges: { endsAt: endIn(7) } })));
  it('shows none after its end', () =>
    assertFails(share({ path: link, itemChanges: { links }, placeChanges: { endsAt: endIn(9) } })));
  it('accepts none once it has ended', () =>
    assertFails(
      share({
        path: link,
        itemChanges: { links: { [LINK]: { name: 'рейс', endsAt: endIn(-1) } } },
        placeChanges: { endsAt: endIn(1) },
      }),
    ));
  it('shows none that the item does not name', () => assertFails(share({ path: link })));
  it('is one of four at most', async () => {
    const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`link-${n}`.padEnd(22, 'x'), links[LINK]]));
    const [first, ...rest] = Object.entries(five);
    await assertSucceeds(share({ itemChanges: { links: Object.fromEntries(rest) } }));
    await assertFails(share({ itemChanges: { links: Object.fromEntries([first ?? ['', null], ...rest]) } }));
  });
});

describe('[L-03] the phone’s own link', () => {
  it('shows nothing where its driver has switched it off', () =>
    assertFails(share({ itemChanges: { showsByPhone: false } })));
});

describe('[F-S10] a place tells what the item tells', () => {
  const elsewhere = { latitude: 49.84, longitude: 24.03, accuracy: 5 };

  it.each<[string, DocumentData]>([
    ['another name', { name: 'Хтось' }],
    ['another phone', { phone: taras.phone }],
    ['another car', { carName: 'Таврія' }],
    ['a proof that there was none of', { isProven: true }],
    ['no word of the proof', { isProven: undefined }],
    ['another position', { position: elsewhere }],
    ['another time', { lastSharedTime: LATER }],
    ['a map of elsewhere', { url: 'https://maps.google.com/maps?q=49.84,24.03&z=15&output=embed' }],
    ['a live state', { live: { until: '', state: 'on' } }],
    ['the owner’s id', { userId: olena.uid }],
    ['a stop', { stoppedAt: LATER }],
  ])('and not %s', (_, placeChanges) => assertFails(share({ placeChanges })));

  it('whose map shows the position', () => assertFails(share({ itemChanges: { position: elsewhere } })));
  it('also where the phone is proven', async () => {
    await drivers.store(environment, { [item]: { ...drivers.itemOf(olena), provenAt: LATER } });
    await assertSucceeds(share({ itemChanges: { provenAt: LATER } }));
  });
  it('and is none of a phone that somebody else has proven to have', async () => {
    await drivers.store(environment, { [item]: { ...drivers.itemOf(olena), phoneLostAt: LATER } });
    await assertFails(share({ itemChanges: { phoneLostAt: LATER } }));
  });
});

describe('[F-S7] an item', () => {
  it('is not dated to another year', () =>
    assertFails(share({ itemChanges: { updatedAt: '2020-01-01T00:00:00.000Z' } })));
});
