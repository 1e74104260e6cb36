import { PhoneAuthCredential, signInWithCredential, type User } from 'firebase/auth';
import { type Client, clientApp, emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';

type Sent = { phoneNumber: string; sessionInfo: string; code: string };

const AUTH = `http://127.0.0.1:${emulatorPorts().auth}`;
/** Each test file's process has numbers of its own. */
let next = Math.floor(Math.random() * 9_000_000);

/** A number that nobody has. */
export function newPhone(): string {
  next += 1;
  return `+38093${String(next % 10_000_000).padStart(7, '0')}`;
}

/** The newest code of a phone, where the Auth emulator shows what it would have sent; undefined for none. */
export async function newestCode(phone: string): Promise<Sent | undefined> {
  const answer = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as { verificationCodes: Sent[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
}

/** Has a code sent to a phone, and signs a client in by it. */
export async function signInByPhone({ auth }: Client, phone: string): Promise<User> {
  await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: phone, recaptchaToken: 'ignored' }),
  });
  const { sessionInfo: verificationId, code: verificationCode } = (await newestCode(phone)) ?? {};
  // In Node the SDK has no PhoneAuthProvider, which would make it.
  const credential = PhoneAuthCredential.fromJSON({ verificationId, verificationCode });
  if (!credential) throw new Error('No code was sent');
  return (await signInWithCredential(auth, credential)).user;
}

/** A token of who has just signed in by the code that came to the phone. */
export async function proofOf(phone: string): Promise<string> {
  const client = clientApp();
  const token = await (await signInByPhone(client, phone)).getIdToken();
  await client.close();
  return token;
}
