import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { deletionOf } from '../../platform/deletions.ts';
import { CallFailure } from '../../platform/failure.ts';
import { isOvertaken } from '../../platform/firestore.ts';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { type GoogleCalendar, googleCalendar } from '../google/google-calendar.ts';
import { calendarWatches, flagOf, forgetWatches, type Watch, watchesOf, watchKey } from './watches.ts';

/** A channel that ends within this is renewed. */
export const RENEW_BEFORE_MS = 24 * 60 * 60 * 1000;
/** How long Google may take to answer a watch; after that, another call tries again. */
const OPENING_MS = 60_000;
/** Most watched calendars of one person; the page reads others when it is looked at. */
const WATCHES_LIMIT = 20;

/**
 * Watches a calendar for a person: a channel that is good for longer stays, and is shared by all the person's pages.
 * @returns whether there is a channel; Google may refuse one, of which nothing is left then, and a person may have too many
 * @throws CallFailure 'not-signed-in' for a person whose account is being deleted, and what Google's calendar throws
 */
export async function openChannel(
  uid: string,
  calendarId: string,
  google: GoogleCalendar,
  { now = Date.now(), isUsed = true } = {},
): Promise<boolean> {
  const { FieldPath, FieldValue, Timestamp } = await import('firebase-admin/firestore');
  const key = watchKey(uid, calendarId);
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hash('sha256', secret);
  const id = randomUUID();
  const [watches, flag, deletion] = await Promise.all([calendarWatches(), flagOf(uid, key), deletionOf(uid)]);
  const document = watches.doc(key);
  const former = await watches.firestore.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(document as DocumentReference, deletion);
    if (deleted?.exists) throw new CallFailure('not-signed-in');
    const watch = stored?.data() as Watch | undefined;
    // Each document that is read keeps other calls waiting.
    const others = watch
      ? []
      : (await transaction.get(watches.where('uid', '==', uid).limit(WATCHES_LIMIT))).docs;
    if (others.length >= WATCHES_LIMIT) return 'too-many';
    const channels = watch?.channels ?? {};
    const usedAt = watch && !isUsed ? watch.usedAt : Timestamp.fromMillis(now);
    if (Object.values(channels).some((channel) => isGood(channel, now))) {
      transaction.update(document, { usedAt });
      return null;
    }
    const end = Timestamp.fromMillis(now + OPENING_MS);
    transaction.set(document, {
      ...{ uid, calendarId, usedAt },
      channels: { ...channels, [id]: { resourceId: null, secretHash, expiresAt: end } },
      syncToken: watch?.syncToken ?? null,
      expiresAt: watch && watch.expiresAt.toMillis() > end.toMillis() ? watch.expiresAt : end,
    });
    // A page that listens already goes on with the number that it knows.
    transaction.set(flag, { changes: FieldValue.increment(0) }, { merge: true });
    return channels;
  });
  if (former === null) return true;
  if (former === 'too-many') return false;
  const withdraw = async () => {
    if (Object.keys(former).length === 0) await Promise.all([document.delete(), flag.delete()]);
    else await document.update(new FieldPath('channels', id), FieldValue.delete()).catch(unlessForgotten);
  };

  const address = settings.calendarPushUrl;
  let opened: Awaited<ReturnType<GoogleCalendar['watch']>> = null;
  try {
    opened = await google.watch(calendarId, { id, token: `${key}.${secret}`, address });
  } finally {
    if (!opened) await withdraw();
  }
  if (!opened) return false;
  const expiresAt = Timestamp.fromDate(opened.expiresAt);
  const channel = { resourceId: opened.resourceId, secretHash, expiresAt };
  try {
    await document.update({ channels: { [id]: channel }, expiresAt });
  } catch (error) {
    unlessForgotten(error);
    // The person has disconnected the calendar meanwhile.
    await google.stop({ id, resourceId: opened.resourceId });
    return false;
  }
  // Only now, so that no change falls between two channels.
  await stopChannels(google, former);
  return true;
}

function isGood({ resourceId, expiresAt }: Watch['channels'][string], now: number): boolean {
  return expiresAt.toMillis() > (resourceId === null ? now : now + RENEW_BEFORE_MS);
}

/** Must run while the grant is valid. Google may fail: unknown channels are ignored, and end within a week. */
export async function stopWatches(uid: string, refreshToken: string, access: GoogleAccess): Promise<void> {
  const watches = await watchesOf(uid);
  if (watches.length > 0) {
    const google = await googleCalendar(refreshToken, access, settings.googleRevokeTimeoutSeconds);
    await Promise.all(watches.map((watch) => stopChannels(google, watch.data().channels)));
  }
  await forgetWatches(uid);
}

async function stopChannels(google: GoogleCalendar, channels: Watch['channels']): Promise<void> {
  const stopped = Object.entries(channels).map(async ([id, { resourceId }]) => {
    if (resourceId === null) return;
    await google.stop({ id, resourceId }).catch((error: unknown) => {
      if (!(error instanceof CallFailure)) throw error;
      logger.warn('A channel was not stopped', { reason: error.reason });
    });
  });
  await Promise.all(stopped);
}

function unlessForgotten(error: unknown): void {
  if (!isOvertaken(error)) throw error;
}
