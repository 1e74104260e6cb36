import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { type DocumentData, deleteDoc, doc, setDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import * as drivers from './drivers.ts';
import { type Driver, olena, taras } from './drivers.ts';
import { setUp } from './people.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const other = as['another driver'];
beforeEach(() => environment.clearFirestore());

const item = drivers.itemPath(olena);
const pointer = { parlocId: olena.parlocId };

/** Writes what the rules never let come about, as somebody may who repairs the data by hand. */
function repair(documents: Record<string, DocumentData>): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    for (const [path, data] of Object.entries(documents)) await setDoc(doc(context.firestore(), path), data);
  });
}

describe('[S-01] an item whose phone and driver are there already', () => {
  const pointers = (driver: Driver) => ({
    [drivers.phonePath(driver)]: { parlocId: driver.parlocId },
    [drivers.driverPath(driver)]: { parlocId: driver.parlocId },
  });

  it('is created by its owner', async () => {
    await repair(pointers(olena));
    await assertSucceeds(setDoc(doc(owner, item), drivers.itemOf(olena)));
  });

  it("is not created in another's name", async () => {
    await repair(pointers(olena));
    await assertFails(setDoc(doc(owner, item), { ...drivers.itemOf(olena), userId: taras.uid }));
  });

  it('is not created under a wrong name', async () => {
    const misnamed = { ...olena, parlocId: 'parloc_x' };
    await repair(pointers(misnamed));
    await assertFails(setDoc(doc(owner, drivers.itemPath(misnamed)), drivers.itemOf(misnamed)));
  });
});

it('[S-01] [D-09] an item is not created with a phone that is none, though its document is there', async () => {
  const misnumbered = { ...olena, phone: '0671234567' };
  const { [item]: saved = {}, ...pointers } = drivers.documentsOf(misnumbered);
  await repair(pointers);
  await assertFails(setDoc(doc(owner, item), saved));
});

describe('[S-01] an item whose phone and driver are gone', () => {
  beforeEach(() => repair({ [item]: drivers.itemOf(olena) }));

  it('is deleted by its owner', () => assertSucceeds(deleteDoc(doc(owner, item))));
  it('is not deleted by another driver', () => assertFails(deleteDoc(doc(other, item))));

  it('is given both back by its owner', () =>
    assertSucceeds(
      drivers.write(owner, { [drivers.phonePath(olena)]: pointer, [drivers.driverPath(olena)]: pointer }),
    ));
  it('is given neither by another driver', async () => {
    await assertFails(drivers.write(other, { [drivers.phonePath(olena)]: pointer }));
    await assertFails(drivers.write(other, { [drivers.driverPath(olena)]: pointer }));
    await assertFails(drivers.write(other, { [drivers.driverPath(taras)]: pointer }));
  });
});

describe('[S-03] a phone that its item no longer has', () => {
  const former = `${PARLOC_PHONES}/+380990000000`;
  beforeEach(() => repair({ ...drivers.documentsOf(olena), [former]: pointer }));

  it("is deleted by the item's owner", () => assertSucceeds(deleteDoc(doc(owner, former))));
  it('is not deleted by another driver', () => assertFails(deleteDoc(doc(other, former))));
});

describe('[S-01] a driver whose item is gone', () => {
  const driver = drivers.driverPath(olena);
  beforeEach(() => repair({ [driver]: pointer }));

  it('is deleted by its owner', () => assertSucceeds(deleteDoc(doc(owner, driver))));
  it('is not deleted by another driver', () => assertFails(deleteDoc(doc(other, driver))));
});

it('[S-01] [D-09] an item whose phone is none is given no document for it', async () => {
  const phone = '0671234567';
  await repair({ [item]: { ...drivers.itemOf(olena), phone } });
  await assertFails(drivers.write(owner, { [`${PARLOC_PHONES}/${phone}`]: pointer }));
});
