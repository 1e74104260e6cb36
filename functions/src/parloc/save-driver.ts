import { saveDriver as contract } from '../contract/parloc.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { saveSettings } from './driver-settings.ts';
import { provenPhone } from './proven-phone.ts';

export const saveDriver = callable({
  ...contract,
  async run({ name, phone, carName, phoneToken, leadsOn = false }, caller) {
    const uid = uidOf(caller);
    // The database refuses half a character.
    const card = { name: name.toWellFormed(), phone, carName: carName.toWellFormed() };
    const proof = phoneToken === undefined ? undefined : await provenPhone(phoneToken);
    if (proof !== undefined && proof?.phone !== phone) throw new CallFailure('bad-phone-proof');
    const outcome = await saveSettings(uid, card, { leadsOn, proofAt: proof?.at });
    if ('refused' in outcome) throw new CallFailure(outcome.refused);
    return outcome;
  },
});
