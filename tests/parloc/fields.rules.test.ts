import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import * as drivers from './drivers.ts';
import { LATER, olena } from './drivers.ts';
import { setUp } from './people.ts';
import { changed, REFUSED, RIGHT, WRONG } from './shapes.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const item = drivers.itemPath(olena);

/** Writes the whole item over the one that is there, as it is later. */
function overwrite(changes: DocumentData): Promise<void> {
  return setDoc(doc(owner, item), changed({ updatedAt: LATER, ...changes }));
}

beforeEach(() => environment.clearFirestore());

describe('[S-01] an update', () => {
  beforeEach(() => drivers.store(environment, drivers.documentsOf(olena)));

  it.each(Object.entries(RIGHT))('may bring %s', (_, changes) => assertSucceeds(overwrite(changes)));
  it.each(Object.entries({ ...WRONG, ...REFUSED }))('may not bring %s', (_, changes) =>
    assertFails(overwrite(changes)),
  );
  it('may not come without a date', () => assertFails(updateDoc(doc(owner, item), { showsByPhone: false })));
});

describe('[L-02] [L-04] an item whose place has ended', () => {
  const ended = { ...drivers.sharedItemOf(olena), endsAt: drivers.endIn(-1) };
  const update = (changes: DocumentData) => updateDoc(doc(owner, item), { ...changes, updatedAt: LATER });
  beforeEach(() => drivers.store(environment, { [item]: ended }));

  it('may be changed but for its place', () => assertSucceeds(update({ showsByPhone: false })));

  it('is not prolonged', async () => {
    await assertFails(update({ endsAt: drivers.endIn(25) }));
    await assertFails(update({ live: { until: '', state: 'on' } }));
    await assertFails(update({ lastSharedTime: LATER }));
    const shown = { ...drivers.placeOf(ended), endsAt: drivers.endIn(1) };
    await assertFails(setDoc(doc(owner, drivers.placePath(olena)), shown));
  });
});
