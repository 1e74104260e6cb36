import { deleteAccount as contract } from '../contract/account.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { googleSecrets } from '../platform/settings.ts';
import { DELETION_STEPS } from './deletion-steps.ts';

export const deleteAccount = callable({
  ...contract,
  // The grant is revoked at Google.
  secrets: googleSecrets,
  async run(input, caller) {
    const uid = uidOf(caller);
    if (input.uid !== uid) throw new CallFailure('invalid-input', { field: 'uid' });
    for (const step of DELETION_STEPS) await step(uid);
    return {};
  },
});
