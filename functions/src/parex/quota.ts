import type { CollectionReference } from 'firebase-admin/firestore';
import { type Caller, siteOf } from '../platform/caller.ts';
import { nameBy, secretOf, secretsLeft } from '../platform/day-secret.ts';
import { isBeingDeleted } from '../platform/deletions.ts';
import { CallFailure } from '../platform/failure.ts';
import { settings } from '../platform/settings.ts';
import { count, forget, type Limit, quotas, type Request } from './counters.ts';
import { dayAt, endOfDay, latestDates } from './day.ts';

export type KeyOwner = 'deployment' | 'caller';

/** The day of counting may have begun up to a day ago, and the document must outlive it. */
const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

/**
 * Counters of a limit that everybody shares, each for its part: a document bears about one write a second for long. An
 * instance begins with one of its own choice.
 */
const SHARDS = 10;
const FIRST_SHARD = Math.floor(Math.random() * SHARDS);

/** Days after which the secret of a day is gone for certain: the policy deletes it within a day or so after its time. */
const FOUND_DAYS = 6;

/**
 * Counts one request of the caller: against their own limit; for a visitor by IPv6 also against that of the /48; and on
 * the deployment's key against that of all visitors, or of all who are signed in.
 * @returns what is left on a key of the same owner
 * @throws CallFailure 'quota-used-up' or 'own-key-used-up' when the day's requests are spent, 'not-signed-in' for an
 *   account that is being deleted; such a request is not counted
 */
export async function takeFromQuota(caller: Caller, keyOwner: KeyOwner, now = new Date()) {
  const day = dayAt(now, settings.timeZone).date;
  const request: Request = {
    limits: await limitsOf(caller, keyOwner, day),
    reason: keyOwner === 'caller' ? 'own-key-used-up' : 'quota-used-up',
    expiresAt: new Date(now.getTime() + KEPT_MILLISECONDS),
    resetsAt: endOfDay(day, settings.timeZone).toISOString(),
  };
  const counted = await count(request);
  if (counted instanceof CallFailure) throw counted;
  // Looked at after the counting: whatever was counted before a deletion began is found by the deletion itself.
  if (caller.kind === 'signed-in' && (await isBeingDeleted(caller.uid))) {
    await forget(request);
    throw new CallFailure('not-signed-in');
  }
  return counted;
}

async function limitsOf(caller: Caller, keyOwner: KeyOwner, day: string): Promise<Limit[]> {
  const counters = await quotas();
  const secret = await secretOf(day);
  const limit = (name: string, most: number): Limit => [{ document: counters.doc(name), most }];
  const ceiling = (name: string, most: number): Limit =>
    Array.from({ length: SHARDS }, (_, at) => (FIRST_SHARD + at) % SHARDS).map((shard) => ({
      document: counters.doc(`${name}-${day}-${shard}`),
      most: Math.floor((most + shard) / SHARDS),
    }));
  const own = quotaId(caller, keyOwner, secret);
  if (keyOwner === 'caller') return [limit(own, settings.ownKeyDailyLimit)];
  if (caller.kind === 'signed-in')
    return [limit(own, settings.signedInDailyLimit), ceiling('signed-in', settings.allSignedInDailyLimit)];
  const site = siteOf(caller.network);
  return [
    limit(own, settings.anonymousDailyLimit),
    ...(site ? [limit(nameBy(secret, 'site', site), settings.siteAnonymousDailyLimit)] : []),
    ceiling('anonymous', settings.allAnonymousDailyLimit),
  ];
}

/**
 * Name of the document that counts for a caller on the day that has this secret. As long as the secret is there, the
 * counter is found again for its caller; from then on it tells nobody's address or uid. Requests on a visitor's own key
 * are counted for all of a /48.
 */
export function quotaId(caller: Caller, keyOwner: KeyOwner, secretOfDay: Uint8Array): string {
  const own = keyOwner === 'caller' ? ['own-key'] : [];
  if (caller.kind === 'signed-in') return nameBy(secretOfDay, ...own, caller.kind, caller.uid);
  const { network } = caller;
  const counted = keyOwner === 'caller' ? (siteOf(network) ?? network) : network;
  return nameBy(secretOfDay, ...own, caller.kind, counted);
}

/**
 * The counters of a signed-in person that can still be found, by their days (YYYY-MM-DD), the latest first. Those whose
 * secret is gone nobody can name any more; they end by themselves.
 */
export async function countersOf(uid: string) {
  const counters: CollectionReference = await quotas();
  const secrets = await secretsLeft(latestDates(new Date(), FOUND_DAYS, settings.timeZone));
  const caller = { kind: 'signed-in', uid } as const;
  return secrets.flatMap(({ day, secret }) =>
    (['deployment', 'caller'] as const).map((keyOwner) => ({
      day,
      keyOwner,
      counter: counters.doc(quotaId(caller, keyOwner, secret)),
    })),
  );
}
