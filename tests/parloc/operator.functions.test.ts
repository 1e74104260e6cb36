import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Parloc } from '@par-club/functions/contract/parloc';
import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { parlocIdAt } from '@par-club/functions/shared/parloc-item';
import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { findDrivers, giveBack, newestDrivers } from '../../functions/scripts/drivers.ts';
import { ROOT } from '../../local/project/paths.ts';
import { adminFirestore, PROJECT_ID } from '../kit/emulators.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';
import {
  type Driver,
  driverPath,
  iryna,
  itemOf,
  itemPath,
  olena,
  PLACE,
  phonePath,
  placePath,
  taras,
} from './drivers.ts';

const SCRIPT = join(ROOT, 'functions', 'scripts', 'operator.ts');
const HOUR = 60 * 60_000;
const NOW = new Date();
const momentIn = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

/** A database of its own, past the rules. */
function newDatabase() {
  const project = `${PROJECT_ID}-${randomUUID()}`;
  const database = adminFirestore({ project });
  const read = async (path: string) => (await database.doc(path).get()).data();
  const save = async (documents: Record<string, DocumentData>) => {
    for (const [path, fields] of Object.entries(documents)) await database.doc(path).set(fields);
  };
  return { project, database, read, save };
}

/** What there is of a driver who has proven the phone and shows a place. */
function documentsOf(driver: Driver) {
  const endsAt = new Date(momentIn(20));
  const { parlocId } = driver;
  const provenAt = momentIn(-30);
  const { name, phone, carName } = itemOf(driver);
  return {
    [itemPath(driver)]: { ...itemOf(driver), ...PLACE, endsAt, provenAt },
    [placePath(driver)]: { name, phone, carName, isProven: true, ...PLACE, endsAt },
    [phonePath(driver)]: { parlocId, provenAt },
    [driverPath(driver)]: { parlocId, askedAt: [] },
  };
}

/** Runs the script in a process of its own, as `npm run operator` does. Rejects where it fails. */
function operate(...words: string[]) {
  const env = { ...process.env, ...emulatedEnvironment() };
  return promisify(execFile)(process.execPath, [SCRIPT, ...words], { env });
}

describe('[L-06] [F-R5] the operator', () => {
  it('finds a driver by number, and is not told where that is', async () => {
    const { database, save } = newDatabase();
    await save({ ...documentsOf(olena), ...documentsOf(taras) });
    const { holder, drivers } = await findDrivers(database, olena.phone);
    expect(holder).toMatchObject({ parlocId: olena.parlocId });
    expect(drivers).toEqual([
      {
        parlocId: olena.parlocId,
        userId: olena.uid,
        name: 'Олена Коваль',
        carName: 'Mercedes Sprinter, AA 1234 BB',
        phone: olena.phone,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        provenAt: momentIn(-30),
      },
    ]);
  });

  it('finds who left a number, and who lost it', async () => {
    const { database, save } = newDatabase();
    await save({
      [itemPath(olena)]: itemOf(olena),
      [itemPath(taras)]: { ...itemOf(taras), phone: '+380670000001', phoneLostAt: momentIn(-1) },
      [`${PARLOC_PHONES}/+380670000001`]: {
        parlocId: olena.parlocId,
        releasedAt: momentIn(-2),
        leadsOn: true,
      },
    });
    const { holder, drivers } = await findDrivers(database, '+380670000001');
    expect(holder).toMatchObject({ releasedAt: momentIn(-2) });
    expect(drivers.map(({ parlocId }) => parlocId).sort()).toEqual([olena.parlocId, taras.parlocId].sort());
    expect(await findDrivers(database, '+380670000002')).toEqual({ holder: null, drivers: [] });
  });

  it('[S-08] lists the newest first, as many as are asked for', async () => {
    const { database, save } = newDatabase();
    const moments = [-3, -1, -2].map(momentIn);
    const ids = moments.map((moment) => parlocIdAt(new Date(moment)));
    for (const [at, createdAt] of moments.entries()) {
      await save({ [`${PARLOC}/${ids[at]}`]: { ...itemOf(olena), createdAt } });
    }
    const newest = await newestDrivers(database, 2);
    expect(newest.map(({ parlocId }) => parlocId)).toEqual([ids[1], ids[2]]);
    expect(newest[0]).not.toHaveProperty('stopKey');
  });

  it('asks by the command line, for a number in any spelling, and is told how where no command is given', async () => {
    const { project, save } = newDatabase();
    const later = { ...itemOf(taras), createdAt: momentIn(1) };
    const latest = { ...itemOf(iryna), createdAt: momentIn(2) };
    await save({ ...documentsOf(olena), [itemPath(taras)]: later, [itemPath(iryna)]: latest });

    const found = await operate('find', '067 123-45-67', '--project', project);
    expect(found.stdout).toContain(`phone: '${olena.phone}'`);
    expect(found.stdout).not.toContain(PLACE.url);
    const newest = await operate('newest', '2', '--project', project);
    const ids = newest.stdout.match(/parloc_\d+/g);
    expect(ids).toEqual([iryna.parlocId, taras.parlocId]);
    await expect(operate('--project', project)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run operator -- <command> --project <project-id>'),
    });
  });

  it('gives a number back, and leaves all documents in step', async () => {
    const { database, save, read } = newDatabase();
    await save({ ...documentsOf(olena), ...documentsOf(taras) });
    expect(await giveBack(database, olena.phone, NOW)).toBe(true);
    const item = await read(itemPath(olena));
    expect(item).toMatchObject({ phone: olena.phone, phoneLostAt: NOW.toISOString() });
    expect(item).toMatchObject({ url: '', lastSharedTime: '', stoppedAt: NOW.toISOString() });
    for (const field of ['provenAt', 'position', 'endsAt']) expect(item).not.toHaveProperty(field);
    expect(Parloc.safeParse(item).success).toBe(true);
    expect(await read(placePath(olena))).toBeUndefined();
    expect(await read(phonePath(olena))).toBeUndefined();
    expect(await read(driverPath(olena))).toMatchObject({ parlocId: olena.parlocId });
    expect(await read(placePath(taras))).toBeDefined();
    expect(await giveBack(database, olena.phone)).toBe(false);
  });

  it('gives back a number that its driver has left, and leaves that driver alone', async () => {
    const { database, save, read } = newDatabase();
    const former = '+380670000003';
    const holder = { parlocId: olena.parlocId, releasedAt: momentIn(-1), leadsOn: false };
    await save({ ...documentsOf(olena), [`${PARLOC_PHONES}/${former}`]: holder });
    const before = await read(itemPath(olena));
    expect(await giveBack(database, former)).toBe(true);
    expect(await read(`${PARLOC_PHONES}/${former}`)).toBeUndefined();
    expect(await read(itemPath(olena))).toEqual(before);
  });
});
