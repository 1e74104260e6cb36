/** 'closed' by the person, refused by the 'provider', or 'other', mostly the connection. */
export type SignInFailure = 'closed' | 'provider' | 'other';

const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** The SDK's codes of the connection and the browser. */
const ON_THE_WAY = [
  'auth/network-request-failed',
  'auth/timeout',
  // Also for a blocked or unreachable script of Google.
  'auth/internal-error',
  'auth/popup-blocked',
  'auth/web-storage-unsupported',
];

export function signInFailure(error: unknown): SignInFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CLOSED.includes(code)) return 'closed';
  return code.startsWith('auth/') && !ON_THE_WAY.includes(code) ? 'provider' : 'other';
}
