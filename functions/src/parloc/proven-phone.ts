import { accounts } from '../platform/accounts.ts';

/** Longest time between the code and the save, in milliseconds. */
const PROOF_DURATION_MS = 10 * 60_000;

/**
 * The phone that a sign-in with an SMS code has just proven; null for any other token. Such a sign-in makes an account
 * of the phone alone, which is deleted whatever the token is good for. The driver's own account never gets the phone: a
 * SIM that was given out again must not open it.
 * @param token the ID token of that sign-in
 * @returns the phone in the stored form, and the ISO moment of its proof
 */
export async function provenPhone(token: string): Promise<{ phone: string; at: string } | null> {
  const auth = await accounts();
  const proof = await auth.verifyIdToken(token).catch(() => null);
  if (proof?.firebase.sign_in_provider !== 'phone') return null;
  if (Object.keys(proof.firebase.identities).join() === 'phone')
    await auth.deleteUser(proof.uid).catch(() => {});
  const provenAt = proof.auth_time * 1000;
  if (!proof.phone_number || Date.now() - provenAt > PROOF_DURATION_MS) return null;
  return { phone: proof.phone_number, at: new Date(provenAt).toISOString() };
}
