import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';

/** Loaded at the first use, as the database is. */
export async function accounts(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(getApps()[0] ?? initializeApp());
}
