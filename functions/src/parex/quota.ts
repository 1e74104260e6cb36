import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Caller } from '../caller.ts';
import { dayAt } from '../day.ts';
import { CallFailure } from '../failure.ts';
import { database, type Quota, quotas } from '../firestore.ts';
import { settings } from '../settings.ts';

/** The day of counting may have begun up to a day ago, and the document must outlive it. */
const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

/** Each round of parallel calls counts at least one of them; of 40 at once, none needed more than seven tries. */
const TRIES = 30;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** What Firestore answers (gRPC status) when another call has written the document since it was read. */
const OVERTAKEN: readonly unknown[] = [5 /* gone */, 6 /* exists */, 9 /* precondition */, 10 /* aborted */];

/**
 * Counts one request of the caller on the deployment's key.
 *
 * @throws CallFailure 'quota-used-up' when the day's requests are spent; such a request is not counted
 */
export async function takeFromQuota(caller: Caller, now = new Date()): Promise<void> {
  const quota = quotas(await database()).doc(quotaId(caller, dayAt(now, settings.timeZone).date));
  const dailyLimit = caller.kind === 'signed-in' ? settings.signedInDailyLimit : settings.anonymousDailyLimit;
  const expiresAt = new Date(now.getTime() + KEPT_MILLISECONDS);

  for (let tried = 1; !(await countOne(quota, dailyLimit, expiresAt)); tried += 1) {
    if (tried === TRIES) throw new Error('The counter is too busy');
    await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
  }
}

/**
 * Reads the counter and writes it one higher, on condition that nobody wrote it in between, of which it tells.
 * As safe as a transaction, whose tries the SDK puts a second and more apart: two calls at once took 3 s, and so
 * 0.2 s.
 */
async function countOne(
  quota: DocumentReference<Quota>,
  dailyLimit: number,
  expiresAt: Date,
): Promise<boolean> {
  const found = await quota.get();
  const count = found.data()?.count ?? 0;
  if (count >= dailyLimit) throw new CallFailure('quota-used-up', { dailyLimit });
  const next = { count: count + 1, expiresAt };
  try {
    if (found.updateTime) await quota.update(next, { lastUpdateTime: found.updateTime });
    else await quota.create(next);
    return true;
  } catch (error) {
    if (OVERTAKEN.includes(Object(error).code)) return false;
    throw error;
  }
}

/** Name of the document that counts for a caller on a day (YYYY-MM-DD): a hash, so that it names nobody. */
export function quotaId(caller: Caller, day: string): string {
  const who = caller.kind === 'signed-in' ? caller.uid : caller.network;
  return createHash('sha256')
    .update(JSON.stringify([caller.kind, day, who]))
    .digest('hex');
}
