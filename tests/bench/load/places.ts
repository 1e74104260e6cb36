import { setTimeout as pause } from 'node:timers/promises';
import { addListeners, type Listeners } from '../listeners.ts';
import { newDeliveries } from './deliveries.ts';
import { type Columns, type Figures, times } from './figures.ts';
import { firestoreEmulator, generator, meter } from './meter.ts';
import { type Owner, share } from './owners.ts';

/** How many pages are open to each driver. */
const LISTENERS = 5;
/** Seconds from one place of a driver to the next. */
const INTERVAL = 10;
/** Places that each driver shares while it is measured. */
const TURNS = 2;
/** Milliseconds without anything delivered, after which what has not come will not come. */
const DELIVERY_TIMEOUT_MS = 10_000;

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
  for (const [why, count] of counted(refusals)) console.log(`${count} × ${why}`);
  return figures;
}

function sizeOf({ listeners, streams }: Listeners) {
  return { listeners, streams };
}

/** Each share goes out at its time, whether those before it have been answered or not. */
async function shareAll(owners: readonly Owner[], turns: number, written: (uid: string, at: string) => void) {
  const between = (INTERVAL * 1000) / owners.length;
  const started = performance.now();
  const shares: Promise<void>[] = [];
  const refusals: string[] = [];
  let ended = started;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const owner of owners) {
      const early = started + shares.length * between - performance.now();
      if (early > 0) await pause(early);
      const at = new Date().toISOString();
      written(owner.driver.uid, at);
      shares.push(
        share(owner, turn, at).then(
          () => {
            ended = performance.now();
          },
          (error: Error) => {
            const { code = '' } = Object(error.cause) as { code?: string };
            refusals.push(`${error.message} ${code}`.trim());
          },
        ),
      );
    }
  }
  await Promise.all(shares);
  return { started, ended, refusals };
}

/** Waits until everything is there, or nothing more comes. */
async function settle(count: () => number, isWhole: () => boolean): Promise<void> {
  let before = -1;
  for (
    let since = performance.now();
    !isWhole() && performance.now() - since < DELIVERY_TIMEOUT_MS;
    await pause(50)
  ) {
    if (count() !== before) since = performance.now();
    before = count();
  }
}

function perSecond(count: number, from: number, to: number): number {
  return count / ((to - from) / 1000);
}

function counted(refusals: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const why of refusals) counts.set(why, (counts.get(why) ?? 0) + 1);
  return counts;
}
