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
  async run({ parlocId, stopKey, pressedAt, liveUntil }) {
    const db = await database();
    const ref = db.doc(`${PARLOC}/${parlocId}`);
    const itemWithKey = (found: DocumentSnapshot) => {
      const item = found.data() as Parloc | undefined;
      return item && isSame(stopKey, item.stopKey) ? item : null;
    };
    // Before the transaction, which locks the item: a stranger without the key must not hold up its driver.
    if (!itemWithKey(await ref.get())) return { ended: false };
    const ended = await db.runTransaction(async (transaction) => {
      const item = itemWithKey(await transaction.get(ref));
      if (!item) return false;
      if (!('position' in item)) return true;
      const isNewer = item.lastSharedTime > pressedAt;
      if (isNewer && (liveUntil === undefined || item.live?.until !== liveUntil)) return false;
      const now = new Date();
      // Clients have seen a newer place. A clock that is ahead must not announce a future end.
      const pressed = isNewer ? Number.POSITIVE_INFINITY : Date.parse(pressedAt);
      const stoppedAt = new Date(Math.min(pressed, item.endsAt.seconds * 1000, now.getTime())).toISOString();
      await hidePlace(transaction, ref, item, stoppedAt, now);
      return true;
    });
    return { ended };
  },
});

/** Compares in a time that does not depend on the matching part. */
function isSame(given: string, right = ''): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
