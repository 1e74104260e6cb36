import { timingSafeEqual } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stopSharing as contract, type Parloc } from '../contract/parloc.ts';
import { PARLOC } from '../contract/parloc.values.ts';
import { callable } from '../platform/callable.ts';
import { database } from '../platform/firestore.ts';
import { hidePlace } from './item-documents.ts';

export const stopSharing = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ parlocId, stopKey, pressedAt }) {
    const db = await database();
    const ref = db.doc(`${PARLOC}/${parlocId}`);
    const itemWithKey = (found: DocumentSnapshot) => {
      const item = found.data() as Parloc | undefined;
      return item && isSame(stopKey, item.stopKey) ? item : null;
    };
    // Before the transaction, which locks the item: whoever has no key cannot hold up its driver.
    if (!itemWithKey(await ref.get())) return {};
    await db.runTransaction(async (transaction) => {
      const item = itemWithKey(await transaction.get(ref));
      if (!item || item.url === '' || item.lastSharedTime > pressedAt) return;
      const now = new Date();
      // A clock that is ahead tells clients of no end that is to come.
      const [stoppedAt = pressedAt] = [pressedAt, now.toISOString()].sort();
      await hidePlace(transaction, ref, item, stoppedAt, now);
    });
    return {};
  },
});

/** In a time that does not tell how much of it was right. */
function isSame(given: string, right = ''): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
