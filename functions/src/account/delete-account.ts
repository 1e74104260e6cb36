import { deleteAccount as contract } from '../contract/account.ts';
import type { DriverRecord } from '../contract/parloc.ts';
import { DRIVERS, PARLOC, PLACES } from '../contract/parloc.values.ts';
import { revokeGrant } from '../parendar/grants/grants.ts';
import { countersOf } from '../parex/quota.ts';
import { accounts } from '../platform/accounts.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { beginDeletion } from '../platform/deletions.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { googleSecrets } from '../platform/settings.ts';
import { deletePages } from '../trip-links/publish.ts';
import { recordsOf } from '../trip-links/records.ts';
import { driverDocuments, ownFolder, unlessGone } from './stored-data.ts';

/**
 * The steps that delete a person, in order. Each finds its data itself and can be repeated, so after an interruption a
 * run of all steps completes the deletion. The first keeps new data from being stored; the account goes last: the
 * person needs it to sign in and try again.
 */
export const DELETION_STEPS: readonly ((uid: string) => Promise<unknown>)[] = [
  beginDeletion,
  revokeGrant,
  deleteItem,
  deletePlaces,
  async (uid) => {
    for (const record of await (await recordsOf(uid)).listDocuments()) await deletePages(record);
  },
  async (uid) => (await database()).recursiveDelete(await ownFolder(uid)),
  async (uid) => Promise.all((await countersOf(uid)).map(({ counter }) => counter.delete())),
  async (uid) => (await accounts()).deleteUser(uid).catch(unlessGone),
];

export const deleteAccount = callable({
  ...contract,
  // The grant is revoked at Google.
  secrets: googleSecrets,
  async run(input, caller) {
    const uid = uidOf(caller);
    if (input.uid !== uid) throw new CallFailure('invalid-input', { field: 'uid' });
    for (const step of DELETION_STEPS) await step(uid);
    return {};
  },
});

/**
 * One transaction, because an item and its phone's document are found by each other alone. A phone that another driver
 * has proven meanwhile stays.
 */
async function deleteItem(uid: string): Promise<void> {
  const { items, places, phones } = await driverDocuments(uid);
  await (await database()).runTransaction(async (transaction) => {
    const now = phones.length > 0 ? await transaction.getAll(...phones.map(({ ref }) => ref)) : [];
    const own = now.filter((phone, at) => phone.get('parlocId') === phones[at]?.get('parlocId'));
    for (const { ref } of [...items, ...places, ...own]) transaction.delete(ref);
  });
}

/** Deletes places that were written after `deleteItem`'s reading, and the owner's document, which leads to them. */
async function deletePlaces(uid: string): Promise<void> {
  const db = await database();
  const owner = db.doc(`${DRIVERS}/${uid}`);
  const { parlocId } = ((await owner.get()).data() ?? {}) as Partial<DriverRecord>;
  const places = parlocId ? await db.collection(`${PARLOC}/${parlocId}/${PLACES}`).listDocuments() : [];
  const batch = db.batch();
  for (const document of [...places, owner]) batch.delete(document);
  await batch.commit();
}
