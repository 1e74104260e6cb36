import { answerSeat as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { writeTold } from './marking.ts';
import { recordOf } from './records.ts';

export const answerSeat = callable({
  ...contract,
  async run({ passenger, at, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    await (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      const told = record?.told[passenger];
      if (!record || !told) throw new CallFailure('not-found');
      // What was told otherwise since, the dispatcher has not seen yet.
      const isMeant = (each: (typeof told)[number]) => each.at === at && !each.answeredAt;
      if (!told.some(isMeant)) return;
      const answeredAt = new Date().toISOString();
      const answered = told.map((each) => (isMeant(each) ? { ...each, answeredAt } : each));
      await writeTold(transaction, ref, record, { [passenger]: answered });
    });
    return {};
  },
});
