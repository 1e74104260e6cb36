import { isDeepStrictEqual } from 'node:util';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Listener, Stored } from '../../web/src/firebase/database.ts';
import { createDocuments } from '../../web/src/firebase/documents.ts';
import { adminFirestore, clientApp, emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';
import { heard } from '../kit/heard.ts';
import { listenedWrite } from '../kit/listened-write.ts';

setLogLevel('silent');
// The layer makes one for the product too, which nothing here uses.
vi.mock('../../web/src/firebase/app.ts', async () => {
  const sdk = await import('firebase/app');
  return { app: sdk.initializeApp({ projectId: 'demo-unused' }, 'unused') };
});
vi.mock('../../web/src/firebase/emulators.ts', () => ({ emulator: () => null }));

/** Past the rules, which let nobody list: here it is the layer that is tried. */
const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID, apiKey: 'demo' }, 'documents'));
connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPorts().firestore, { mockUserToken: 'owner' });
const documents = createDocuments(firestore);

/** The same as somebody whom the rules let do nothing here. */
const visitor = clientApp();
const refused = createDocuments(visitor.firestore);

const ROOM = 'documentsTest';
const trips = {
  a: { from: 'Київ', to: 'Львів', seats: 3 },
  b: { from: 'Київ', to: 'Одеса', seats: 1 },
  c: { from: 'Ужгород', to: 'Київ', seats: 7 },
};

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const [id, fields] of Object.entries(trips)) await documents.set(`${ROOM}/${id}`, fields);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await adminFirestore().recursiveDelete(adminFirestore().collection(ROOM));
  await visitor.close();
});

/**
 * Opens a subscription. Values of the cache do not count, as the emulator may still open the listener (`listening.ts`).
 * @returns a wait until the last that the server told is right; a failure as its code
 */
function told<Value>(open: (listener: Listener<Value>) => () => void) {
  const { hear, until } = heard<Value | string>();
  const next = (value: Value, fromCache: boolean) => fromCache || hear(value);
  onTestFinished(open({ next, fail: hear }));
  return (right: unknown) => until((values) => isDeepStrictEqual(values.at(-1), right));
}
const idsOf = (found: Stored[]) => found.map(({ id }) => id);

describe('[S-08] the one layer between the web app and the database', () => {
  it('gets a document, and null for none', async () => {
    expect(await documents.get(`${ROOM}/a`)).toEqual({ id: 'a', fields: trips.a });
    expect(await documents.get(`${ROOM}/nowhere`)).toBeNull();
  });

  it('queries by field, operator and value', async () => {
    const from = (city: string) => documents.query(ROOM, { filters: [['from', '==', city]] });
    expect(idsOf(await from('Київ'))).toEqual(['a', 'b']);
    expect(await from('Рівне')).toEqual([]);
    const filters = [
      ['seats', '>', 1],
      ['seats', '<', 7],
    ] as const;
    expect(await documents.query(ROOM, { filters })).toEqual([{ id: 'a', fields: trips.a }]);
  });

  it('orders, and limits', async () => {
    expect(idsOf(await documents.query(ROOM, { order: { field: 'seats' } }))).toEqual(['b', 'a', 'c']);
    const most = { order: { field: 'seats', direction: 'desc' }, limit: 2 } as const;
    expect(idsOf(await documents.query(ROOM, most))).toEqual(['c', 'a']);
  });

  it('merges what it sets, unless told otherwise', async () => {
    await documents.set(`${ROOM}/a`, { seats: 4 });
    expect((await documents.get(`${ROOM}/a`))?.fields).toEqual({ ...trips.a, seats: 4 });
    await documents.set(`${ROOM}/a`, { seats: 5 }, { merge: false });
    expect((await documents.get(`${ROOM}/a`))?.fields).toEqual({ seats: 5 });
  });

  it('updates, takes fields away, and refuses what is not there', async () => {
    await documents.update(`${ROOM}/b`, { seats: 2, to: undefined });
    expect((await documents.get(`${ROOM}/b`))?.fields).toEqual({ from: 'Київ', seats: 2 });
    await expect(documents.update(`${ROOM}/nowhere`, { seats: 2 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('deletes', async () => {
    await documents.delete(`${ROOM}/c`);
    expect(await documents.get(`${ROOM}/c`)).toBeNull();
  });

  it('writes a batch whole or not at all', async () => {
    const set = { kind: 'set', path: `${ROOM}/d`, fields: { seats: 9 } } as const;
    const remove = { kind: 'delete', path: `${ROOM}/a` } as const;
    const impossible = { kind: 'update', path: `${ROOM}/nowhere`, fields: { seats: 1 } } as const;
    await expect(documents.batch([set, remove, impossible])).rejects.toMatchObject({ code: 'not-found' });
    expect(await documents.get(`${ROOM}/d`)).toBeNull();
    await documents.batch([set, remove]);
    expect(await documents.get(`${ROOM}/d`)).toEqual({ id: 'd', fields: { seats: 9 } });
    expect(await documents.get(`${ROOM}/a`)).toBeNull();
    await documents.delete(`${ROOM}/d`);
  });

  it('subscribes to a document: there, changed, gone', async () => {
    const tells = told<Stored | null>((listener) => documents.subscribe(`${ROOM}/a`, listener));
    await tells({ id: 'a', fields: trips.a });
    await adminFirestore().doc(`${ROOM}/a`).update({ seats: 8 });
    await tells({ id: 'a', fields: { ...trips.a, seats: 8 } });
    await adminFirestore().doc(`${ROOM}/a`).delete();
    await tells(null);
  });

  it('subscribes to a query', async () => {
    const options = { filters: [['from', '==', 'Київ']], limit: 5 } as const;
    const tells = told<string[]>(({ next, fail }) =>
      documents.subscribeQuery(ROOM, options, {
        next: (found, fromCache) => next(idsOf(found), fromCache),
        fail,
      }),
    );
    await tells(['a', 'b']);
    await adminFirestore().doc(`${ROOM}/c`).update({ from: 'Київ' });
    await tells(['a', 'b', 'c']);
  });
});

describe('[S-07] failures of the database', () => {
  it('a document that was never read rejects offline, in the words of the SDK', async () => {
    await disableNetwork(firestore);
    onTestFinished(() => enableNetwork(firestore));
    await expect(documents.get(`${ROOM}/unread`)).rejects.toThrow(
      'Failed to get document because the client is offline.',
    );
    expect(warned).toHaveBeenCalledExactlyOnceWith('Database get failed: unavailable');
  });

  it.each([
    ['get', () => refused.get(`${ROOM}/a`)],
    ['query', () => refused.query(ROOM)],
    ['set', () => refused.set(`${ROOM}/a`, trips.a)],
    ['update', () => refused.update(`${ROOM}/a`, { seats: 1 })],
    ['delete', () => refused.delete(`${ROOM}/a`)],
    ['batch', () => refused.batch([{ kind: 'delete', path: `${ROOM}/a` }])],
  ] as const)('%s logs the code and nothing personal, and rethrows', async (what, run) => {
    await expect(run()).rejects.toMatchObject({ code: 'permission-denied' });
    expect(warned).toHaveBeenCalledExactlyOnceWith(`Database ${what} failed: permission-denied`);
  });

  it.each([
    ['a document', () => told<Stored | null>((listener) => refused.subscribe(`${ROOM}/a`, listener))],
    ['a query', () => told<Stored[]>((listener) => refused.subscribeQuery(ROOM, {}, listener))],
  ] as const)('a subscription to %s that is refused is logged and says why', async (_, open) => {
    await open()('permission-denied');
    expect(warned).toHaveBeenCalledExactlyOnceWith('Database subscribe failed: permission-denied');
  });

  it('a subscription goes on by itself when the connection is back', async () => {
    const tells = told<Stored | null>((listener) => documents.subscribe(`${ROOM}/a`, listener));
    await tells({ id: 'a', fields: trips.a });
    await disableNetwork(firestore);
    onTestFinished(() => enableNetwork(firestore));
    await listenedWrite(adminFirestore().doc(`${ROOM}/a`).update({ seats: 6 }));
    await tells({ id: 'a', fields: trips.a });
    await enableNetwork(firestore);
    await tells({ id: 'a', fields: { ...trips.a, seats: 6 } });
  });
});
