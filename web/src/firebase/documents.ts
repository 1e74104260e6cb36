import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  setDoc,
  type UpdateData,
  updateDoc,
  type WhereFilterOp,
  where,
  writeBatch,
} from 'firebase/firestore';

export type Fields = Record<string, unknown>;
/** A document as it is stored, with its id. */
export type Stored = { id: string; fields: Fields };

export interface QueryOptions {
  filters?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  order?: { field: string; direction?: 'asc' | 'desc' };
  limit?: number;
}

/** What one batch does: all of it or nothing. A 'set' there writes the whole document. */
export type Write =
  | { kind: 'set'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields }
  | { kind: 'delete'; path: string };

export interface Listener<Value> {
  /** @param fromCache whether the server has not confirmed it (yet) */
  next: (value: Value, fromCache: boolean) => void;
  /** The subscription is over; `code` is Firestore's, as 'permission-denied'. */
  fail: (code: string) => void;
}

export type Documents = ReturnType<typeof createDocuments>;

/**
 * All that the web app does with the database. Paths are 'collection/id'. Whatever fails is logged by its code,
 * without contents, and rejects with the SDK's error.
 */
export function createDocuments(firestore: Firestore) {
  const at = (path: string) => doc(firestore, path);
  const find = (name: string, { filters = [], order, limit: most }: QueryOptions): Query =>
    query(
      collection(firestore, name),
      ...filters.map(([field, operator, value]) => where(field, operator, value)),
      ...(order ? [orderBy(order.field, order.direction)] : []),
      ...(most === undefined ? [] : [limit(most)]),
    );

  return {
    /** Null when there is no such document. Offline, a document that was never read rejects. */
    get: (path: string) =>
      logged('get', async () => {
        const snapshot = await getDoc(at(path));
        return snapshot.exists() ? stored(snapshot) : null;
      }),

    query: (name: string, options: QueryOptions = {}) =>
      logged('query', async () => (await getDocs(find(name, options))).docs.map(stored)),

    /** Merges into what is there, unless told otherwise. */
    set: (path: string, fields: Fields, { merge = true }: { merge?: boolean } = {}) =>
      logged('set', () => setDoc(at(path), fields, { merge })),

    /** A field that is given as undefined is taken away. Rejects when there is no such document. */
    update: (path: string, fields: Fields) => logged('update', () => updateDoc(at(path), changes(fields))),

    delete: (path: string) => logged('delete', () => deleteDoc(at(path))),

    /** All writes together or none. */
    batch: (writes: readonly Write[]) =>
      logged('batch', async () => {
        const batch = writeBatch(firestore);
        for (const write of writes) {
          if (write.kind === 'set') batch.set(at(write.path), write.fields);
          else if (write.kind === 'update') batch.update(at(write.path), changes(write.fields));
          else batch.delete(at(write.path));
        }
        await batch.commit();
      }),

    /** Calls back with the document, null for none, now and whenever it changes. @returns what ends that */
    subscribe: (path: string, { next, fail }: Listener<Stored | null>) =>
      onSnapshot(
        at(path),
        { includeMetadataChanges: true },
        (snapshot) => next(snapshot.exists() ? stored(snapshot) : null, snapshot.metadata.fromCache),
        (error) => fail(report('subscribe', error)),
      ),

    subscribeQuery: (name: string, options: QueryOptions, { next, fail }: Listener<Stored[]>) =>
      onSnapshot(
        find(name, options),
        { includeMetadataChanges: true },
        (snapshot) => next(snapshot.docs.map(stored), snapshot.metadata.fromCache),
        (error) => fail(report('subscribe', error)),
      ),
  };
}

function changes(fields: Fields): UpdateData<DocumentData> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? deleteField() : value]),
  );
}

function stored(snapshot: Pick<QueryDocumentSnapshot, 'id' | 'data'>): Stored {
  return { id: snapshot.id, fields: snapshot.data() };
}

async function logged<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    report(what, error);
    throw error;
  }
}

/** Logs what failed and answers Firestore's code for it. Never the path or the contents: they are personal. */
function report(what: string, error: unknown): string {
  const code = String(Object(error).code ?? 'unknown');
  // biome-ignore lint/suspicious/noConsole: the one trace of a failure that the page may get over by itself
  console.warn(`Database ${what} failed: ${code}`);
  return code;
}
