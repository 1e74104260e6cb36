import { saveDriver as contract } from '../contract/parloc.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { saveSettings } from './driver-settings.ts';
import { provenPhone } from './proven-phone.ts';

export const saveDriver = callable({
  ...contract,
  async run({ phoneToken, leadsOn = false, ...card }, caller) {
    const uid = uidOf(caller);
    const isProven = phoneToken !== undefined;
    if (isProven && (await provenPhone(phoneToken)) !== card.phone) throw new CallFailure('bad-phone-proof');
    const outcome = await saveSettings(uid, card, { leadsOn, isProven });
    if ('refused' in outcome) throw new CallFailure(outcome.refused);
    return outcome;
  },
});
