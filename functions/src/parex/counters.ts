import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadingsLeft } from '../contract/parex.ts';
import { CallFailure } from '../platform/failure.ts';
import { database, isOvertaken } from '../platform/firestore.ts';
import { inBatches } from '../platform/in-batches.ts';

type Quota = {
  count: number;
  /** When the document may go; a TTL policy on this field deletes it. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

type Counter = { document: DocumentReference<Quota>; most: number };

/** One of the limits that a request has to keep, in parts: a request is counted in the first counter with some left. */
export type Limit = readonly Counter[];

/** A request that is counted against all of its limits, or against none. */
export type Request = {
  limits: readonly Limit[];
  reason: 'quota-used-up' | 'own-key-used-up';
  expiresAt: Date;
  resetsAt: string;
};

type Tally = Counter & { found: DocumentSnapshot<Quota>; taken: number; expiresAt: Date };

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

/** Takes back the request of a caller whose data is deleted. */
export async function forget({ limits, expiresAt }: Request): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const batch = (await database()).batch();
  for (const [counter, ...others] of limits) {
    // Whichever counted it: all of them together count right.
    const less = { count: FieldValue.increment(-1), expiresAt };
    if (!counter) continue;
    if (others.length > 0) batch.set(counter.document, less, { merge: true });
    else batch.delete(counter.document);
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

async function talliesOf(requests: Request[]): Promise<Map<string, Tally>> {
  const all = requests.flatMap(({ limits, expiresAt }) =>
    limits.flat().map((counter) => ({ ...counter, expiresAt })),
  );
  const counters = [...new Map(all.map((counter) => [counter.document.path, counter])).values()];
  const found = await (await database()).getAll(...counters.map(({ document }) => document));
  const tallies = counters.map((counter, at) => ({
    ...counter,
    found: found[at] as DocumentSnapshot<Quota>,
    taken: 0,
  }));
  return new Map(tallies.map((tally) => [tally.document.path, tally]));
}

function take(
  { limits, reason, resetsAt }: Request,
  tallies: Map<string, Tally>,
): ReadingsLeft | CallFailure {
  const own = limits.map((limit) => limit.flatMap(({ document }) => tallies.get(document.path) ?? []));
  const met = own.find((limit) => sum(limit.map(leftOf)) === 0);
  if (met) return new CallFailure(reason, { dailyLimit: sum(met.map(({ most }) => most)), resetsAt });
  for (const tally of own.flatMap((limit) => limit.find((each) => leftOf(each) > 0) ?? [])) tally.taken += 1;
  return { left: Math.min(...own.map((limit) => sum(limit.map(leftOf)))), resetsAt };
}

function leftOf({ found, taken, most }: Tally): number {
  return Math.max(0, most - countOf(found) - taken);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function countOf(found: DocumentSnapshot<Quota>): number {
  return found.data()?.count ?? 0;
}

async function write(tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  const batch = (await database()).batch();
  // In one order for all instances, which would wait for each other otherwise.
  const inOrder = tallies.toSorted((one, other) => (one.document.path < other.document.path ? -1 : 1));
  for (const { document, found, taken, expiresAt } of inOrder) {
    const next = { count: countOf(found) + taken, expiresAt };
    if (found.updateTime) batch.update(document, next, { lastUpdateTime: found.updateTime });
    else batch.create(document, next);
  }
  await batch.commit();
}
