import { randomUUID } from 'node:crypto';
import { Parloc } from '@par-club/functions/contract/parloc';
import { PARLOC, PLACES } from '@par-club/functions/contract/parloc.values';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { deletePhoneAccounts, emptyEndedItems } from '../../functions/src/account/clean-up.ts';
import { adminFirestore, emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';
import { itemOf, olena, PLACE, placeOf } from './drivers.ts';
import { newPhone } from './phones.ts';

const HOUR = 60 * 60_000;
const NOW = new Date();
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
/** Nobody else's documents and accounts are in it. */
const newProject = () => `${PROJECT_ID}-${randomUUID()}`;

const live = { until: '', state: 'on' };
const LINK_PLACE = 'link-0'.padEnd(22, 'x');
const shared = (endsAt: Date): DocumentData => ({ ...itemOf(olena), ...PLACE, live, endsAt });
const ENDED = shared(inHours(-1));

/** A database with these items, each with the places of its links. */
async function databaseWith(items: Record<string, DocumentData>) {
  const database = adminFirestore({ project: newProject() });
  const pathsOf = (id: string) =>
    [olena.phonePlace, LINK_PLACE].map((place) => `${PARLOC}/${id}/${PLACES}/${place}`);
  for (const [id, item] of Object.entries(items)) {
    await database.doc(`${PARLOC}/${id}`).set(item);
    for (const path of pathsOf(id)) await database.doc(path).set(placeOf(item));
  }
  const read = async (id: string) => (await database.doc(`${PARLOC}/${id}`).get()).data();
  const placesLeft = async (id: string) =>
    (await database.collection(`${PARLOC}/${id}/${PLACES}`).get()).size;
  return { database, read, placesLeft };
}

describe('[L-04] an item whose place has ended', () => {
  it('keeps nothing of it, though its driver has not been back', async () => {
    const links = { [LINK_PLACE]: { name: 'рейс 06:00', endsAt: inHours(5) } };
    const { database, read, placesLeft } = await databaseWith({
      parloc_0000000000001: { ...ENDED, links },
      parloc_0000000000002: shared(inHours(1)),
    });
    const other = await read('parloc_0000000000002');
    expect(await emptyEndedItems(database, NOW)).toMatchObject({ emptied: 1, left: 0 });
    const item = await read('parloc_0000000000001');
    expect(item).toMatchObject({
      url: '',
      lastSharedTime: '',
      phone: olena.phone,
      links: { [LINK_PLACE]: {} },
    });
    expect(item?.stoppedAt).toBe(new Date(Math.floor(inHours(-1).getTime() / 1000) * 1000).toISOString());
    for (const field of ['position', 'live', 'endsAt']) expect(item).not.toHaveProperty(field);
    expect(Parloc.safeParse(item).success).toBe(true);
    expect(await placesLeft('parloc_0000000000001')).toBe(0);
    expect(await read('parloc_0000000000002')).toEqual(other);
    expect(await placesLeft('parloc_0000000000002')).toBe(2);
  });

  it('[F-S11] is found among many, and once; those that fail end neither the run nor the others', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `parloc_000000000000${at}`);
    const { database, read } = await databaseWith(Object.fromEntries(ids.map((id) => [id, ENDED])));
    // Older than all others, a page of them and more.
    const broken = { ...ENDED, endsAt: inHours(-2), links: { '.': 'no link' }, phonePlace: 7 };
    const batch = database.batch();
    for (let at = 0; at < 101; at += 1)
      batch.set(database.doc(`${PARLOC}/broken-${at}`), { ...broken, userId: `driver-${at}` });
    await batch.commit();
    const { emptied = 0, internal = 0 } = await emptyEndedItems(database, NOW);
    expect(emptied + internal).toBe(108);
    for (const id of ids) expect(await read(id)).toMatchObject({ url: '' });
    expect((await emptyEndedItems(database, NOW)).emptied).toBeUndefined();
  });
});

describe('[L-05] an account of a phone alone', () => {
  it('whose proof was never saved goes after a day, and nobody else’s account does', async () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${emulatorPorts().auth}`;
    const project = newProject();
    const auth = getAuth(initializeApp({ projectId: project }, project));
    const proof = await auth.createUser({ phoneNumber: newPhone() });
    const email = 'olena@example.com';
    const stay = await auth.createUser({ email, password: 'a password', phoneNumber: newPhone() });
    expect(await deletePhoneAccounts(auth, inHours(23))).toEqual({ left: 0, oldestMinutes: 0 });
    expect(await deletePhoneAccounts(auth, inHours(25))).toMatchObject({ deleted: 1, left: 0 });
    expect((await auth.listUsers()).users.map(({ uid }) => uid)).toEqual([stay.uid]);
    await expect(auth.getUser(proof.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
