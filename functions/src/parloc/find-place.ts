import { findPlace as contract } from '../contract/parloc.ts';
import { callable } from '../platform/callable.ts';
import { mayLookUp } from './lookups.ts';
import { placeOfPhone } from './shown-place.ts';

export const findPlace = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ phone }, _caller, network) {
    const found = (await mayLookUp(network, phone)) ? await placeOfPhone(phone) : null;
    return { place: found?.link ?? null };
  },
});
