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
import { ODD_KEYS } from './shapes.ts';

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

  it('is not after that of its item', () => assertFails(share({ placeChanges: { endsAt: endIn(23.5) } })));

  it.each(PEOPLE)('takes it from %s', async (person) => {
    const ended = { ...sharedItemOf(olena), endsAt: endIn(-1) };
    await drivers.store(environment, { [item]: ended, [place]: placeOf(ended) });
    await assertFails(getDoc(doc(as[person], place)));
  });
});

describe('[L-02] a link for a purpose', () => {
  const links = { [LINK]: { name: 'рейс 06:00', endsAt: endIn(8) } };

  it('shows the place until its end', () =>
    assertSucceeds(share({ path: link, itemChanges: { links }, placeChanges: { endsAt: endIn(7) } })));
  it('takes no place that ends after it', () =>
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

  it('is taken back with its place in one batch, and whoever has its id finds nothing', async () => {
    await share({ path: link, itemChanges: { links }, placeChanges: { endsAt: endIn(7) } });
    await assertSucceeds(
      drivers.write(owner, { [item]: { ...sharedItemOf(olena), updatedAt: LATER }, [link]: null }),
    );
    const found = await assertSucceeds(getDoc(doc(as['a visitor'], link)));
    expect(found.exists()).toBe(false);
  });
  it('that was taken back shows no place again', async () => {
    await share({ path: link, itemChanges: { links }, placeChanges: { endsAt: endIn(7) } });
    await drivers.write(owner, { [item]: { ...sharedItemOf(olena), updatedAt: LATER }, [link]: null });
    await assertFails(
      drivers.write(owner, { [link]: { ...placeOf(sharedItemOf(olena)), endsAt: endIn(7) } }),
    );
  });
  it('is made in a batch of its own while a place is shown', async () => {
    const shared = sharedItemOf(olena);
    await drivers.store(environment, { [item]: shared, [place]: placeOf(shared) });
    const made = { ...shared, links, updatedAt: LATER };
    await assertSucceeds(
      drivers.write(owner, { [item]: made, [link]: { ...placeOf(made), endsAt: endIn(7) } }),
    );
  });
  it('is made while no place is shown', () =>
    assertSucceeds(drivers.write(owner, { [item]: { ...drivers.itemOf(olena), links, updatedAt: LATER } })));

  const right = { name: 'рейс 06:00', endsAt: endIn(8) };
  it.each<[string, unknown]>([
    ['that is no map', 'рейс'],
    ['without a name', { endsAt: right.endsAt }],
    ['with an empty name', { ...right, name: '' }],
    ['with a name that cannot be seen', { ...right, name: ' \u200b' }],
    ['with a name of 81 letters', { ...right, name: 'я'.repeat(81) }],
    ['with a name that is a number', { ...right, name: 6 }],
    ['without an end', { name: right.name }],
    ['with an end that is a text', { ...right, endsAt: new Date().toISOString() }],
    ['with an end as JSON writes it', { ...right, endsAt: { seconds: 4_000_000_000, nanoseconds: 0 } }],
    ['with an end in 92 days', { ...right, endsAt: endIn(92 * 24) }],
    ['with another field', { ...right, phone: '+380671234567' }],
  ])('is not kept %s, whichever of four it is', async (_, wrong) => {
    for (const at of [0, 1, 2, 3]) {
      const four = [right, right, right, right].map((link, n) => [
        `link-${n}`.padEnd(22, 'x'),
        n === at ? wrong : link,
      ]);
      await assertFails(share({ itemChanges: { links: Object.fromEntries(four) } }));
    }
  });
  it('[F-S11] has the id of a place for its key, whichever of four it is', async () => {
    for (const key of ODD_KEYS) {
      for (const others of [[], ['a', 'b', 'z'], ['A', 'y', 'z'], ['-', '0', '_']]) {
        const ids = [key, ...others.map((other) => other.padEnd(22, 'x'))];
        await assertFails(
          share({ itemChanges: { links: Object.fromEntries(ids.map((id) => [id, right])) } }),
        );
      }
    }
  });

  it.each([
    ['that has ended', endIn(-24)],
    ['until the end of its 90th day', endIn(90 * 24 + 1)],
  ])('is kept %s', (_, endsAt) =>
    assertSucceeds(share({ itemChanges: { links: { [LINK]: { ...right, endsAt } } } })),
  );
});

describe('[L-03] the phone’s own link', () => {
  it('shows nothing where its driver has switched it off', () =>
    assertFails(share({ itemChanges: { showsByPhone: false } })));

  it('is switched off with its place in one batch, and on again', async () => {
    await share();
    const off = { ...sharedItemOf(olena), showsByPhone: false, updatedAt: LATER };
    await assertSucceeds(drivers.write(owner, { [item]: off, [place]: null }));
    expect((await getDoc(doc(as['a visitor'], place))).exists()).toBe(false);
    const on = { ...off, showsByPhone: true, updatedAt: new Date(Date.parse(LATER) + 1).toISOString() };
    await assertSucceeds(drivers.write(owner, { [item]: on, [place]: placeOf(on) }));
  });

  it('hides no place of a link for a purpose', () => {
    const links = { [LINK]: { name: 'рейс 06:00', endsAt: endIn(8) } };
    const itemChanges = { showsByPhone: false, links };
    return assertSucceeds(share({ path: link, itemChanges, placeChanges: { endsAt: endIn(7) } }));
  });
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
