import process from 'node:process';
import { REGION } from '@par-club/functions/contract/region';
import { timed } from '../../../local/project/progress.ts';
import { PROJECT_ID } from '../../kit/emulators.ts';
import { emulatedEnvironment, startFunctions } from '../../kit/functions-instance.ts';
import { type Columns, type Figures, loadTable } from './figures.ts';
import { isLive } from './search.ts';
import { type Dispatcher, signUpDispatchers } from './trip-fleet.ts';
import { LOAD_COLUMNS, measureTrips, SEEN_COLUMNS, type SeenFigures, type TripsFigures } from './trips.ts';
import { costTable } from './trips-cost.ts';

/** Megabytes for what an instance keeps: half of the 512 that a deployed one has. */
const HEAP = 256;
/** Passengers of each trip at first, and at most, all with their pages open. */
const [FEW, MANY] = [2, 32];

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

/** Measures trips' own pages with more and more vans and passengers, and what a mark costs. */
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
  const { once, twice, tried } = await measureSteps(vans, measure);
  await functions.stop();
  const seen = (['board', 'van', 'seat'] as const).map((watcher) => ({
    what: `mark → ${watcher}`,
    ...{ once: once.seen[watcher], twice: twice.seen[watcher] },
  }));
  const answered = { what: 'mark → its answer', once: once.answered, twice: twice.answered };
  return [
    loadTable([{ what: 'trips', once: once.load, twice: twice.load }], LOAD_COLUMNS),
    loadTable([...seen, answered], SEEN_COLUMNS),
    loadTable([], STEP_COLUMNS, tried.map(step)),
    cost,
  ];
}

/**
 * From little to much, because what the emulator has not got done of too much slows down what comes next: half of the vans,
 * all of them, more and more passengers as long as all is live, and at last twice the vans.
 *
 * @returns among what was measured, so many vans and twice as many; where so many are too many, half of them and so many
 */
async function measureSteps(vans: number, measure: Measure) {
  const half = await measure(Math.ceil(vans / 2), FEW);
  const all = await measure(vans, FEW);
  const tried = [half, all];
  const isBorne = isTripsLive(all);
  let last = isBorne ? all : half;
  for (let passengers = FEW * 2; passengers <= MANY && isTripsLive(last); passengers *= 2) {
    last = await measure(isBorne ? vans : Math.ceil(vans / 2), passengers);
    tried.push(last);
  }
  if (!isBorne) return { once: half, twice: all, tried };
  const doubled = await measure(vans * 2, FEW);
  return { once: all, twice: doubled, tried: [...tried, doubled] };
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
