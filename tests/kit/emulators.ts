import { randomUUID } from 'node:crypto';
import { REGION } from '@par-club/functions/contract/region';
import { deleteApp as deleteClientApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { initializeApp as initializeAdminApp } from 'firebase-admin/app';
import {
  type Firestore as AdminFirestore,
  getFirestore as getAdminFirestore,
} from 'firebase-admin/firestore';
import { origin, type Ports, portsOf, type SuiteName, testedSuite } from '../../local/project/ports.ts';
import { projectId } from '../../local/project/project.ts';
import { googleIdToken, type Person, type people } from '../../local/sample/people.ts';
import { startAppCheck } from './app-check.ts';
import type { FunctionsAddress } from './functions-instance.ts';
import { newAccount } from './google.ts';

/** `main` is for tests, `bench` for measurements. */
export type Suite = Exclude<SuiteName, 'start'>;
export type PersonName = keyof typeof people;

/** What a browser would hold of Firebase, as one person. */
export type Client = {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
  functions: Functions;
  /** Lets the connections go; a test file that leaves them open does not end by itself. */
  close: () => Promise<void>;
};

type ClientOptions = {
  suite?: Suite;
  /** The functions that it calls, in place of the emulator's. */
  functions?: FunctionsAddress | undefined;
};

/** The ports of a suite, and the project that its emulators serve. */
export function emulatorPorts(suite: Suite = testedSuite): Ports {
  return portsOf(suite);
}
export const PROJECT_ID = projectId();

/** A client of the real SDK that is signed out: a visitor. */
export function clientApp({ suite = testedSuite, functions: address }: ClientOptions = {}): Client {
  const ports = portsOf(suite);
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin(ports.auth), { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', ports.firestore);
  startAppCheck(app);
  const functions = getFunctions(app, REGION);
  connectFunctionsEmulator(functions, '127.0.0.1', address?.port ?? ports.functions);
  return { app, auth, firestore, functions, close: () => deleteClientApp(app) };
}

/** A client that is signed in with the person's Google account. */
export async function signInAs(person: Person, options: ClientOptions = {}): Promise<Client> {
  const client = clientApp(options);
  await signInWithCredential(client.auth, GoogleAuthProvider.credential(googleIdToken(person)));
  return client;
}

/** A signed-in user, as the web SDK keeps one in a browser's storage. */
export async function signedInUser(person: Person): Promise<{ uid: string }> {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin(portsOf(testedSuite).auth), { disableWarnings: true });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken(person)));
  await deleteClientApp(app);
  return user.toJSON() as { uid: string };
}

/** Somebody whom nobody has seen before: each test file, or test, has people of its own. */
export function newPerson(email = newAccount()): Person {
  const [sub = ''] = email.split('@');
  return { sub, name: 'Іван Коваль', email };
}

const admins = new Map<string, AdminFirestore>();

/**
 * The database past the rules, to prepare what a test needs and to see what came of it.
 *
 * @param options.project another than the tests' own has another database
 */
export function adminFirestore({
  suite = testedSuite,
  project = PROJECT_ID,
}: {
  suite?: Suite;
  project?: string;
} = {}): AdminFirestore {
  const name = `${suite}-${project}`;
  const known = admins.get(name);
  if (known) return known;
  // Else the SDK looks for the credentials of a machine in Google's cloud, and warns that there are none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  // Read once, when the connection is made, so each suite has its own.
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${portsOf(suite).firestore}`;
  const firestore = getAdminFirestore(initializeAdminApp({ projectId: project }, name));
  admins.set(name, firestore);
  return firestore;
}
