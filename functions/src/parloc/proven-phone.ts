import { accounts } from '../account/stored-data.ts';

/** Longest time between the code and the save, in milliseconds. */
const PROOF_DURATION_MS = 10 * 60_000;

/** That somebody has a phone, in the stored form, and when they showed it, ISO. */
export type PhoneProof = { phone: string; at: string };

/**
 * The phone that somebody has just proven to have, by a sign-in with the code that was sent to it; null for a token
 * that shows no such thing. That sign-in makes an account of the phone alone, which nobody needs afterwards: it is
 * deleted, whatever the token is good for. The driver's own account never gets the phone, so that nobody signs in to
 * it by a SIM that was given out again.
 *
 * @param token the ID token of that sign-in
 */
export async function provenPhone(token: string): Promise<PhoneProof | null> {
  const auth = await accounts();
  const proof = await auth.verifyIdToken(token).catch(() => null);
  if (proof?.firebase.sign_in_provider !== 'phone') return null;
  if (Object.keys(proof.firebase.identities).join() === 'phone')
    await auth.deleteUser(proof.uid).catch(() => {});
  const provenAt = proof.auth_time * 1000;
  if (!proof.phone_number || Date.now() - provenAt > PROOF_DURATION_MS) return null;
  return { phone: proof.phone_number, at: new Date(provenAt).toISOString() };
}
