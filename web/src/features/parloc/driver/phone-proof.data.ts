import { ChunkLoadError, withTimeout } from '#loading/chunk.ts';

export interface SentCode {
  /** In the stored form. */
  phone: string;
  verificationId: string;
  /** In milliseconds since 1970, by the server's clock. */
  sentAt: number;
  typed: string;
}

export const CODE_LENGTH = 6;

export type ProofFailure =
  | 'codeMissing'
  | 'codeWrong'
  | 'codeExpired'
  | 'tooManyTries'
  | 'noConnection'
  | 'noMessages'
  | 'phoneWrong'
  | 'notHuman'
  | 'notAllowed'
  | 'failed';

const FAILURES: Readonly<Record<string, ProofFailure>> = {
  'auth/invalid-verification-code': 'codeWrong',
  'auth/code-expired': 'codeExpired',
  // The emulator's code for a used one.
  'auth/invalid-verification-id': 'codeExpired',
  'auth/too-many-requests': 'tooManyTries',
  'auth/network-request-failed': 'noConnection',
  'auth/quota-exceeded': 'noMessages',
  'auth/invalid-phone-number': 'phoneWrong',
  'auth/captcha-check-failed': 'notHuman',
  'auth/invalid-app-credential': 'notHuman',
  // Also for a country without messages.
  'auth/operation-not-allowed': 'notAllowed',
};

export function proofFailureOf(error: unknown): ProofFailure {
  // The SDK does not name this cause for Google's script.
  if (error instanceof ChunkLoadError || !navigator.onLine) return 'noConnection';
  return FAILURES[String(Object(error).code)] ?? 'failed';
}

/** Both of its functions reject with an error for `proofFailureOf`. */
export function loadPhoneSignIn() {
  return withTimeout('phone-sign-in', import('#firebase/phone-sign-in.ts'));
}
