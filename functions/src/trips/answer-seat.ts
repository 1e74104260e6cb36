import { answerSeat as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { writeTold } from './marking.ts';
import { recordOf } from './records.ts';

export const answerSeat = callable({
  ...contract,
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
