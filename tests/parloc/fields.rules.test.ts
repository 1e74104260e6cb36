import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
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

describe('[L-01] an item from version 0.1, which knows no places and no end', () => {
  const former = drivers.formerSharedItemOf(olena);
  const update = (changes: DocumentData) => updateDoc(doc(owner, item), { ...changes, updatedAt: LATER });
  const none = { url: '', lastSharedTime: '', position: deleteField(), stoppedAt: LATER };
  beforeEach(() => drivers.store(environment, { [item]: former }));

  it('may be hidden by its owner', () => assertSucceeds(update(none)));

  it('may be shared anew, with an end', async () => {
    const { phonePlace: _place, stopKey: _key, ...shared } = drivers.sharedItemOf(olena);
    await assertSucceeds(setDoc(doc(owner, item), { ...shared, updatedAt: LATER }));
  });

  it('may not be shared anew without one', () => assertFails(update({ lastSharedTime: LATER })));

  it('may be changed but for its place', () => assertSucceeds(update({ showsByPhone: false })));

  it('gets no place by its owner alone', () => assertFails(update({ phonePlace: 'x'.repeat(22) })));
});

describe('[L-01] an item from version 0.1 that shows nothing', () => {
  it('may be shared by its owner', async () => {
    await drivers.store(environment, { [item]: drivers.formerItemOf(olena) });
    const { phonePlace: _place, stopKey: _key, ...shared } = drivers.sharedItemOf(olena);
    await assertSucceeds(setDoc(doc(owner, item), shared));
  });
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
