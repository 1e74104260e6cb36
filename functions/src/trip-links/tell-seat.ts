import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as contract from '../contract/trips.ts';
import { TOLD_LIMIT } from '../contract/trips.values.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { toldToDriver, withoutPhones, withTold } from '../shared/told.ts';
import { isOpen, isRunning, readLink, recordOf, seatPage, tripLink, vanPage } from './records.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A passenger's message changes nothing of a trip: the dispatcher decides, and the driver sees delays and absences. */
export const tellSeat = callable({
  ...contract.tellSeat,
  isForAnyBrowser: true,
  async run({ secret, phone, ...told }) {
    const said = { ...told, ...(told.says === 'call-me' && phone !== undefined && { phone }) };
    const { ref, link } = await readLink(secret);
    const { passenger } = link;
    if (passenger === null) throw new CallFailure('not-found');
    const linkRef = await tripLink(secret);
    const all = await (await database()).runTransaction(
      async (transaction): Promise<contract.RecordedTold[]> => {
        // Messages lock the link and not the record, which the driver's marks need.
        const { toldAt = [] } = (await transaction.get(linkRef)).data() ?? {};
        const lately = toldAt.filter((at) => Date.now() - Date.parse(at) < HOUR_MS);
        if (lately.length >= TOLD_LIMIT) throw new CallFailure('limit-reached');
        const record = (await transaction.get(ref)).data();
        if (!record || !isOpen(record, secret, link)) throw new CallFailure('not-found');
        const known = record.told[passenger] ?? [];
        const last = known.at(-1);
        // A repeated message, whose answer was lost, adds nothing; after the dispatcher's confirmation it counts as new.
        const isSame = (['says', 'minutes', 'phone'] as const).every(
          (field) => last?.[field] === said[field],
        );
        if (last && !last.answeredAt && isSame) return known;
        const at = new Date().toISOString();
        const next = withTold(known, { ...said, at });
        transaction.update(linkRef, { toldAt: [...lately, at] });
        await writeTold(transaction, ref, record, { [passenger]: next });
        return next;
      },
    );
    return { told: withoutPhones(all) };
  },
});

export const answerSeat = callable({
  ...contract.answerSeat,
  async run({ passenger, at, answer, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    await (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      const told = record?.told[passenger];
      if (!record || !told) throw new CallFailure('not-found');
      // The dispatcher has not seen a newer message yet.
      const meant = told.find((each) => each.at === at);
      if (!meant || (answer === 'confirm' && meant.answeredAt)) return;
      const answeredAt = new Date().toISOString();
      const next = told.flatMap((each) =>
        each !== meant ? [each] : answer === 'confirm' ? [{ ...each, answeredAt }] : [],
      );
      await writeTold(transaction, ref, record, { [passenger]: next });
    });
    return {};
  },
});

/** Writes a passenger's messages into the record and the pages. @param change by the passenger's key */
async function writeTold(
  transaction: Transaction,
  ref: DocumentReference<contract.TripPages>,
  record: contract.TripPages,
  change: contract.TripPages['told'],
): Promise<void> {
  const told = { ...record.told, ...change };
  transaction.update(ref, { told });
  // Later there are no pages any more.
  if (!isRunning(record)) return;
  if (record.van !== null) transaction.update(await vanPage(record.van), { told: toldToDriver(told) });
  for (const { key, seat, isGone } of record.passengers) {
    const own = change[key];
    if (own && seat !== null && !isGone)
      transaction.update(await seatPage(seat), { told: withoutPhones(own) });
  }
}
