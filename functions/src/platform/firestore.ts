import { getApps, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * The database, by the Admin SDK, which no rule binds. Loaded at the first use: a call that needs no document
 * does not wait for it.
 */
export async function database(): Promise<Firestore> {
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore(getApps()[0] ?? initializeApp());
}
