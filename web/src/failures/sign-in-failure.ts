/**
 * What became of a sign-in that rejected: the person `closed` the popup, the `provider` refused, or something else
 * went wrong, mostly on the way to it.
 */
export type SignInFailure = 'closed' | 'provider' | 'other';

const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** Codes of the SDK that say nothing about the provider: no way to it, or a browser that does not let us. */
const ON_THE_WAY = [
  'auth/network-request-failed',
  'auth/timeout',
  // The SDK's code for a blocked or unreachable script from Google.
  'auth/internal-error',
  'auth/popup-blocked',
  'auth/web-storage-unsupported',
];

export function signInFailure(error: unknown): SignInFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CLOSED.includes(code)) return 'closed';
  return code.startsWith('auth/') && !ON_THE_WAY.includes(code) ? 'provider' : 'other';
}
