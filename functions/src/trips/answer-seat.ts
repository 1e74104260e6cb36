import { answerSeat as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { recordOf, seatPage } from './records.ts';

export const answerSeat = callable({
  ...contract,
  async run({ passenger, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    await (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      const told = record?.told[passenger];
      if (!record || !told) throw new CallFailure('not-found');
      if (told.answeredAt) return;
      const answered = { ...told, answeredAt: new Date().toISOString() };
      transaction.update(ref, { told: { ...record.told, [passenger]: answered } });
      const seat = record.passengers.find(({ key }) => key === passenger)?.seat ?? null;
      if (seat !== null) transaction.update(await seatPage(seat), { told: answered });
    });
    return {};
  },
});
