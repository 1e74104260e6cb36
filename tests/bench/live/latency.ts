import type { Browser } from '@playwright/test';
import { gatherCompany } from './company.ts';
import type { MovingDriver } from './moving-driver.ts';
import { bareAddress, openPage, productAddress, type WatchingPage } from './pages.ts';

export type Kind = 'product' | 'bare';

/** Who listens while it is measured. */
export interface Setting {
  /** Measured pages of each kind. */
  pages: number;
  /** Bare listeners beside them at each item; they are not measured. */
  company: number;
  /** Whether one write is seen by both kinds. Else each kind has a driver of its own, and they are written in turns. */
  isShared: boolean;
}

/** Milliseconds from each write to each page of a kind. */
export type Times = Record<Kind, number[]>;

/** What came of a setting. */
export interface Latency {
  setting: Setting;
  times: Times;
}

/** One write and the pages that wait for it. */
type Turn = { driver: MovingDriver; kinds: readonly Kind[] };

/** Writes before those that count, in each half. */
const WARM_UP = 20;
/** How long a page may take from a write to a listener that shows it. */
const ATTACH_TIMEOUT_MS = 5000;
const ADDRESSES = { product: productAddress, bare: bareAddress } as const;

/**
 * Measures a setting: half of the writes with either kind of page attached first, in case the database serves its
 * listeners in an order. A write waits until the one before has been seen by everybody.
 *
 * @param drivers one for each kind
 * @param writes to each kind
 */
export async function measureLatency(
  browser: Browser,
  drivers: Record<Kind, MovingDriver>,
  setting: Setting,
  writes: number,
): Promise<Times> {
  const times: Times = { product: [], bare: [] };
  const orders: Kind[][] = [
    ['product', 'bare'],
    ['bare', 'product'],
  ];
  for (const order of orders) {
    const turns: Turn[] = setting.isShared
      ? [{ driver: drivers.product, kinds: order }]
      : order.map((kind) => ({ driver: drivers[kind], kinds: [kind] }));
    await measureHalf(browser, turns, setting, Math.ceil(writes / 2), times);
  }
  return times;
}

async function measureHalf(
  browser: Browser,
  turns: readonly Turn[],
  { pages, company: size }: Setting,
  writes: number,
  times: Times,
): Promise<void> {
  const watched = turns.map(({ driver }) => driver.driver);
  const open: Record<Kind, WatchingPage[]> = { product: [], bare: [] };
  // Half of the company comes before the pages and half after them.
  const before = await gatherCompany(Math.floor(size / 2), watched);
  for (let count = 0; count < pages; count += 1) {
    for (const { driver, kinds } of turns) {
      for (const kind of kinds) {
        const page = await openPage(browser, ADDRESSES[kind](driver.driver));
        await attach(page, driver);
        open[kind].push(page);
      }
    }
  }
  const company = [before, await gatherCompany(Math.ceil(size / 2), watched)];

  for (let count = -WARM_UP; count < writes; count += 1) {
    for (const { driver, kinds } of turns) {
      const { coordinates, times: some } = await oneMove(driver, kinds, open);
      await Promise.all(company.map(({ seen }) => seen(driver.driver, coordinates)));
      if (count < 0) continue;
      for (const kind of kinds) times[kind].push(...some[kind]);
    }
  }
  const all = [...open.product, ...open.bare, ...company];
  await Promise.all(all.map(({ close }) => close()));
}

/**
 * Waits until the page listens, which is when it shows a place that was written after it opened. Seldom, a write that is
 * made while a page opens does not reach it; another one follows then.
 */
async function attach(page: WatchingPage, driver: MovingDriver): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { move, saved } = driver.move();
    await saved;
    const isSeen = await page.seen(move.coordinates, ATTACH_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
  }
  throw new Error('A page that was opened does not show where its driver is');
}

/** Writes a place and waits until it is saved and every page shows it. */
async function oneMove(
  driver: MovingDriver,
  kinds: readonly Kind[],
  open: Readonly<Record<Kind, readonly WatchingPage[]>>,
): Promise<{ coordinates: string; times: Times }> {
  const times: Times = { product: [], bare: [] };
  const { move, saved } = driver.move();
  const seen = kinds.map(async (kind) => {
    const moments = await Promise.all(open[kind].map((page) => page.seen(move.coordinates)));
    times[kind] = moments.map((moment) => moment - move.writtenAt);
  });
  await Promise.all([saved, ...seen]);
  return { coordinates: move.coordinates, times };
}
