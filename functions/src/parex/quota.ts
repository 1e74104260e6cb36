import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import type { ReadingsLeft } from '../contract/parex.ts';
import type { Caller } from '../platform/caller.ts';
import { nameBy, secretOf, secretsLeft } from '../platform/day-secret.ts';
import { isBeingDeleted } from '../platform/deletions.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';
import { dayAt, endOfDay, latestDates } from './day.ts';

/** The requests of one caller, or of all callers together, on the deployment's language-model key on one day. */
type Quota = {
  /** Requests so far. */
  count: number;
  /** When the document may go; a TTL policy on this field deletes it. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

/** The day of counting may have begun up to a day ago, and the document must outlive it. */
const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

/** Days after which the secret of a day is gone for certain: the policy deletes it within a day or so after its time. */
const FOUND_DAYS = 6;

/** Each round of parallel calls counts at least one of them; of 40 at once, none needed more than seven tries. */
const TRIES = 30;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** gRPC status of a write that another call overtook: not found, already exists, failed precondition, aborted. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9, 10];

async function quotas(): Promise<CollectionReference<Quota>> {
  return (await database()).collection('quotas') as CollectionReference<Quota>;
}

/**
 * Counts one request of the caller on the deployment's key: against the caller's own limit, and against that of
 * everybody together.
 *
 * @throws CallFailure 'quota-used-up' when the day's requests are spent, 'not-signed-in' for an account that is being
 *   deleted; such a request is not counted
 */
export async function takeFromQuota(caller: Caller, now = new Date()): Promise<ReadingsLeft> {
  const counters = await quotas();
  const day = dayAt(now, settings.timeZone).date;
  const expiresAt = new Date(now.getTime() + KEPT_MILLISECONDS);
  const dailyLimit = caller.kind === 'signed-in' ? settings.signedInDailyLimit : settings.anonymousDailyLimit;
  const total = counters.doc(`total-${day}`);

  const resetsAt = endOfDay(day, settings.timeZone).toISOString();

  const { count: everybodys } = await readBelow(total, settings.deploymentDailyLimit, resetsAt);
  const own = counters.doc(quotaId(caller, await secretOf(day)));
  let left: number | undefined;
  for (let tried = 0; left === undefined; tried += 1) {
    if (tried === TRIES) throw new Error('The counter is too busy');
    if (tried > 0) await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
    left = await countOne(own, dailyLimit, { expiresAt, resetsAt });
  }
  // Looked at after the counting: whatever was counted before a deletion began is found by the deletion itself.
  if (caller.kind === 'signed-in' && (await isBeingDeleted(caller.uid))) {
    await own.delete();
    throw new CallFailure('not-signed-in');
  }
  // Everybody writes this one, so it is not tried again and again on condition: the database itself adds one. Calls
  // that pass `readBelow` at the same moment overshoot the limit by a few, which a ceiling of cost can bear.
  const { FieldValue } = await import('firebase-admin/firestore');
  await total.set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
  return { left: Math.min(left, Math.max(0, settings.deploymentDailyLimit - everybodys - 1)), resetsAt };
}

/** Reads a counter that must be below its limit. @throws CallFailure 'quota-used-up' when it is not */
async function readBelow(quota: DocumentReference<Quota>, dailyLimit: number, resetsAt: string) {
  const found = await quota.get();
  const count = found.data()?.count ?? 0;
  if (count >= dailyLimit) throw new CallFailure('quota-used-up', { dailyLimit, resetsAt });
  return { count, updateTime: found.updateTime };
}

/**
 * Reads the counter and writes it one higher; tells what is left, or nothing when another call wrote it in
 * between. As safe as a transaction,
 * but faster: the SDK waits a second and more before a transaction's retry, so two calls at once took 3 s, not 0.2 s.
 */
async function countOne(
  quota: DocumentReference<Quota>,
  dailyLimit: number,
  { expiresAt, resetsAt }: { expiresAt: Date; resetsAt: string },
): Promise<number | undefined> {
  const { count, updateTime } = await readBelow(quota, dailyLimit, resetsAt);
  const next = { count: count + 1, expiresAt };
  try {
    if (updateTime) await quota.update(next, { lastUpdateTime: updateTime });
    else await quota.create(next);
    return dailyLimit - next.count;
  } catch (error) {
    if (OVERTAKEN.includes(Object(error).code)) return undefined;
    throw error;
  }
}

/**
 * Name of the document that counts for a caller on the day that has this secret. As long as the secret is there,
 * the counter is found again for its caller; from then on it tells nobody's address or uid.
 */
export function quotaId(caller: Caller, secretOfDay: Uint8Array): string {
  return nameBy(secretOfDay, caller.kind, caller.kind === 'signed-in' ? caller.uid : caller.network);
}

/**
 * The counters of a signed-in person that can still be found, by their days (YYYY-MM-DD), the latest first. Those whose
 * secret is gone nobody can name any more; they end by themselves.
 */
export async function countersOf(uid: string) {
  const counters = await quotas();
  const secrets = await secretsLeft(latestDates(new Date(), FOUND_DAYS, settings.timeZone));
  const caller = { kind: 'signed-in', uid } as const;
  return secrets.map(({ day, secret }) => ({ day, counter: counters.doc(quotaId(caller, secret)) }));
}
