import { expect, it } from 'vitest';
import { accountText } from './account.text.ts';

it('[CH-07] [CH-08] [CH-10] [CH-18] the English words are those of the requirements', () => {
  expect(accountText['account.signIn.google'].en).toBe('Sign in with Google');
  expect(accountText['account.signIn.initializing'].en).toBe('initializing');
  expect(accountText['account.signIn.provider'].en).toBe('Failed to sign in with Google');
  expect(accountText['account.signIn.other'].en).toBe('Failed to sign in. Please try again.');
  expect(accountText['account.signIn.no-keys'].en).toBe(
    'Please configure API keys in settings before signing in.',
  );
  expect(accountText['account.signOut.failed'].en).toBe('Failed to sign out from Google');
});
