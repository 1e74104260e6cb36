import { doc, type Firestore, onSnapshot, type QueryDocumentSnapshot } from 'firebase/firestore';

export type Fields = Record<string, unknown>;
/** A document as it is stored, with its id. */
export type Stored = { id: string; fields: Fields };

export interface Listener<Value> {
  /** @param fromCache whether the server has not confirmed it (yet) */
  next: (value: Value, fromCache: boolean) => void;
  /** The subscription is over; `code` is Firestore's, as 'permission-denied'. */
  fail: (code: string) => void;
}

/**
 * The part of the database's layer that the page of a driver's link needs; it is weighed by the tenth of a kilobyte.
 * The subscription calls back with the document, null for none, now and whenever it changes, and returns what ends it.
 */
export function createSubscribe(firestore: Firestore) {
  return (path: string, { next, fail }: Listener<Stored | null>) =>
    onSnapshot(
      doc(firestore, path),
      { includeMetadataChanges: true },
      (snapshot) => next(snapshot.exists() ? stored(snapshot) : null, snapshot.metadata.fromCache),
      (error) => fail(report('subscribe', error)),
    );
}

export function stored(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Stored {
  return { id: snapshot.id, fields: snapshot.data() };
}

/** Logs what failed and answers Firestore's code for it. Never the path or the contents: they are personal. */
export function report(what: string, error: unknown): string {
  const code = String(Object(error).code ?? 'unknown');
  // biome-ignore lint/suspicious/noConsole: the one trace of a failure that the page may get over by itself
  console.warn(`Database ${what} failed: ${code}`);
  return code;
}
