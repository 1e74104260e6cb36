import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import * as drivers from './drivers.ts';
import { LATER, olena } from './drivers.ts';
import { setUp } from './people.ts';
import { changed, RIGHT, WRONG } from './shapes.ts';

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
  it.each(Object.entries(WRONG))('may not bring %s', (_, changes) => assertFails(overwrite(changes)));
  it('may not come without a date', () => assertFails(updateDoc(doc(owner, item), { showsByPhone: false })));
});

describe('[L-01] an item from version 0.1, which knows no places', () => {
  beforeEach(() => drivers.store(environment, { [item]: drivers.formerItemOf(olena) }));

  it('may be shared and hidden by its owner', async () => {
    const { phonePlace: _place, stopKey: _key, ...shared } = drivers.sharedItemOf(olena);
    await assertSucceeds(setDoc(doc(owner, item), shared));
    await assertSucceeds(
      setDoc(doc(owner, item), { ...drivers.formerItemOf(olena), stoppedAt: LATER, updatedAt: LATER }),
    );
  });

  it('gets no place by its owner alone', () =>
    assertFails(updateDoc(doc(owner, item), { phonePlace: 'x'.repeat(22), updatedAt: LATER })));
});
