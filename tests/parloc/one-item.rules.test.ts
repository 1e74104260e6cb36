import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { DRIVERS, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { type DocumentData, doc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import * as drivers from './drivers.ts';
import { type Driver, LATER, olena, taras } from './drivers.ts';
import { setUp } from './people.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const other = as['another driver'];
beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.write(owner, drivers.documentsOf(olena));
});

const item = drivers.itemPath(olena);
const phone = drivers.phonePath(olena);
const driver = drivers.driverPath(olena);
const NEW_PHONE = '+380990000000';
const newPhone = `${PARLOC_PHONES}/${NEW_PHONE}`;
const pointer = { parlocId: olena.parlocId };
/** Olena, as another tab of hers would save her. */
const again: Driver = { ...olena, parlocId: 'parloc_1795255299999', phone: NEW_PHONE };

type Batch = Record<string, DocumentData | null>;

/** Every part of a batch that is neither nothing nor all of it. */
function partsOf(batch: Batch): [string, Batch][] {
  const entries = Object.entries(batch);
  const parts = Array.from({ length: 2 ** entries.length - 2 }, (_, at) =>
    entries.filter((_entry, bit) => ((at + 1) >> bit) % 2 === 1),
  );
  return parts.map((part) => [part.map(([path]) => path).join(' and '), Object.fromEntries(part)]);
}

describe('[D-06] a second item of the same owner', () => {
  it.each(partsOf(drivers.documentsOf(again)))('is refused with %s', (_, batch) =>
    assertFails(drivers.write(owner, batch)),
  );
  it('is refused with all its documents', () =>
    assertFails(drivers.write(owner, drivers.documentsOf(again))));
  it('is refused with the same phone', () =>
    assertFails(drivers.write(owner, drivers.documentsOf({ ...again, phone: olena.phone }))));
  it('is refused where the first loses its phone to it', () =>
    assertFails(drivers.write(owner, { ...drivers.documentsOf(again), [phone]: null })));

  it.each([
    ['beside the first', []],
    ['in place of the first', [item]],
    ['in place of the first and its phone', [item, phone]],
  ])('is refused %s, with the driver deleted and written in one batch', async (_, deleted) => {
    const batch = writeBatch(owner);
    for (const path of [driver, ...deleted]) batch.delete(doc(owner, path));
    for (const [path, data] of Object.entries(drivers.documentsOf(again))) batch.set(doc(owner, path), data);
    await assertFails(batch.commit());
  });

  it('is welcome after the first was deleted', async () => {
    await drivers.remove(owner, olena);
    await assertSucceeds(drivers.write(owner, drivers.documentsOf(again)));
  });
});

describe('[S-01] no document without the others', () => {
  it.each(partsOf(drivers.documentsOf(taras)))('creates no %s alone', (_, batch) =>
    assertFails(drivers.write(other, batch)),
  );
  it.each(partsOf({ [item]: null, [phone]: null, [driver]: null }))('deletes no %s alone', (_, batch) =>
    assertFails(drivers.write(owner, batch)),
  );

  const moved = { ...drivers.itemOf({ ...olena, phone: NEW_PHONE }), updatedAt: LATER };
  it.each(partsOf({ [item]: moved, [newPhone]: pointer, [phone]: null }))('moves no %s alone', (_, batch) =>
    assertFails(drivers.write(owner, batch)),
  );
  it.each([
    ['the item without the driver', { [item]: null, [phone]: null, [driver]: { parlocId: again.parlocId } }],
    [
      'a phone and keeps it',
      { [item]: { ...drivers.itemOf(olena), name: 'Х', updatedAt: LATER }, [phone]: null },
    ],
    [
      'a phone that it then has not',
      { [item]: { ...moved, phone: '+380990000001' }, [newPhone]: pointer, [phone]: null },
    ],
  ])('deletes or moves no %s', (_, batch) => assertFails(drivers.write(owner, batch)));
});

describe("[S-03] another driver's phone", () => {
  const thief: Driver = { ...taras, phone: olena.phone };
  const theft = { ...drivers.itemOf(thief), updatedAt: LATER };
  const toThief = { parlocId: taras.parlocId };

  it.each<[string, Batch]>([
    ['a first save', drivers.documentsOf(thief)],
    [
      'a first save that leaves the phone as it is',
      { [drivers.itemPath(thief)]: drivers.itemOf(thief), [drivers.driverPath(thief)]: toThief },
    ],
  ])('is not taken by %s', (_, batch) => assertFails(drivers.write(other, batch)));

  it.each<[string, Batch]>([
    ['an update of the item alone', { [drivers.itemPath(taras)]: theft }],
    [
      'a change of phone',
      { [drivers.itemPath(taras)]: theft, [phone]: toThief, [drivers.phonePath(taras)]: null },
    ],
    ['a write of the phone alone', { [phone]: toThief }],
    ['a deletion of the phone', { [phone]: null }],
    ['a deletion with the item', { [phone]: null, [item]: null, [driver]: null }],
  ])('is not taken by %s', async (_, batch) => {
    await drivers.write(other, drivers.documentsOf(taras));
    await assertFails(drivers.write(other, batch));
  });

  it('is not taken by deleting and writing it in one batch', async () => {
    const batch = writeBatch(other).delete(doc(other, phone));
    for (const [path, data] of Object.entries(drivers.documentsOf(thief))) batch.set(doc(other, path), data);
    await assertFails(batch.commit());
  });

  it("is not pointed to one's own item, and no phone to another's", async () => {
    await drivers.write(other, drivers.documentsOf(taras));
    await assertFails(drivers.write(other, { [newPhone]: toThief }));
    await assertFails(drivers.write(other, { [newPhone]: pointer }));
    await assertFails(drivers.write(other, { [`${DRIVERS}/${taras.uid}`]: pointer }));
  });

  it('is free once its item has another', async () => {
    await drivers.write(owner, {
      [item]: { ...drivers.itemOf({ ...olena, phone: NEW_PHONE }), updatedAt: LATER },
      [newPhone]: pointer,
      [phone]: null,
    });
    await assertSucceeds(drivers.write(other, drivers.documentsOf(thief)));
  });

  it('is free once its item is deleted', async () => {
    await drivers.remove(owner, olena);
    await assertSucceeds(drivers.write(other, drivers.documentsOf(thief)));
  });
});
