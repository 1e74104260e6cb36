import { type Deliveries, newDeliveries } from './deliveries.ts';
import { type Columns, type Figures, times } from './figures.ts';
import { firestoreEmulator, generator, instances, meter } from './meter.ts';
import { paced, perSecond, printRefusals, settle } from './paced.ts';
import { type Dispatcher, openTrip, publishTrips, removeTrips } from './trip-fleet.ts';
import { markingOf, sendMark } from './trip-marks.ts';
import { openPages, type Watcher } from './trip-pages.ts';

/** Seconds from one mark of a trip to the next. */
const INTERVAL = 5;
/** Marks of each trip while it is measured. */
const TURNS = 4;

export const LOAD_COLUMNS = {
  vans: 0,
  boards: 0,
  'seats’ pages': 0,
  streams: 0,
  'asked, marks/s': 0,
  'marks/s': 1,
  'deliveries/s': 1,
  errors: 0,
  missed: 0,
  'generator, MB': 0,
  'generator, cores': 2,
  'functions, MB': 0,
  'functions, cores': 2,
  'emulator, MB': 0,
  'emulator, cores': 2,
} as const satisfies Columns<string>;
export const SEEN_COLUMNS = {
  'seats’ pages': 0,
  ...{ 'p50, ms': 0, 'p95, ms': 0, 'p99, ms': 0 },
  seen: 0,
  missed: 0,
} as const satisfies Columns<string>;
type LoadFigures = Figures<keyof typeof LOAD_COLUMNS>;
export type SeenFigures = Figures<keyof typeof SEEN_COLUMNS>;

export interface TripsFigures {
  load: LoadFigures;
  /** From just before a mark is sent until it is seen there. */
  seen: Record<Watcher, SeenFigures>;
  /** Until the phone that has sent it is answered. */
  answered: SeenFigures;
}

/**
 * Opens all pages of one trip of each dispatcher, and lets all trips be marked, spread evenly over time.
 *
 * @param server where functions are called
 * @param passengers of each trip
 */
export async function measureTrips(
  server: string,
  dispatchers: readonly Dispatcher[],
  passengers: number,
): Promise<TripsFigures> {
  const published = await publishTrips(dispatchers, passengers);
  const open = published.map(openTrip);
  const watches = { board: newWatch(), van: newWatch(), seat: newWatch() };
  const pages = await openPages(open, (watcher, which, news) => watches[watcher].came(which, news), 'bench');
  const markings = published.map(({ uid, pages: record }, index) => ({ uid, ...markingOf(record, index) }));
  const answered: number[] = [];
  const took = {
    generator: meter(generator()),
    functions: meter(instances()),
    emulator: meter(firestoreEmulator()),
  };

  const { started, ended, refusals } = await paced(
    markings.length * TURNS,
    (INTERVAL * 1000) / markings.length,
    async (index) => {
      const { uid, van, next } = markings[index % markings.length] as (typeof markings)[number];
      const { mark, seats } = next();
      watches.board.written(uid, mark.at);
      watches.van.written(van, mark.at);
      for (const { secret, shows } of seats) watches.seat.written(secret, shows);
      const sent = performance.now();
      await sendMark(server, van, mark);
      answered.push(performance.now() - sent);
    },
  );
  const all = Object.values(watches);
  await settle(pages.delivered, () => all.every(({ missed }) => missed() === 0));
  const [load, functions, emulator] = [took.generator(), took.functions(), took.emulator()];
  const last = Math.max(...all.map((watch) => watch.last()));
  const size = { 'seats’ pages': open.flatMap(({ seats }) => seats).length };
  const seenBy = ({ latencies, missed }: Watch) => ({
    ...size,
    ...times(latencies),
    seen: latencies.length,
    missed: missed(),
  });
  await pages.close();
  await removeTrips(published);
  printRefusals(refusals);
  return {
    load: {
      ...{ vans: open.length, boards: open.length, ...size, streams: pages.streams },
      'asked, marks/s': markings.length / INTERVAL,
      'marks/s': perSecond(answered.length, started, ended),
      'deliveries/s': perSecond(pages.delivered(), started, last),
      errors: refusals.length + pages.failed(),
      missed: all.reduce((sum, { missed }) => sum + missed(), 0),
      ...{ 'generator, MB': load.megabytes, 'generator, cores': load.cores },
      ...{ 'functions, MB': functions.megabytes, 'functions, cores': functions.cores },
      ...{ 'emulator, MB': emulator.megabytes, 'emulator, cores': emulator.cores },
    },
    seen: { board: seenBy(watches.board), van: seenBy(watches.van), seat: seenBy(watches.seat) },
    answered: { ...size, ...times(answered), seen: answered.length },
  };
}

/** What is to come to the pages of one kind. */
type Watch = Deliveries & { missed: () => number };

function newWatch(): Watch {
  const { written, ...deliveries } = newDeliveries();
  let expected = 0;
  return {
    ...deliveries,
    written(which, news) {
      expected += 1;
      written(which, news);
    },
    missed: () => expected - deliveries.latencies.length,
  };
}
