import { getApps, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';

/** The database without rules, by the Admin SDK, which loads at the first use. */
export async function database(): Promise<Firestore> {
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore(getApps()[0] ?? initializeApp());
}

/** gRPC status of a write that another call overtook: not found, already exists, failed precondition, aborted. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9, 10];

/** Whether a write failed because its document has changed meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return OVERTAKEN.includes(Object(error).code);
}
