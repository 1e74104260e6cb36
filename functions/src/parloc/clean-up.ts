import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { accounts } from '../account/stored-data.ts';
import type { Parloc } from '../contract/parloc.ts';
import { PARLOC } from '../contract/parloc.values.ts';
import { REGION } from '../contract/region.ts';
import { database } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { endPlace } from './item-documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Items that are emptied at once. */
const PAGE_SIZE = 100;
/** The most that Firebase Auth lists, and deletes, at once. */
const ACCOUNTS_PAGE_SIZE = 1000;
const TIMEOUT_SECONDS = 540;

/**
 * Ends each night what ends by itself and no TTL policy can delete. The privacy policy promises it within about a day.
 * What a night leaves, as after a failure, the next one finds.
 */
export const cleanUp = onSchedule(
  { region: REGION, schedule: '30 3 * * *', timeZone: settings.timeZone, timeoutSeconds: TIMEOUT_SECONDS },
  async () => {
    const now = new Date();
    try {
      const items = await emptyEndedItems(await database(), now);
      const phoneAccounts = await deletePhoneAccounts(await accounts(), now);
      logger.info('cleaned up', { function: 'cleanUp', items, phoneAccounts });
    } catch (error) {
      logger.error('unforeseen', { function: 'cleanUp', ...traceOf(error) });
      // The platform logs the message.
      throw new Error('The clean-up failed');
    }
  },
);

/**
 * Empties the items whose place has ended, of drivers whose page has not done so itself.
 * @returns how many there were
 */
export async function emptyEndedItems(db: Firestore, now: Date, pageSize = PAGE_SIZE): Promise<number> {
  const ended = db.collection(PARLOC).where('endsAt', '<=', now).limit(pageSize);
  for (let emptied = 0; ; ) {
    const { docs } = await ended.get();
    await Promise.all(docs.map(({ ref }) => emptyItem(db, ref, now)));
    emptied += docs.length;
    if (docs.length < pageSize) return emptied;
  }
}

async function emptyItem(db: Firestore, ref: DocumentReference, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const item = (await transaction.get(ref)).data() as Parloc | undefined;
    const end = item && 'endsAt' in item && item.endsAt ? item.endsAt.seconds * 1000 : null;
    // Shared anew, or deleted, since it was found.
    if (!item || end === null || end > now.getTime()) return;
    endPlace(transaction, ref, item, new Date(end).toISOString(), now);
  });
}

/**
 * Deletes the accounts of nothing but a phone: a proof makes one, and where its save never came nothing else deletes it.
 * @returns how many there were
 */
export async function deletePhoneAccounts(auth: Auth, now: Date): Promise<number> {
  const isLeft = ({ providerData, metadata }: UserRecord) =>
    providerData.map(({ providerId }) => providerId).join() === 'phone' &&
    now.getTime() - Date.parse(metadata.lastSignInTime ?? metadata.creationTime) > DAY_MS;
  let deleted = 0;
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(ACCOUNTS_PAGE_SIZE, page);
    const left = users.filter(isLeft).map(({ uid }) => uid);
    if (left.length > 0) deleted += (await auth.deleteUsers(left)).successCount;
    page = pageToken;
  } while (page);
  return deleted;
}
