import * as contract from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { markRecord } from './marking.ts';
import { isOpen, readLink, recordOf } from './records.ts';

export const markTrip = callable({
  ...contract.markTrip,
  isForAnyBrowser: true,
  async run({ secret, marks }) {
    const { ref, link } = await readLink(secret);
    const isVan = link.passenger === null;
    const mayMark = (record: contract.TripPages) => isVan && isOpen(record, secret, link);
    return { marks: await markRecord(ref, marks, mayMark, 'van') };
  },
});

export const markOwnTrip = callable({
  ...contract.markOwnTrip,
  async run({ marks, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    return { marks: await markRecord(ref, marks, () => true) };
  },
});
