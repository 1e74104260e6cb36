import { markOwnTrip as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { markRecord } from './marking.ts';
import { recordOf } from './records.ts';

export const markOwnTrip = callable({
  ...contract,
  async run({ marks, ...ids }, caller) {
    const ref = await recordOf(uidOf(caller), ids);
    return { marks: await markRecord(ref, marks, () => true) };
  },
});
