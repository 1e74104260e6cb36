import { tellSeat as contract, type ToldState } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { isOpen, readLink } from './marking.ts';
import { seatPage } from './records.ts';

/** The dispatcher sees it and decides: a link alone changes nothing of a trip. */
export const tellSeat = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, ...said }) {
    const { ref, link } = await readLink(secret);
    const { passenger } = link;
    if (passenger === null) throw new CallFailure('not-found');
    const told = await (await database()).runTransaction(async (transaction): Promise<ToldState> => {
      const record = (await transaction.get(ref)).data();
      if (!record || !isOpen(record, secret, link)) throw new CallFailure('not-found');
      const known = record.told[passenger];
      // The answer to an earlier call was lost. Once the dispatcher has confirmed it, it is told anew.
      if (known && !known.answeredAt && known.says === said.says && known.minutes === said.minutes)
        return known;
      const next = { ...said, at: new Date().toISOString() };
      transaction.update(ref, { told: { ...record.told, [passenger]: next } });
      transaction.update(await seatPage(secret), { told: next });
      return next;
    });
    return { told };
  },
});
