import { accounts } from '../account/stored-data.ts';

/** Longest time between the code and the save, in milliseconds. */
const PROOF_DURATION_MS = 10 * 60_000;

/**
 * The phone that somebody has just proven to have, by a sign-in with the code that was sent to it; null for a token
 * that shows no such thing. That sign-in makes an account of the phone alone, which nobody needs afterwards: it is
 * deleted. The driver's own account never gets the phone, so that nobody signs in to it by a SIM that was given out
 * again.
 *
 * @param token the ID token of that sign-in
 */
export async function provenPhone(token: string): Promise<string | null> {
  const auth = await accounts();
  const proof = await auth.verifyIdToken(token).catch(() => null);
  if (proof?.firebase.sign_in_provider !== 'phone' || !proof.phone_number) return null;
  if (Date.now() - proof.auth_time * 1000 > PROOF_DURATION_MS) return null;
  if (Object.keys(proof.firebase.identities).join() === 'phone')
    await auth.deleteUser(proof.uid).catch(() => {});
  return proof.phone_number;
}
