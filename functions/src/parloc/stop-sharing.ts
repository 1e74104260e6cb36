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
    // Before the transaction, which locks the item: whoever has no key cannot hold up its driver.
    if (!itemWithKey(await ref.get())) return { ended: false };
    const ended = await db.runTransaction(async (transaction) => {
      const item = itemWithKey(await transaction.get(ref));
      if (!item) return false;
      if (!('position' in item)) return true;
      const isNewer = item.lastSharedTime > pressedAt;
      if (isNewer && (liveUntil === undefined || item.live?.until !== liveUntil)) return false;
      const now = new Date();
      // Clients saw what came after the press. A clock that is ahead tells them of no end that is to come.
      const pressed = isNewer ? Number.POSITIVE_INFINITY : Date.parse(pressedAt);
      const stoppedAt = new Date(Math.min(pressed, item.endsAt.seconds * 1000, now.getTime())).toISOString();
      await hidePlace(transaction, ref, item, stoppedAt, now);
      return true;
    });
    return { ended };
  },
});

/** In a time that does not tell how much of it was right. */
function isSame(given: string, right = ''): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
