import { timingSafeEqual } from 'node:crypto';
import { stopSharing as contract, type Parloc } from '../contract/parloc.ts';
import { PARLOC } from '../contract/parloc.values.ts';
import { callable } from '../platform/callable.ts';
import { database } from '../platform/firestore.ts';
import { placesOf } from './driver-settings.ts';

/** How long clients who come later read that sharing has ended, in milliseconds. */
const TOLD_MS = 60 * 60 * 1000;

export const stopSharing = callable({
  ...contract,
  async run({ parlocId, stopKey, pressedAt }) {
    const db = await database();
    const ref = db.doc(`${PARLOC}/${parlocId}`);
    await db.runTransaction(async (transaction) => {
      const item = (await transaction.get(ref)).data() as Parloc | undefined;
      if (!item || item.url === '' || !isSame(stopKey, item.stopKey) || item.lastSharedTime > pressedAt)
        return;
      const open = (await transaction.getAll(...placesOf(ref, item))).filter(({ exists }) => exists);
      const now = new Date();
      const {
        position: _place,
        live: _live,
        endsAt: _end,
        ...kept
      } = item as Extract<Parloc, { position: unknown }>;
      transaction.set(ref, {
        ...kept,
        url: '',
        lastSharedTime: '',
        stoppedAt: pressedAt,
        updatedAt: now.toISOString(),
      });
      for (const place of open) {
        const { name, phone, carName, isProven } = place.data() ?? {};
        const endsAt = new Date(now.getTime() + TOLD_MS);
        transaction.set(place.ref, { name, phone, carName, isProven, stoppedAt: pressedAt, endsAt });
      }
    });
    return {};
  },
});

/** In a time that does not tell how much of it was right. */
function isSame(given: string, right = ''): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
