import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { iryna, olena, taras } from './drivers.ts';

/** Olena's documents are what the tests try; the others are everyone else there is. */
export const PEOPLE = ['the owner', 'another driver', 'somebody without an item', 'a visitor'] as const;
export type Person = (typeof PEOPLE)[number];

/** The database as each of them reaches it. Kept open, since to connect takes longer than to write. */
export function connect(environment: RulesTestEnvironment): Record<Person, Firestore> {
  return {
    'the owner': databaseAs(environment, olena.uid),
    'another driver': databaseAs(environment, taras.uid),
    'somebody without an item': databaseAs(environment, iryna.uid),
    'a visitor': databaseAs(environment, null),
  };
}

/** The database as it is reached with an account, or as a visitor. */
export function databaseAs(environment: RulesTestEnvironment, uid: string | null): Firestore {
  const context = uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);
  // Typed as that of the former SDK; the functions of the new one take it, as the kit's own examples do.
  return context.firestore() as unknown as Firestore;
}
