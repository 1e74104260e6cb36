import type { PlaceLink } from '@par-club/functions/shared/place-link';
import { serverNow } from '#clock/server-clock.ts';
import { CARD_MARKS } from '#storage/card-marks.ts';
import { lastKnownCard } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';
import type { DriverView } from '../shared/driver-view.ts';

/** What a driver's card shows; this browser keeps it until the end of the place. */
export interface ShownDriver {
  link: PlaceLink;
  driver: DriverView;
}

/** @param key by `keyOf` */
export function keptCard(key: string) {
  const { read: readStored, save, clear: forget } = stored(key);
  const clear = () => {
    if (readStored() === null) return;
    forget();
    markCards();
  };
  return {
    clear,
    read() {
      const card = readStored();
      if (!card || !isEnded(card)) return card;
      clear();
      return null;
    },
    /** A card without a place is not kept, and clears an earlier one. */
    save({ link, driver }: ShownDriver) {
      if (isEnded({ driver })) return clear();
      const isNew = readStored() === null;
      save({ link, driver, path: location.pathname });
      if (isNew) markCards();
    },
  };
}

export function clearEndedCards(): void {
  for (const key of storedIds(lastKnownCard)) keptCard(key).read();
  markCards();
}

let marking = Promise.resolve();

/** Marks the addresses with a kept card, which the worker opens sooner. */
function markCards(): void {
  // One after the other: the last one counts.
  marking = marking.then(writeMarks);
}

async function writeMarks(): Promise<void> {
  try {
    const paths = storedIds(lastKnownCard).flatMap((key) => stored(key).read()?.path ?? []);
    const marks = await caches.open(CARD_MARKS);
    const unwanted = (await marks.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname));
    await Promise.all(unwanted.map((mark) => marks.delete(mark)));
    await Promise.all(paths.map((path) => marks.put(path, new Response())));
  } catch {
    // Where the browser stores nothing, there is no worker.
  }
}

function isEnded({ driver }: Pick<ShownDriver, 'driver'>): boolean {
  return !driver.place || driver.place.endsAt <= serverNow();
}

function stored(key: string) {
  return storedJson(lastKnownCard, cardOf, key);
}

function cardOf(json: unknown): (ShownDriver & { path: string }) | null {
  const { link, driver, path } = Object(json) as Partial<ShownDriver & { path: string }>;
  return link && typeof driver?.name === 'string' && driver.place && path ? { link, driver, path } : null;
}
