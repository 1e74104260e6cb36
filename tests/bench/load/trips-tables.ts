import process from 'node:process';
import { REGION } from '@par-club/functions/contract/region';
import { timed } from '../../../local/project/progress.ts';
import { PROJECT_ID } from '../../kit/emulators.ts';
import { emulatedEnvironment, startFunctions } from '../../kit/functions-instance.ts';
import { type Columns, type Figures, loadTable } from './figures.ts';
import { bisect, isLive } from './search.ts';
import { type Dispatcher, signUpDispatchers } from './trip-fleet.ts';
import { LOAD_COLUMNS, measureTrips, SEEN_COLUMNS, type SeenFigures, type TripsFigures } from './trips.ts';
import { costTable } from './trips-cost.ts';

/** Megabytes for what an instance keeps: half of the 512 that a deployed one has. */
const HEAP = 256;
/** Passengers of each trip at first, and at most, all with their pages open. */
const [FEW, MANY] = [2, 32];
/** Steps between a number that is live and twice that number. */
const STEPS = 2;

const STEP_COLUMNS = {
  vans: 0,
  'seats’ pages': 0,
  'marks/s': 1,
  'deliveries/s': 1,
  'board p99, ms': 0,
  'van p99, ms': 0,
  'seat p99, ms': 0,
  errors: 0,
  missed: 0,
} as const satisfies Columns<string>;

type Measure = (vans: number, passengers: number) => Promise<TripsFigures>;

/** Measures trips' own pages: with the load and twice the load, then with more and more passengers. */
export async function measureAllTrips(vans: number): Promise<string[]> {
  // The product's own code makes the trips in this process.
  Object.assign(process.env, emulatedEnvironment('bench'));
  const dispatchers = await timed(`Signing up ${vans * 2} dispatchers`, () =>
    signUpDispatchers(vans * 2, 'bench'),
  );
  // The functions emulator would start a process for each call in flight.
  const functions = await startFunctions({ name: 'load', suite: 'bench', environment: {}, heap: HEAP });
  const cost = await timed('What a mark costs', () => costTable(dispatchers[0] as Dispatcher));
  const measure: Measure = (count, passengers) =>
    timed(`${count} trips of ${passengers} passengers`, () =>
      measureTrips(`${functions.origin}/${PROJECT_ID}/${REGION}`, dispatchers.slice(0, count), passengers),
    );
  await timed('Warming up', () => measure(Math.ceil(vans / 4), FEW));
  const { once, twice } = await grow(vans, measure);
  const most = await mostSeats([once, twice].filter(isTripsLive).at(-1) ?? null, vans, measure);
  await functions.stop();
  const seen = (['board', 'van', 'seat'] as const).map((watcher) => ({
    what: `mark → ${watcher}`,
    ...{ once: once.seen[watcher], twice: twice.seen[watcher] },
  }));
  const answered = { what: 'mark → its answer', once: once.answered, twice: twice.answered };
  return [
    loadTable([{ what: 'trips', once: once.load, twice: twice.load }], LOAD_COLUMNS),
    loadTable([...seen, answered], SEEN_COLUMNS),
    loadTable([], STEP_COLUMNS, [once, twice, ...most].map(step)),
    cost,
  ];
}

/** So many vans and twice as many; where so many are too many, half of them and so many. */
async function grow(vans: number, measure: Measure): Promise<Record<'once' | 'twice', TripsFigures>> {
  const asked = await measure(vans, FEW);
  if (isTripsLive(asked)) return { once: asked, twice: await measure(vans * 2, FEW) };
  return { once: await measure(Math.ceil(vans / 2), FEW), twice: asked };
}

/**
 * Looks for the most passengers of each trip with whom everything is live.
 *
 * @param live figures of the most trips that are, if there are any
 * @param vans so many at most
 */
async function mostSeats(live: TripsFigures | null, vans: number, measure: Measure): Promise<TripsFigures[]> {
  const tried: TripsFigures[] = [];
  const count = Math.min(vans, live?.load.vans ?? 0);
  const isGood = async (passengers: number) => {
    const figures = await measure(count, passengers);
    tried.push(figures);
    return isTripsLive(figures);
  };
  let good = FEW;
  while (count > 0 && good < MANY) {
    if (!(await isGood(good * 2))) {
      await bisect(good, good * 2, STEPS, isGood);
      break;
    }
    good *= 2;
  }
  return tried;
}

/** Whether every page got everything in time. */
function isTripsLive({ load: { errors = 0, missed = 0 }, seen }: TripsFigures): boolean {
  return Object.values(seen).every((figures) => isLive({ errors, missed, 'p99, ms': p99Of(figures) }));
}

function step(measured: TripsFigures): { what: string; figures: Figures<keyof typeof STEP_COLUMNS> } {
  const { load, seen } = measured;
  return {
    what: isTripsLive(measured) ? 'live' : 'too many',
    figures: {
      ...load,
      'board p99, ms': p99Of(seen.board),
      'van p99, ms': p99Of(seen.van),
      'seat p99, ms': p99Of(seen.seat),
    },
  };
}

function p99Of({ 'p99, ms': p99 = Number.NaN }: SeenFigures): number {
  return p99;
}
