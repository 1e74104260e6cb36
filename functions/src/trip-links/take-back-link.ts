import { takeBackLink as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { database } from '../platform/firestore.ts';
import { closePlace } from './place.ts';
import { recordOf, seatPage, tripLink, vanPage } from './records.ts';

/** Works while Google is down. The van's place gets a new id, which the former link's owner does not know. */
export const takeBackLink = callable({
  ...contract,
  async run({ link, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    await (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      if (!record) return;
      const isVan = link === 'van';
      const secret = isVan ? record.van : record.passengers.find(({ key }) => key === link)?.seat;
      if (!secret) return;
      const passengers = record.passengers.map((each) =>
        each.key === link ? { ...each, seat: null } : each,
      );
      const left = { ...record, ...(isVan ? { van: null } : { passengers }) };
      transaction.update(ref, isVan ? { van: null } : { passengers });
      transaction.delete(await tripLink(secret));
      transaction.delete(await (isVan ? vanPage(secret) : seatPage(secret)));
      await closePlace(transaction, ref, left);
    });
    return {};
  },
});
