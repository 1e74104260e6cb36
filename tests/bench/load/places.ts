import { addListeners, type Listeners } from '../listeners.ts';
import { newDeliveries } from './deliveries.ts';
import { type Columns, type Figures, times } from './figures.ts';
import { firestoreEmulator, generator, meter } from './meter.ts';
import { type Owner, share } from './owners.ts';
import { paced, perSecond, printRefusals, settle } from './paced.ts';

/** How many pages are open to each driver. */
const LISTENERS = 5;
/** Seconds from one place of a driver to the next. */
const INTERVAL = 10;
/** Places that each driver shares while it is measured. */
const TURNS = 2;

export const PLACES_COLUMNS = {
  drivers: 0,
  listeners: 0,
  streams: 0,
  'asked, writes/s': 0,
  'writes/s': 1,
  'deliveries/s': 1,
  'p50, ms': 0,
  'p95, ms': 0,
  'p99, ms': 0,
  errors: 0,
  missed: 0,
  'generator, MB': 0,
  'generator, cores': 2,
  'emulator, MB': 0,
  'emulator, cores': 2,
} as const satisfies Columns<string>;
export type PlacesFigures = Figures<keyof typeof PLACES_COLUMNS>;

/**
 * Lets all drivers share their places, spread evenly over time, and hears when listeners get them.
 *
 * @param turns places of each driver
 */
export async function measurePlaces(owners: readonly Owner[], turns = TURNS): Promise<PlacesFigures> {
  const deliveries = newDeliveries();
  const drivers = owners.map(({ driver }) => driver);
  const added = await addListeners(drivers, LISTENERS, ({ uid }, place) =>
    deliveries.came(uid, String(place.get('lastSharedTime'))),
  );
  const generatorTook = meter(generator());
  const emulatorTook = meter(firestoreEmulator());
  const { started, ended, refusals } = await shareAll(owners, turns, deliveries.written);
  const written = owners.length * turns - refusals.length;
  const isWhole = () => deliveries.latencies.length === written * LISTENERS;
  await settle(() => deliveries.latencies.length, isWhole);
  const [load, emulator] = [generatorTook(), emulatorTook()];
  const figures = {
    ...{ drivers: owners.length, ...sizeOf(added), 'asked, writes/s': owners.length / INTERVAL },
    'writes/s': perSecond(written, started, ended),
    'deliveries/s': perSecond(deliveries.latencies.length, started, deliveries.last()),
    ...times(deliveries.latencies),
    errors: refusals.length + added.failed(),
    missed: written * LISTENERS - deliveries.latencies.length,
    'generator, MB': load.megabytes,
    'generator, cores': load.cores,
    'emulator, MB': emulator.megabytes,
    'emulator, cores': emulator.cores,
  };
  await added.close();
  printRefusals(refusals);
  return figures;
}

function sizeOf({ listeners, streams }: Listeners) {
  return { listeners, streams };
}

/** Each driver shares in turn, spread evenly over the interval. */
function shareAll(owners: readonly Owner[], turns: number, written: (uid: string, at: string) => void) {
  return paced(owners.length * turns, (INTERVAL * 1000) / owners.length, (index) => {
    const owner = owners[index % owners.length] as Owner;
    const at = new Date().toISOString();
    written(owner.driver.uid, at);
    return share(owner, Math.floor(index / owners.length), at);
  });
}
