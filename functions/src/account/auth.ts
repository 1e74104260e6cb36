import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';

/** The accounts, by the Admin SDK. Loaded at the first use, as the database is. */
export async function accounts(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(getApps()[0] ?? initializeApp());
}

/** For a promise of the Admin SDK: an account that is not there (any more) is `undefined`, not an error. */
export function unlessGone(error: unknown): undefined {
  if (Object(error).code === 'auth/user-not-found') return undefined;
  throw error;
}
