import { inTurns } from '../in-turns.ts';
import { type Columns, type Figures, type Grown, times } from './figures.ts';
import { functionWorkers, meter } from './meter.ts';
import type { Week } from './week.ts';

export const WEEK_COLUMNS = {
  trips: 0,
  'p50, ms': 1,
  'p95, ms': 1,
  'p99, ms': 1,
  'p50 ÷ direct': 1,
  errors: 0,
  'worker, MB': 0,
} as const satisfies Columns<string>;
type WeekFigures = Figures<keyof typeof WEEK_COLUMNS>;

/** Reads both weeks, by the product's function and past it in turns. */
export async function measureWeeks(once: Week, twice: Week): Promise<Grown<keyof typeof WEEK_COLUMNS>[]> {
  const others = new Set(functionWorkers());
  const workers = () => functionWorkers().filter((pid) => !others.has(pid));
  const [first, second] = [await measure(once, workers), await measure(twice, workers)];
  return [
    { what: 'listTrips', once: first.ours, twice: second.ours },
    { what: 'the Calendar API directly', once: first.direct, twice: second.direct },
  ];
}

async function measure(
  { trips, list, listDirectly }: Week,
  workers: () => number[],
): Promise<{ ours: WeekFigures; direct: WeekFigures }> {
  // Brings the function's process.
  await list();
  const took = meter(workers());
  const { ours, direct } = await inTurns(list, listDirectly);
  const { megabytes } = took();
  const [mine, bare] = [times(ours.milliseconds), times(direct.milliseconds)];
  const ratio = mine['p50, ms'] / bare['p50, ms'];
  return {
    ours: { trips, ...mine, 'p50 ÷ direct': ratio, errors: ours.errors, 'worker, MB': megabytes },
    direct: { trips, ...bare, errors: direct.errors },
  };
}
