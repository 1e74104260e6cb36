import { isDeepStrictEqual } from 'node:util';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { Parloc } from '@par-club/functions/contract/parloc';
import fc from 'fast-check';
import { type DocumentData, doc, setDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runs } from '../kit/random.ts';
import * as drivers from './drivers.ts';
import { olena } from './drivers.ts';
import { setUp } from './people.ts';
import { anyItems, sharedItems } from './random-items.ts';
import { changed, WRONG } from './shapes.ts';

/** Each is a write or two, of about 10 ms. */
const RUNS = runs(100, 600);
/** Fewer would mean that the random items are all alike. */
const LEAST_OF_A_KIND = RUNS / 10;

const { environment, as } = await setUp();
const owner = as['the owner'];
beforeEach(() => environment.clearFirestore());

/** As it would be first saved: unless the date of its creation is what was changed, both dates are one. */
const asNew = (item: DocumentData) =>
  item.createdAt === drivers.CREATED && 'updatedAt' in item ? { ...item, createdAt: item.updatedAt } : item;

const save = (item: DocumentData) => drivers.write(owner, drivers.documentsOf(olena, item));
const overwrite = (item: DocumentData) => setDoc(doc(owner, drivers.itemPath(olena)), item);
const hasShape = (item: DocumentData) => z.safeParse(Parloc, item).success;
const isOlenas = ({ userId, phone }: DocumentData) => userId === olena.uid && phone === olena.phone;

describe('[S-01] the rules and the contract are of one mind about random items', () => {
  /** Throws the items at the rules, which must let through those that are right and no other. */
  async function agree(
    items: fc.Arbitrary<DocumentData>,
    isRight: (item: DocumentData) => boolean,
    run: (item: DocumentData) => Promise<void>,
  ) {
    const tally = { right: 0, wrong: 0 };
    await fc.assert(
      fc.asyncProperty(items, async (item) => {
        const right = isRight(item);
        await (right ? assertSucceeds(run(item)) : assertFails(run(item)));
        tally[right ? 'right' : 'wrong'] += 1;
      }),
      // Each case depends on what the one before has stored, so a smaller one would be another.
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(Math.min(tally.right, tally.wrong)).toBeGreaterThan(LEAST_OF_A_KIND);
  }

  it('at the first save', () =>
    agree(
      anyItems.map(asNew),
      (item) => hasShape(item) && isOlenas(item) && item.createdAt === item.updatedAt,
      async (item) => {
        await save(item);
        await drivers.remove(owner, olena);
      },
    ));

  it('at an update', async () => {
    let stored = drivers.itemOf(olena);
    await save(stored);
    await agree(
      anyItems,
      (item) =>
        hasShape(item) &&
        isOlenas(item) &&
        item.createdAt === stored.createdAt &&
        (item.updatedAt !== stored.updatedAt || isDeepStrictEqual(item, stored)),
      async (item) => {
        await overwrite(item);
        stored = item;
      },
    );
  });
});

describe('[S-01] whatever else a shared item holds, what breaks it is refused', () => {
  const broken = fc
    .tuple(sharedItems, fc.constantFrom(...Object.values(WRONG)))
    .map(([item, changes]) => changed(changes, item));

  const refused = (run: (item: DocumentData) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(broken, async (item) => {
        expect(hasShape(item)).toBe(false);
        await assertFails(run(item));
      }),
      { numRuns: RUNS },
    );

  it('at the first save', () => refused((item) => save(asNew(item))));
  it('at an update', async () => {
    await save(drivers.itemOf(olena));
    await refused(overwrite);
  });
});
