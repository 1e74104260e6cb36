import { markTrip as contract, type TripPages } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { isOpen, markRecord, readLink } from './marking.ts';

export const markTrip = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, marks }) {
    const { ref, link } = await readLink(secret);
    const isVan = link.passenger === null;
    const mayMark = (record: TripPages) => isVan && isOpen(record, secret, link);
    return { marks: await markRecord(ref, marks, mayMark, 'van') };
  },
});
