import { emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';

/** Each test file's process has numbers of its own. */
let next = Math.floor(Math.random() * 9_000_000);

/** A number that nobody has. */
export function newPhone(): string {
  next += 1;
  return `+38093${String(next % 10_000_000).padStart(7, '0')}`;
}

/** Has a code sent to a phone, and reads it where the Auth emulator shows what it would have sent. */
export async function codeSentTo(phone: string): Promise<{ sessionInfo: string; code: string }> {
  const auth = `http://127.0.0.1:${emulatorPorts().auth}`;
  await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: phone, recaptchaToken: 'ignored' }),
  });
  const answer = await fetch(`${auth}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; sessionInfo: string; code: string }[];
  };
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!sent) throw new Error('No code was sent');
  return sent;
}
