import { isDeepStrictEqual } from 'node:util';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { Parloc } from '@par-club/functions/contract/parloc';
import { LINK_LIMIT } from '@par-club/functions/contract/parloc.values';
import fc from 'fast-check';
import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runs } from '../kit/random.ts';
import * as drivers from './drivers.ts';
import { LATER, olena } from './drivers.ts';
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

const overwrite = (item: DocumentData) => setDoc(doc(owner, drivers.itemPath(olena)), item);
const hasShape = (item: DocumentData) => z.safeParse(Parloc, item).success;
/** What functions write stays as it is. */
const FIXED = [
  'userId',
  'name',
  'phone',
  'carName',
  'createdAt',
  'phonePlace',
  'stopKey',
  'provenAt',
  'phoneLostAt',
];
const isOlenas = (item: DocumentData) =>
  FIXED.every((field) => isDeepStrictEqual(item[field], drivers.itemOf(olena)[field]));

// What only the rules hold: the contract knows no clock, and nothing of what was stored before.

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const isOfToday = (moment: string) => moment >= dayIn(-1) && moment < dayIn(2);
const isEnd = (moment: unknown) =>
  moment instanceof Timestamp && moment.toMillis() > Date.now() && moment.toMillis() <= Date.now() + DAY_MS;
const SHOWN = ['url', 'lastSharedTime', 'position', 'live', 'endsAt'];

/** Whether an item of the contract's shape may take the place of another. */
function mayFollow(stored: DocumentData, item: DocumentData): boolean {
  const changes = (fields: string[]) =>
    fields.some((field) => !isDeepStrictEqual(item[field], stored[field]));
  const isDated = changes(['updatedAt']) || isDeepStrictEqual(item, stored);
  const hasLinks = Object.keys(item.links ?? {}).length <= LINK_LIMIT;
  if (!isDated || !isOfToday(item.updatedAt) || !hasLinks) return false;
  const { stoppedAt = '' } = item;
  if (item.url === '') return stoppedAt >= stored.lastSharedTime && stoppedAt < dayIn(2);
  const isTimely =
    isEnd(item.endsAt) && isOfToday(item.lastSharedTime) && (!item.live?.until || isOfToday(item.live.until));
  return !changes(['stoppedAt']) && isMapOf(item) && (isTimely || !changes(SHOWN));
}

/** Whether the map shows the position, but for what is rounded. */
function isMapOf({ url, position }: DocumentData): boolean {
  const [, latitude, longitude] = url.split(/[=,&]/);
  const isNear = (text: string, degrees: number) => Math.abs(Number(text) - degrees) < 0.000001;
  return isNear(latitude, position.latitude) && isNear(longitude, position.longitude);
}

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

  it('at an update', async () => {
    let stored: DocumentData = { ...drivers.itemOf(olena), stoppedAt: LATER };
    await drivers.store(environment, drivers.documentsOf(olena, stored));
    await agree(
      anyItems,
      (item) => hasShape(item) && isOlenas(item) && mayFollow(stored, item),
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

  it('at an update', async () => {
    await drivers.store(environment, drivers.documentsOf(olena));
    await refused(overwrite);
  });
});
