import { markTrip as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { isOpen, markRecord, readLink } from './marking.ts';

export const markTrip = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, marks }) {
    const { ref, link } = await readLink(secret);
    const isVan = link.passenger === null;
    return { marks: await markRecord(ref, marks, (record) => isVan && isOpen(record, secret, link)) };
  },
});
