import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Parloc } from '../contract/parloc.ts';
import { PARLOC } from '../contract/parloc.values.ts';
import { endPlace } from '../parloc/item-documents.ts';
import { accounts } from '../platform/accounts.ts';
import { database } from '../platform/firestore.ts';
import { type Due, dueDocuments, scheduled, workOff } from '../platform/scheduled.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The limit of Firebase Auth. */
const ACCOUNTS_PAGE_SIZE = 1000;

/** Ends what no TTL policy can delete, as the privacy policy promises. A failed one is tried the next night. */
export const cleanUp = scheduled('cleanUp', '30 3 * * *', async () => {
  const now = new Date();
  const [db, auth] = await Promise.all([database(), accounts()]);
  const [items, proofs] = await Promise.all([emptyEndedItems(db, now), deletePhoneAccounts(auth, now)]);
  return { items, phoneAccounts: proofs };
});

/** Empties items whose place has ended and whose driver's page has not emptied them itself. */
export function emptyEndedItems(db: Firestore, now: Date) {
  return workOff({
    name: 'cleanUp',
    items: dueDocuments(db.collection(PARLOC), 'endsAt', +now, ['userId'], (item) => item.get('userId')),
    work: ({ document }) => emptyItem(db, document.ref, now),
  });
}

async function emptyItem(db: Firestore, ref: DocumentReference, now: Date): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const item = (await transaction.get(ref)).data() as Parloc | undefined;
    const end = item && 'endsAt' in item ? item.endsAt.seconds * 1000 : null;
    // It was shared anew or deleted meanwhile.
    if (!item || end === null || end > now.getTime()) return 'shared';
    await endPlace(transaction, ref, item, new Date(end).toISOString(), now);
    return 'emptied';
  });
}

/** Deletes accounts of a phone alone: a proof makes one, and nothing deletes it when the save never comes. */
export function deletePhoneAccounts(auth: Auth, now: Date) {
  return workOff({
    name: 'cleanUp',
    items: phoneAccounts(auth, now),
    async work({ owner }) {
      await auth.deleteUser(owner);
      return 'deleted';
    },
  });
}

async function* phoneAccounts(auth: Auth, now: Date): AsyncGenerator<Due> {
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(ACCOUNTS_PAGE_SIZE, page);
    for (const { uid, providerData, metadata } of users) {
      const overdue = now.getTime() - Date.parse(metadata.lastSignInTime ?? metadata.creationTime) - DAY_MS;
      const isOfPhone = providerData.map(({ providerId }) => providerId).join() === 'phone';
      if (isOfPhone && overdue > 0) yield { owner: uid, overdue };
    }
    page = pageToken;
  } while (page);
}
