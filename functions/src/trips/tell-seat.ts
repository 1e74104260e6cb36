import { tellSeat as contract, type RecordedTold } from '../contract/trips.ts';
import { TOLD_LIMIT } from '../contract/trips.values.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { withoutPhones, withTold } from '../shared/told.ts';
import { isOpen, readLink, writeTold } from './marking.ts';
import { tripLink } from './records.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A passenger's message changes nothing of a trip: the dispatcher decides, and the driver sees delays and absences. */
export const tellSeat = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, phone, ...told }) {
    const said = { ...told, ...(told.says === 'call-me' && phone !== undefined && { phone }) };
    const { ref, link } = await readLink(secret);
    const { passenger } = link;
    if (passenger === null) throw new CallFailure('not-found');
    const linkRef = await tripLink(secret);
    const all = await (await database()).runTransaction(async (transaction): Promise<RecordedTold[]> => {
      // Messages lock the link and not the record, which the driver's marks need.
      const { toldAt = [] } = (await transaction.get(linkRef)).data() ?? {};
      const lately = toldAt.filter((at) => Date.now() - Date.parse(at) < HOUR_MS);
      if (lately.length >= TOLD_LIMIT) throw new CallFailure('limit-reached');
      const record = (await transaction.get(ref)).data();
      if (!record || !isOpen(record, secret, link)) throw new CallFailure('not-found');
      const known = record.told[passenger] ?? [];
      const last = known.at(-1);
      // A repeated message, whose answer was lost, adds nothing; after the dispatcher's confirmation it counts as new.
      const isSame = (['says', 'minutes', 'phone'] as const).every((field) => last?.[field] === said[field]);
      if (last && !last.answeredAt && isSame) return known;
      const at = new Date().toISOString();
      const next = withTold(known, { ...said, at });
      transaction.update(linkRef, { toldAt: [...lately, at] });
      await writeTold(transaction, ref, record, { [passenger]: next });
      return next;
    });
    return { told: withoutPhones(all) };
  },
});
