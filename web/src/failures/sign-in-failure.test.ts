import { describe, expect, it } from 'vitest';
import { signInFailure } from './sign-in-failure.ts';

const failure = (code: string) => signInFailure(Object.assign(new Error(code), { code }));

describe('[CH-08] a sign-in that rejected', () => {
  it('is no failure when the person closed the popup', () => {
    expect(failure('auth/popup-closed-by-user')).toBe('closed');
    expect(failure('auth/cancelled-popup-request')).toBe('closed');
    expect(failure('auth/user-cancelled')).toBe('closed');
  });

  it('is the provider’s when it refused', () => {
    expect(failure('auth/invalid-credential')).toBe('provider');
    expect(failure('auth/user-disabled')).toBe('provider');
    expect(failure('auth/operation-not-allowed')).toBe('provider');
  });

  it('is not the provider’s when we did not get to it', () => {
    expect(failure('auth/network-request-failed')).toBe('other');
    expect(failure('auth/popup-blocked')).toBe('other');
    expect(signInFailure(new TypeError('Failed to fetch'))).toBe('other');
    expect(signInFailure('nonsense')).toBe('other');
  });
});
