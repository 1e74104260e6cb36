import { isDeepStrictEqual } from 'node:util';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ListedDriver } from '@par-club/functions/contract/listed-driver';
import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import fc from 'fast-check';
import { type DocumentData, doc, GeoPoint, setDoc, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { runs } from '../kit/random.ts';
import { putDrivers, takeDriver } from '../parendar/listed-drivers.ts';
import { olena } from '../parloc/drivers.ts';
import { PEOPLE, setUp } from '../parloc/people.ts';

/** Each is a write or two, of about 10 ms. */
const RUNS = runs(100, 400);
/** Fewer would mean that the random documents are all alike. */
const LEAST_OF_A_KIND = RUNS / 10;

const { as } = await setUp();
const owner = as['the owner'];
const LIST = `${USERS}/${olena.uid}/${LISTED_DRIVERS}`;
const CREATED = '2026-11-21T10:00:00.000Z';

const moments = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: NAME_LIMIT })
  .filter((name) => name.length <= NAME_LIMIT && /[\p{L}\p{N}]/u.test(name));
const phones = fc.constantFrom('+380671234567', '+48501234567', '+12345678', '+123456789012345');
const right: fc.Arbitrary<DocumentData> = fc.record(
  {
    name: names,
    phone: phones,
    createdAt: fc.constant(CREATED),
    updatedAt: fc.oneof(fc.constant(CREATED), moments),
  },
  { requiredKeys: ['name', 'createdAt', 'updatedAt'] },
);

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, Number.NaN, '', ' ', '\u200b\u202e', [], {}, new GeoPoint(50, 30)),
  fc.constantFrom<unknown>(
    Timestamp.fromMillis(0),
    '112',
    '+380900123456',
    '067 123 45 67',
    '2026-11-21',
    CREATED,
  ),
  fc.string({ unit: 'grapheme', maxLength: NAME_LIMIT + 20 }),
  moments,
  names,
);
const fields = fc.constantFrom('name', 'phone', 'createdAt', 'updatedAt', 'userId', 'email', 'role');
const documents = fc
  .tuple(right, fc.array(fc.tuple(fields, fc.option(wrong, { nil: undefined })), { maxLength: 2 }))
  .map(([driver, changes]) =>
    changes.reduce<DocumentData>((former, [field, value]) => {
      const { [field]: _former, ...rest } = former;
      return value === undefined ? rest : { ...rest, [field]: value };
    }, driver),
  );
const hasShape = (driver: DocumentData) => ListedDriver.safeParse(driver).success;

describe('[P-13] [S-01] the rules and the contract are of one mind about random drivers', () => {
  async function agree(
    isRight: (driver: DocumentData) => boolean,
    write: (driver: DocumentData) => Promise<void>,
  ) {
    const tally = { right: 0, wrong: 0 };
    await fc.assert(
      fc.asyncProperty(documents, async (driver) => {
        const expected = isRight(driver);
        await (expected ? assertSucceeds(write(driver)) : assertFails(write(driver)));
        tally[expected ? 'right' : 'wrong'] += 1;
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(tally.right, tally.wrong)).toBeGreaterThan(LEAST_OF_A_KIND);
  }

  it('when one is put in', () =>
    agree(
      (driver) => hasShape(driver) && driver.createdAt === driver.updatedAt,
      async (driver) => {
        await putDrivers(owner, olena.uid, { new: driver });
        await takeDriver(owner, olena.uid, 'new');
      },
    ));

  it('when one is changed', async () => {
    let stored: DocumentData = { name: 'Іван', createdAt: CREATED, updatedAt: CREATED };
    const write = (driver: DocumentData) => setDoc(doc(owner, `${LIST}/ivan`), driver);
    await putDrivers(owner, olena.uid, { ivan: stored });
    await agree(
      (driver) =>
        hasShape(driver) &&
        driver.createdAt === stored.createdAt &&
        (driver.updatedAt !== stored.updatedAt || isDeepStrictEqual(driver, stored)),
      async (driver) => {
        await write(driver);
        stored = driver;
      },
    );
  });
});

it('[P-13] [S-01] nobody writes into the list of another, whatever it is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PEOPLE.filter((person) => person !== 'the owner')),
      documents,
      async (person, driver) => {
        await assertFails(putDrivers(as[person], olena.uid, { new: driver }));
      },
    ),
    { numRuns: RUNS / 2 },
  ));
