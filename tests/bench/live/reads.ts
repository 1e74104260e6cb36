import { PARLOC } from '@par-club/functions/contract/parloc.values';
import type { Browser } from '@playwright/test';
import { adminFirestore } from '../../kit/emulators.ts';
import type { Driver } from '../../parloc/drivers.ts';
import type { MovingDriver } from './moving-driver.ts';
import { openPage, productAddress } from './pages.ts';
import { waiting } from './waiting.ts';

/** Documents that the database delivers to one who watches a driver. */
export interface Delivered {
  /** Until everything is there for the first time. */
  onOpening: number;
  /** When the driver who is watched moves. */
  onMove: number;
  /** When another driver moves. */
  onOtherMove: number;
}

/** How one comes to a driver: the product finds and watches the one item, the plain way is to watch them all. */
export type Way = 'product' | 'plain';

/** What is delivered, both ways, with a number of drivers in the database. */
export interface Reads extends Record<Way, Delivered> {
  drivers: number;
}

/** One who watches. `seen` waits until the driver is at 'latitude,longitude'. */
type Watcher = {
  documents: () => number;
  seen: (coordinates: string) => Promise<unknown>;
  close: () => Promise<void> | void;
};

/** Counts what one who watches a driver gets, while this and another driver move. */
export async function measureReads(
  browser: Browser,
  way: Way,
  { watched, other }: { watched: MovingDriver; other: MovingDriver },
): Promise<Delivered> {
  const { driver } = watched;
  const { documents, seen, close } = await (way === 'product'
    ? openProduct(browser, driver)
    : watchAll(driver));
  const onOpening = documents();

  /** What is delivered while something happens and then the watched driver moves, which is delivered last. */
  const upToMove = async (happen: () => Promise<void>) => {
    const before = documents();
    await happen();
    const { move, saved } = watched.move();
    await Promise.all([saved, seen(move.coordinates)]);
    return documents() - before;
  };
  const onMove = await upToMove(async () => {});
  const onOtherMove = (await upToMove(() => other.move().saved)) - onMove;
  await close();
  return { onOpening, onMove, onOtherMove };
}

/** A page of the product whose listener is up to date. */
async function openProduct(browser: Browser, driver: Driver): Promise<Watcher> {
  let documents = 0;
  const upToDate = Promise.withResolvers<void>();
  const page = await openPage(browser, productAddress(driver), (more, isCurrent) => {
    documents += more;
    if (isCurrent) upToDate.resolve();
  });
  await upToDate.promise;
  return { ...page, documents: () => documents };
}

/** A listener to all drivers, past the rules, which let nobody list them. */
async function watchAll({ parlocId }: Driver): Promise<Watcher> {
  let documents = 0;
  const places = waiting<void>();
  const upToDate = Promise.withResolvers<void>();
  const close = adminFirestore({ suite: 'bench' })
    .collection(PARLOC)
    .onSnapshot((snapshot) => {
      const changes = snapshot.docChanges();
      documents += changes.length;
      const position = changes.find(({ doc }) => doc.id === parlocId)?.doc.get('position');
      if (position) places.came(`${position.latitude},${position.longitude}`, undefined);
      upToDate.resolve();
    }, upToDate.reject);
  await upToDate.promise;
  return { documents: () => documents, seen: places.of, close };
}
