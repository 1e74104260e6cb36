import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { type DocumentData, doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import * as drivers from './drivers.ts';
import { LATER, olena, taras } from './drivers.ts';
import { setUp } from './people.ts';
import { changed, RIGHT, WRONG, WRONG_PHONES } from './shapes.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];

/** The first save. Its two dates are the same, as the rules want it, so that a wrong one is refused as such. */
function create(changes: DocumentData): Promise<void> {
  const date = changes.createdAt ?? changes.updatedAt ?? LATER;
  const item = changed({ createdAt: date, updatedAt: date, ...changes });
  return drivers.write(owner, drivers.documentsOf({ ...olena, phone: item.phone ?? olena.phone }, item));
}

/** Writes the whole item over the one that is there, as it is later. */
function overwrite(changes: DocumentData): Promise<void> {
  return setDoc(doc(owner, drivers.itemPath(olena)), changed({ updatedAt: LATER, ...changes }));
}

/** A batch cannot even be made with a phone of another kind, for its document has no name then. */
const hasName = ([, { phone }]: [string, DocumentData]) => phone === undefined || typeof phone === 'string';

describe('[S-01] [D-06] a first save', () => {
  beforeEach(() => environment.clearFirestore());

  it.each(Object.entries(RIGHT))('may have %s', (_, changes) => assertSucceeds(create(changes)));
  it.each(Object.entries(WRONG).filter(hasName))('may not have %s', (_, changes) =>
    assertFails(create(changes)),
  );
  it.each(WRONG_PHONES.filter((phone) => phone !== ''))('[D-09] may not have the phone "%s"', (phone) =>
    assertFails(create({ phone })),
  );
  it("may not have another's userId", () => assertFails(create({ userId: taras.uid })));
  it('may not be dated at two moments', () =>
    assertFails(create({ createdAt: drivers.CREATED, updatedAt: LATER })));

  it.each(['parloc_179525520000', 'parloc_17952552000000', 'parloc_abcdefghijklm', 'Parloc_1795255200000'])(
    'may not be called %s',
    (parlocId) => assertFails(drivers.write(owner, drivers.documentsOf({ ...olena, parlocId }))),
  );
  it.each(['1795255200000', 'driver_1795255200000', 'parloc_1795255200000_2', olena.uid, olena.phone])(
    'may not be called %s',
    (parlocId) => assertFails(drivers.write(owner, drivers.documentsOf({ ...olena, parlocId }))),
  );
});

describe('[S-01] an update', () => {
  beforeEach(async () => {
    await environment.clearFirestore();
    await drivers.write(owner, drivers.documentsOf(olena));
  });

  it.each(Object.entries(RIGHT).filter(([, { phone }]) => phone === undefined))(
    'may bring %s',
    (_, changes) => assertSucceeds(overwrite(changes)),
  );
  it.each(Object.entries(WRONG))('may not bring %s', (_, changes) => assertFails(overwrite(changes)));
  it.each(WRONG_PHONES)('[D-09] may not bring the phone "%s"', (phone) => assertFails(overwrite({ phone })));

  it.each([
    ['userId', taras.uid],
    ['createdAt', LATER],
    ['phone', taras.phone],
  ])('may not change %s to %s', (field, value) => assertFails(overwrite({ [field]: value })));

  it.each(['name', 'carName'])('may change %s alone, with its date', (field) =>
    assertSucceeds(updateDoc(doc(owner, drivers.itemPath(olena)), { [field]: 'Таврія', updatedAt: LATER })),
  );
  it.each(['name', 'carName'])('may not change %s without a date', (field) =>
    assertFails(updateDoc(doc(owner, drivers.itemPath(olena)), { [field]: 'Таврія' })),
  );
});

describe('[S-01] a phone and a driver', () => {
  beforeEach(() => environment.clearFirestore());

  it.each<[string, DocumentData]>([
    ['nothing', {}],
    ['more than they should', { parlocId: olena.parlocId, name: 'Олена' }],
    ['another id', { parlocId: taras.parlocId }],
    ['a path', { parlocId: `${olena.parlocId}/x/y` }],
    ['a list', { parlocId: [olena.parlocId] }],
    ['null', { parlocId: null }],
    ['a number', { parlocId: 1_795_255_200_000 }],
  ])('may not hold %s', async (_, data) => {
    const documents = drivers.documentsOf(olena);
    await assertFails(drivers.write(owner, { ...documents, [drivers.phonePath(olena)]: data }));
    await assertFails(drivers.write(owner, { ...documents, [drivers.driverPath(olena)]: data }));
  });

  it.each(WRONG_PHONES.filter((phone) => phone !== ''))('[D-09] may not be called "%s"', (phone) =>
    assertFails(
      drivers.write(owner, {
        ...drivers.documentsOf(olena),
        [`${PARLOC_PHONES}/${phone}`]: { parlocId: olena.parlocId },
      }),
    ),
  );
});
