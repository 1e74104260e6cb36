import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadingsLeft } from '../contract/parex.ts';
import { CallFailure } from '../platform/failure.ts';
import { database, isOvertaken } from '../platform/firestore.ts';
import { inBatches } from '../platform/in-batches.ts';

/** What was counted in one day. */
type Quota = {
  count: number;
  /** When the document may go; a TTL policy on this field deletes it. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

/** One of the limits that a request has to keep. */
export type Limit = {
  counter: DocumentReference<Quota>;
  dailyLimit: number;
  /**
   * Whether everybody shares it. All instances write such a counter, so each adds to it without a condition: what they
   * count in the same moment may go beyond the limit. No other limit is ever exceeded.
   */
  isCeiling: boolean;
};

/** A request that is counted against all of its limits, or against none. */
export type Request = {
  limits: readonly Limit[];
  reason: 'quota-used-up' | 'own-key-used-up';
  expiresAt: Date;
  resetsAt: string;
};

/** What a batch of requests adds to a counter. */
type Tally = Limit & { found: DocumentSnapshot<Quota>; taken: number; expiresAt: Date };

/** As many calls as an instance takes at once. */
const BATCH_SIZE = 80;
/** Of the instances that count for one caller in the same moment, one succeeds with each try. */
const TRIES = 30;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** `quotas/{name}`: the rules give no client access to it. */
export async function quotas(): Promise<CollectionReference<Quota>> {
  return (await database()).collection('quotas') as CollectionReference<Quota>;
}

/**
 * Counts a request, together with those that come while others are being counted.
 *
 * @returns what is left of the limit that is the nearest; the failure where one is met, and nothing is counted
 */
export const count = inBatches(BATCH_SIZE, async (requests: Request[]) => {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const outcomes = await countOnce(requests);
    if (outcomes) return outcomes;
    await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
  }
  throw new Error('The counters are too busy');
});

/** Takes a request back whose caller is to leave nothing behind. */
export async function forget({ limits }: Request): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const batch = (await database()).batch();
  for (const { counter, isCeiling } of limits) {
    if (isCeiling) batch.update(counter, { count: FieldValue.increment(-1) });
    else batch.delete(counter);
  }
  await batch.commit();
}

/**
 * Reads the counters of all requests, and writes them in one commit; `undefined` when another instance wrote one in
 * between. As safe as a transaction, but faster: the SDK waits a second and more before a transaction's retry.
 */
async function countOnce(requests: Request[]): Promise<(ReadingsLeft | CallFailure)[] | undefined> {
  const tallies = await talliesOf(requests);
  const outcomes = requests.map((request) => take(request, tallies));
  try {
    await write([...tallies.values()].filter(({ taken }) => taken > 0));
    return outcomes;
  } catch (error) {
    if (isOvertaken(error)) return undefined;
    throw error;
  }
}

/** The counters of all requests, by their paths. */
async function talliesOf(requests: Request[]): Promise<Map<string, Tally>> {
  const limits = requests.flatMap(({ limits: own, expiresAt }) =>
    own.map((limit) => ({ ...limit, expiresAt })),
  );
  const byPath = new Map(limits.map((limit) => [limit.counter.path, limit]));
  const db = await database();
  const found = await db.getAll(...[...byPath.values()].map(({ counter }) => counter));
  return new Map(
    [...byPath.values()].map((limit, at) => [
      limit.counter.path,
      { ...limit, found: found[at] as DocumentSnapshot<Quota>, taken: 0 },
    ]),
  );
}

function take(
  { limits, reason, resetsAt }: Request,
  tallies: Map<string, Tally>,
): ReadingsLeft | CallFailure {
  const own = limits.flatMap(({ counter }) => tallies.get(counter.path) ?? []);
  const met = own.find((tally) => leftOf(tally) <= 0);
  if (met) return new CallFailure(reason, { dailyLimit: met.dailyLimit, resetsAt });
  for (const tally of own) tally.taken += 1;
  return { left: Math.min(...own.map(leftOf)), resetsAt };
}

function leftOf({ found, taken, dailyLimit }: Tally): number {
  return dailyLimit - countOf(found) - taken;
}

function countOf(found: DocumentSnapshot<Quota>): number {
  return found.data()?.count ?? 0;
}

async function write(tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  const { FieldValue } = await import('firebase-admin/firestore');
  const batch = (await database()).batch();
  for (const { counter, isCeiling, found, taken, expiresAt } of tallies) {
    const next = { count: countOf(found) + taken, expiresAt };
    if (isCeiling) batch.set(counter, { count: FieldValue.increment(taken), expiresAt }, { merge: true });
    else if (found.updateTime) batch.update(counter, next, { lastUpdateTime: found.updateTime });
    else batch.create(counter, next);
  }
  await batch.commit();
}
