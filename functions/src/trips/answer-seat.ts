import { answerSeat as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { isRunning, recordOf, seatPage } from './records.ts';

export const answerSeat = callable({
  ...contract,
  async run({ passenger, at, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    await (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      const told = record?.told[passenger];
      if (!record || !told) throw new CallFailure('not-found');
      // Something new was told, which the dispatcher has not seen yet.
      if (told.answeredAt || told.at !== at) return;
      const answered = { ...told, answeredAt: new Date().toISOString() };
      transaction.update(ref, { told: { ...record.told, [passenger]: answered } });
      const { seat = null, isGone = true } = record.passengers.find(({ key }) => key === passenger) ?? {};
      // Later there are no pages any more.
      if (seat !== null && !isGone && isRunning(record))
        transaction.update(await seatPage(seat), { told: answered });
    });
    return {};
  },
});
