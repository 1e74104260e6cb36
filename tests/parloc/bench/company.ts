import { doc, onSnapshot } from 'firebase/firestore';
import { type Client, clientApp } from '../../kit/emulators.ts';
import { type Driver, itemPath } from '../drivers.ts';
import { type Waiting, waiting } from './waiting.ts';

/** Bare listeners of this process, which are served beside the pages. */
export interface Company {
  /** Waits until each of them has the driver at 'latitude,longitude'. */
  seen: (coordinates: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Visitors, each with a connection to the database of its own, who listen to the items of the drivers. */
export async function gatherCompany(size: number, drivers: readonly Driver[]): Promise<Company> {
  const members = Array.from({ length: size }, () => clientApp({ suite: 'bench' }));
  const seen = await Promise.all(members.map((member) => listen(member, drivers)));
  return {
    seen: (coordinates) => Promise.all(seen.map((places) => places.of(coordinates))),
    close: async () => {
      await Promise.all(members.map(({ close }) => close()));
    },
  };
}

/** Resolves when the listener has every item for the first time. */
async function listen({ firestore }: Client, drivers: readonly Driver[]): Promise<Waiting<void>> {
  const places = waiting<void>();
  const listening = drivers.map(
    (driver) =>
      new Promise<void>((resolve, reject) => {
        onSnapshot(
          doc(firestore, itemPath(driver)),
          (snapshot) => {
            const { latitude, longitude } = snapshot.get('position');
            places.came(`${latitude},${longitude}`, undefined);
            resolve();
          },
          reject,
        );
      }),
  );
  await Promise.all(listening);
  return places;
}
