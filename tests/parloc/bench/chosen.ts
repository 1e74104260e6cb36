import { parseArgs } from 'node:util';
import { Problem } from '../../../local/progress.ts';

/** What is measured. */
export interface Chosen {
  /** Writes to each kind of page in each setting. */
  writes: number;
  /** Numbers of drivers in the database, growing. */
  drivers: number[];
  /** Whether the tables go into docs/benchmarks.md. */
  save: boolean;
}

const USAGE = 'Usage: npm run bench:live [-- --writes 100 --drivers 10,100,1000,10000 --save]';

/** What the arguments of the command ask for. @throws Problem that says what it takes */
export function chosenBy(args: string[]): Chosen {
  try {
    const { values } = parseArgs({
      args,
      options: {
        writes: { type: 'string', default: '100' },
        drivers: { type: 'string', default: '10,100,1000,10000' },
        save: { type: 'boolean', default: false },
      },
    });
    const writes = Number(values.writes);
    const drivers = values.drivers.split(',').map(Number);
    // Two drivers are always there: one who is watched and one who is not.
    if (writes >= 1 && drivers.every((count) => count >= 2)) return { writes, drivers, save: values.save };
  } catch {
    // An argument that is unknown or lacks its value.
  }
  throw new Problem(USAGE);
}
