import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore';
import { afterAll } from 'vitest';
import { ROOT } from '../../local/project/paths.ts';
import { portsOf, testedSuite } from '../../local/project/ports.ts';
import { projectId } from '../../local/project/project.ts';

/**
 * A database of its own with the committed rules, for tests of what they let whom do. The emulator has one for each
 * project, so that test files run side by side.
 */
export function rulesEnvironment(): Promise<RulesTestEnvironment> {
  // Every refusal that a test expects would be printed as an error.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: `${projectId()}-${randomUUID()}`,
    firestore: {
      host: '127.0.0.1',
      port: portsOf(testedSuite).firestore,
      rules: readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
    },
  });
}

/**
 * A database with the committed rules for the tests of one file, which leave nothing behind.
 *
 * @param uids of the people of the tests; null for a visitor
 * @returns also the database as each of them reaches it
 */
export async function setUpRules<Person extends string>(uids: Record<Person, string | null>) {
  const environment = await rulesEnvironment();
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
    await deleteApp(pastRules(environment).app);
  });
  // Kept open, since to connect takes longer than to write.
  const people = Object.entries<string | null>(uids).map(([person, uid]) => [
    person,
    databaseAs(environment, uid),
  ]);
  return { environment, as: Object.fromEntries(people) as Record<Person, Firestore> };
}

/** The database as functions reach it. One connection serves all tests of a file: to connect takes longer than to write. */
export function pastRules({ projectId: name }: RulesTestEnvironment): Firestore {
  const known = getApps().find((app) => app.name === name);
  if (known) return getFirestore(known);
  const firestore = getFirestore(initializeApp({ projectId: name }, name));
  connectFirestoreEmulator(firestore, '127.0.0.1', portsOf(testedSuite).firestore, {
    mockUserToken: 'owner',
  });
  return firestore;
}

/** What the token of an account of Google's says of how its owner signs in. */
const GOOGLE = { firebase: { sign_in_provider: 'google.com' as const, identities: { 'google.com': ['1'] } } };

/** The database as it is reached with an account, or as a visitor. */
export function databaseAs(environment: RulesTestEnvironment, uid: string | null): Firestore {
  const context =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, GOOGLE);
  // Typed as that of the former SDK; the functions of the new one take it, as the kit's own examples do.
  return context.firestore() as unknown as Firestore;
}
