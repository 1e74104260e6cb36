import { doc, onSnapshot } from 'firebase/firestore';
import { type Client, clientApp } from '../kit/emulators.ts';
import { type Driver, itemPath } from '../parloc/drivers.ts';

/** Listeners to the items of drivers. */
export interface Audience {
  listeners: number;
  /** Streams that carry them. */
  streams: number;
  /** Listeners that the database has given up on. */
  failed: () => number;
  close: () => Promise<unknown>;
}

/** Hears that a listener got an item which was shared at a moment. */
export type Heard = (driver: Driver, sharedAt: string) => void;

/** Listeners that one client should have at most: https://firebase.google.com/docs/firestore/best-practices#realtime_updates */
const LISTENERS_A_STREAM = 100;

/**
 * Lets a number of listeners hear each driver, by the client SDK. Those of one client share a stream of the database's
 * protocol, each with a target of its own, so that it gives the item to each of them by itself.
 */
export async function gatherAudience(
  drivers: readonly Driver[],
  ofEach: number,
  heard: Heard,
): Promise<Audience> {
  const clients: Client[] = [];
  let failed = 0;
  const fail = () => {
    failed += 1;
  };
  for (let start = 0; start < drivers.length; start += LISTENERS_A_STREAM) {
    const some = drivers.slice(start, start + LISTENERS_A_STREAM);
    // The SDK would make one target of the listeners that one client has to the same item.
    const members = Array.from({ length: ofEach }, () => clientApp({ suite: 'bench' }));
    clients.push(...members);
    const listening = members.flatMap((member) => some.map((driver) => listen(member, driver, heard, fail)));
    await Promise.all(listening);
  }
  return {
    listeners: drivers.length * ofEach,
    streams: clients.length,
    failed: () => failed,
    close: () => Promise.all(clients.map(({ close }) => close())),
  };
}

/** Resolves when the listener has the item for the first time. */
function listen({ firestore }: Client, driver: Driver, heard: Heard, onFailure: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    onSnapshot(
      doc(firestore, itemPath(driver)),
      (snapshot) => {
        const sharedAt: unknown = snapshot.get('lastSharedTime');
        if (typeof sharedAt === 'string') heard(driver, sharedAt);
        resolve();
      },
      (error) => {
        onFailure();
        reject(error);
      },
    );
  });
}
