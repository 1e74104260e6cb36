import { parseArgs } from 'node:util';
import { Problem } from '../../local/progress.ts';

/** What can be measured, in the order in which it is. */
export const PARTS = ['places', 'week', 'rows'] as const;
export type Part = (typeof PARTS)[number];

/** What is measured, each part at a load and at twice that load. */
export interface Chosen {
  parts: readonly Part[];
  /** Drivers who share their places. */
  drivers: number;
  /** Trips of the week. */
  trips: number;
  /** Messages that are read at the same time. */
  calls: number;
  /** Whether the tables go into docs/benchmarks.md. */
  save: boolean;
}

const USAGE = `Usage: npm run bench:load [-- --parts ${PARTS} --drivers 1000 --trips 500 --calls 50 --save]`;

/** What the arguments of the command ask for. @throws Problem that says what it takes */
export function chosenBy(args: string[]): Chosen {
  try {
    const { values } = parseArgs({
      args,
      options: {
        parts: { type: 'string', default: PARTS.join() },
        drivers: { type: 'string', default: '1000' },
        trips: { type: 'string', default: '500' },
        calls: { type: 'string', default: '50' },
        save: { type: 'boolean', default: false },
      },
    });
    const wanted = values.parts.split(',');
    const parts = PARTS.filter((part) => wanted.includes(part));
    const [drivers = 0, trips = 0, calls = 0] = [values.drivers, values.trips, values.calls].map(Number);
    const areSizes = [drivers, trips, calls].every((size) => Number.isInteger(size) && size > 0);
    // Half of the results would overwrite all of them.
    const canSave = !values.save || parts.length === PARTS.length;
    if (areSizes && canSave && parts.length === wanted.length) {
      return { parts, drivers, trips, calls, save: values.save };
    }
  } catch {
    // An argument that is unknown or lacks its value.
  }
  throw new Problem(USAGE);
}
