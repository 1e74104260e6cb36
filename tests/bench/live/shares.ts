import { LINK_LIMIT } from '@par-club/functions/contract/parloc.values';
import { adminFirestore } from '../../kit/emulators.ts';
import { itemPath } from '../../parloc/drivers.ts';
import type { MovingDriver } from './moving-driver.ts';

/** What one share costs. */
export interface Share {
  /** Links for one purpose that are open beside the phone's own. */
  links: number;
  /** Documents that are written. */
  written: number;
  /** From each write to the database's answer. */
  milliseconds: number[];
}

/** Shares of which the time is taken. */
const SHARES = 50;

/** Counts what a share writes with each number of links that a driver can have. Leaves the driver without any. */
export async function measureShares(driver: MovingDriver): Promise<Share[]> {
  const measured: Share[] = [];
  for (let links = 0; links <= LINK_LIMIT; links += 1) {
    await driver.openLinks(links);
    const before = await versionsOf(driver);
    await driver.move().saved;
    const after = await versionsOf(driver);
    const written = [...after].filter(([path, version]) => before.get(path) !== version).length;
    measured.push({ links, written, milliseconds: await timesOf(driver) });
  }
  await driver.openLinks(0);
  return measured;
}

/** Each document of the driver, with what tells whether it was written. */
async function versionsOf({ driver }: MovingDriver): Promise<Map<string, string | undefined>> {
  const item = adminFirestore({ suite: 'bench' }).doc(itemPath(driver));
  const places = (await item.collection('places').get()).docs;
  return new Map(
    [await item.get(), ...places].map(({ ref, updateTime }) => [ref.path, updateTime?.valueOf()]),
  );
}

async function timesOf(driver: MovingDriver): Promise<number[]> {
  const milliseconds: number[] = [];
  while (milliseconds.length < SHARES) {
    const started = performance.now();
    await driver.move().saved;
    milliseconds.push(performance.now() - started);
  }
  return milliseconds;
}
