import { timingSafeEqual } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as contract from '../contract/parloc.ts';
import { PARLOC } from '../contract/parloc.values.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { saveSettings } from './driver-settings.ts';
import { hidePlace } from './item-documents.ts';
import { mayLookUp } from './lookups.ts';
import { provenPhone } from './proven-phone.ts';
import { placeOfPhone } from './shown-place.ts';

export const findPlace = callable({
  ...contract.findPlace,
  isForAnyBrowser: true,
  async run({ phone }, _caller, network) {
    const found = (await mayLookUp(network, phone)) ? await placeOfPhone(phone) : null;
    return { place: found?.link ?? null };
  },
});

export const saveDriver = callable({
  ...contract.saveDriver,
  async run({ name, phone, carName, phoneToken, leadsOn = false }, caller) {
    const uid = uidOf(caller);
    // The database refuses half a character.
    const card = { name: name.toWellFormed(), phone, carName: carName.toWellFormed() };
    const proof = phoneToken === undefined ? undefined : await provenPhone(phoneToken);
    if (proof !== undefined && proof?.phone !== phone) throw new CallFailure('bad-phone-proof');
    const outcome = await saveSettings(uid, card, { leadsOn, proofAt: proof?.at });
    if ('refused' in outcome) throw new CallFailure(outcome.refused);
    return outcome;
  },
});

export const stopSharing = callable({
  ...contract.stopSharing,
  isForAnyBrowser: true,
  async run({ parlocId, stopKey, pressedAt, liveUntil }) {
    const db = await database();
    const ref = db.doc(`${PARLOC}/${parlocId}`);
    const itemWithKey = (found: DocumentSnapshot) => {
      const item = found.data() as contract.Parloc | undefined;
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
