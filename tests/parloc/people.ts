import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { afterAll } from 'vitest';
import { rulesEnvironment } from '../kit/rules.ts';
import { iryna, olena, taras } from './drivers.ts';

/** Olena's documents are what the tests try; the others are everyone else there is. */
export const PEOPLE = ['the owner', 'another driver', 'somebody without an item', 'a visitor'] as const;
export type Person = (typeof PEOPLE)[number];

/** The emulator with the committed rules, for the tests of one file, which leave nothing behind. */
export async function setUp() {
  const environment = await rulesEnvironment();
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
  });
  // Kept open, since to connect takes longer than to write.
  const as: Record<Person, Firestore> = {
    'the owner': databaseAs(environment, olena.uid),
    'another driver': databaseAs(environment, taras.uid),
    'somebody without an item': databaseAs(environment, iryna.uid),
    'a visitor': databaseAs(environment, null),
  };
  return { environment, as };
}

/** The database as it is reached with an account, or as a visitor. */
export function databaseAs(environment: RulesTestEnvironment, uid: string | null): Firestore {
  const context = uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);
  // Typed as that of the former SDK; the functions of the new one take it, as the kit's own examples do.
  return context.firestore() as unknown as Firestore;
}
