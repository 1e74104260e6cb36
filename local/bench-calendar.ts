import { join } from 'node:path';
import { startGoogle, takeMeasurements } from './bench-parts.ts';
import { type Life, live } from './life.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { ROOT, SCRATCH } from './paths.ts';
import { portsOf } from './ports.ts';
import { timed } from './progress.ts';
import { buildFunctions } from './steps.ts';
import { findTools, startSuite } from './suite.ts';

const folder = join(SCRATCH, 'bench-calendar');

await live(bench, 130);

/** Measures what the calendar's functions cost beside asking Google directly, on a suite of its own. */
async function bench(life: Life): Promise<number> {
  const { hosting: _h, web: _w, languageModel: _l, faultProvider: _p, ...ports } = portsOf('bench');
  await requireFreePorts(ports);
  const tools = await findTools(life);
  await buildFunctions(life, join(folder, 'build-functions.log'));
  const google = await startGoogle(life);
  await timed('Starting the emulators', () =>
    startSuite(life, tools, {
      name: 'bench',
      emulators: ['auth', 'functions', 'firestore'],
      publicFolder: join(ROOT, 'web'),
      environment: google.functions,
    }),
  );
  return takeMeasurements(life, 'parendar', 'bench');
}
