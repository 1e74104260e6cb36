import type { Driver } from '../../parloc/drivers.ts';
import { addListeners } from '../listeners.ts';
import { type Waiting, waiting } from './waiting.ts';

/** Bare listeners of this process, which are served beside the pages. */
export interface Company {
  /** Waits until each of them has the driver at 'latitude,longitude'. */
  seen: (driver: Driver, coordinates: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Visitors, each with a connection to the database of its own, who listen to the places of the drivers. */
export async function gatherCompany(size: number, drivers: readonly Driver[]): Promise<Company> {
  const counts = new Map<string, number>();
  const arrivals: Waiting<void> = waiting();
  const nameOf = ({ uid }: Driver, coordinates: string) => `${uid} at ${coordinates}`;
  const { close } = await addListeners(drivers, size, (driver, place) => {
    const { latitude, longitude } = place.get('position');
    const name = nameOf(driver, `${latitude},${longitude}`);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === size) arrivals.came(name, undefined);
  });
  const nobody = Promise.resolve();
  return {
    seen: (driver, coordinates) => (size > 0 ? arrivals.of(nameOf(driver, coordinates)) : nobody),
    close,
  };
}
