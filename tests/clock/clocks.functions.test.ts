import { exportAccount } from '@par-club/functions/contract/account';
import { expect, it, onTestFinished } from 'vitest';
import { adminFirestore, newPerson, signInAs } from '../kit/emulators.ts';
import { call } from '../parendar/calls.ts';

it('[F-C9] the accounts, the functions and the database go by the clock of the tests, whatever it says', async () => {
  const began = Math.floor(Date.now() / 1000) * 1000;
  const client = await signInAs(newPerson());
  onTestFinished(client.close);
  const { account, exportedAt } = await call(client, exportAccount, {});
  const { writeTime } = await adminFirestore().doc('clocks/written').set({});
  await adminFirestore().doc('clocks/written').delete();
  // The accounts tell whole seconds.
  for (const moment of [
    Date.parse(account?.lastSignInAt ?? ''),
    Date.parse(exportedAt),
    writeTime.toMillis(),
  ]) {
    expect(moment).toBeGreaterThanOrEqual(began);
    expect(moment).toBeLessThanOrEqual(Date.now());
  }
});
