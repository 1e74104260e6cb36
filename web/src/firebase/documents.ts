import {
  arrayRemove,
  arrayUnion,
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
  query,
  setDoc,
  type UpdateData,
  updateDoc,
  type WhereFilterOp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { revalidateUser } from '#session/user-changes.ts';
import {
  createSubscribe,
  type Fields,
  firestore,
  type Listener,
  report,
  type Stored,
  stored,
} from './database.ts';

/** Codes that may mean a deleted account. */
const DELETED_CODES = ['permission-denied', 'not-found'];

export interface QueryOptions {
  filters?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  order?: { field: string; direction?: 'asc' | 'desc' };
  limit?: number;
}

/** 'set' writes the whole document; 'add' and 'remove' change a list, and make a missing document. */
export type Write =
  | { kind: 'set' | 'update'; path: string; fields: Fields }
  | { kind: 'add' | 'remove'; path: string; list: string; value: string }
  | { kind: 'delete'; path: string };

export const documents = createDocuments(firestore);

/** Paths are 'collection/id'. A failure is logged by its code, without contents, and rejects with the SDK's error. */
export function createDocuments(database: Firestore) {
  const at = (path: string) => doc(database, path);
  const find = (name: string, { filters = [], order, limit: most }: QueryOptions): Query =>
    query(
      collection(database, name),
      ...filters.map(([field, operator, value]) => where(field, operator, value)),
      ...(order ? [orderBy(order.field, order.direction)] : []),
      ...(most === undefined ? [] : [limit(most)]),
    );

  return {
    /** Null for no document. Rejects for an unread one offline. */
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

    /** Undefined removes a field. Rejects for no document. */
    update: (path: string, fields: Fields) => logged('update', () => updateDoc(at(path), changes(fields))),

    delete: (path: string) => logged('delete', () => deleteDoc(at(path))),

    batch: (writes: readonly Write[]) =>
      logged('batch', async () => {
        const batch = writeBatch(database);
        for (const write of writes) {
          if (write.kind === 'delete') batch.delete(at(write.path));
          else if ('list' in write) {
            const change = write.kind === 'add' ? arrayUnion(write.value) : arrayRemove(write.value);
            batch.set(at(write.path), { [write.list]: change }, { merge: true });
          } else if (write.kind === 'set') batch.set(at(write.path), write.fields);
          else batch.update(at(write.path), changes(write.fields));
        }
        await batch.commit();
      }),

    subscribe: createSubscribe(database),

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

async function logged<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (DELETED_CODES.includes(report(what, error))) revalidateUser();
    throw error;
  }
}
