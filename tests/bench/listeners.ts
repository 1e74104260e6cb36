import { type DocumentSnapshot, doc, onSnapshot } from 'firebase/firestore';
import { type Client, clientApp } from '../kit/emulators.ts';
import { type Driver, placePath } from '../parloc/drivers.ts';

/** Listeners to the places of drivers, in this process. */
export interface Listeners {
  listeners: number;
  /** Streams that carry them. */
  streams: number;
  /** Listeners that the database has given up on. */
  failed: () => number;
  close: () => Promise<unknown>;
}

/** Gets what a listener got of a driver. */
export type OnPlace = (driver: Driver, place: DocumentSnapshot) => void;

/** Listeners that one client should have at most: https://firebase.google.com/docs/firestore/best-practices#realtime_updates */
const LISTENERS_A_STREAM = 100;

/**
 * Adds a number of listeners to each driver, by the client SDK. Those of one client share a stream of the database's
 * protocol, each with a target of its own, so that it gives the place to each of them by itself.
 */
export async function addListeners(
  drivers: readonly Driver[],
  ofEach: number,
  onPlace: OnPlace,
): Promise<Listeners> {
  const clients: Client[] = [];
  let failed = 0;
  const fail = () => {
    failed += 1;
  };
  for (let start = 0; start < drivers.length; start += LISTENERS_A_STREAM) {
    const some = drivers.slice(start, start + LISTENERS_A_STREAM);
    // The SDK would make one target of the listeners that one client has to the same place.
    const members = Array.from({ length: ofEach }, () => clientApp({ suite: 'bench' }));
    clients.push(...members);
    const listening = members.flatMap((member) =>
      some.map((driver) => listen(member, driver, onPlace, fail)),
    );
    await Promise.all(listening);
  }
  return {
    listeners: drivers.length * ofEach,
    streams: clients.length,
    failed: () => failed,
    close: () => Promise.all(clients.map(({ close }) => close())),
  };
}

/** Resolves when the listener has the place for the first time. */
function listen(
  { firestore }: Client,
  driver: Driver,
  onPlace: OnPlace,
  onFailure: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    onSnapshot(
      doc(firestore, placePath(driver)),
      (snapshot) => {
        onPlace(driver, snapshot);
        resolve();
      },
      (error) => {
        onFailure();
        reject(error);
      },
    );
  });
}
