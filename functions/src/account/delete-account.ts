import { callable } from '../callable.ts';
import { uidOf } from '../caller.ts';
import { deleteAccount as contract } from '../contract/account.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets, languageModelSecrets } from '../settings.ts';
import { DELETION_STEPS } from './deletion-steps.ts';

/** Deletes the account of who calls and all that is kept for them. */
export const deleteAccount = callable({
  ...contract,
  // The grant is given back to Google, and the counters are named with the help of the key that is lent.
  secrets: [...googleSecrets, ...languageModelSecrets],
  async run(input, caller) {
    const uid = uidOf(caller);
    if (input.uid !== uid) throw new CallFailure('invalid-input', { field: 'uid' });
    for (const step of DELETION_STEPS) await step(uid);
    return {};
  },
});
