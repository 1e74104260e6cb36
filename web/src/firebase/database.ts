import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './emulators.ts';

export type Fields = Record<string, unknown>;
export type Stored = { id: string; fields: Fields };

export interface Listener<Value> {
  /** @param fromCache whether the server has not confirmed it (yet) */
  next: (value: Value, fromCache: boolean) => void;
  /** The subscription has ended; `code` is Firestore's, as 'permission-denied'. */
  fail: (code: string) => void;
}

export const firestore = getFirestore(app);

const local = emulator('firestore');
if (local) connectFirestoreEmulator(firestore, local.host, local.port);

/** Without the writing part, for pages of links, whose weight counts by the tenth of a kilobyte. */
export const subscribe = createSubscribe(firestore);

/** Calls back with the document, null for none, now and at each change. @returns the unsubscribe function */
export function createSubscribe(database: Firestore) {
  return (path: string, { next, fail }: Listener<Stored | null>) =>
    onSnapshot(
      doc(database, path),
      { includeMetadataChanges: true },
      (snapshot) => next(snapshot.exists() ? stored(snapshot) : null, snapshot.metadata.fromCache),
      (error) => fail(report('subscribe', error)),
    );
}

export function stored(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Stored {
  return { id: snapshot.id, fields: snapshot.data() };
}

/** Logs a failure and returns Firestore's code. Never the path or the contents: they are personal. */
export function report(what: string, error: unknown): string {
  const code = String(Object(error).code ?? 'unknown');
  // biome-ignore lint/suspicious/noConsole: the one trace of a failure that the page may get over by itself
  console.warn(`Database ${what} failed: ${code}`);
  return code;
}
