import { join } from 'node:path';
import process from 'node:process';
import { close, listen } from './chat-server.ts';
import { standInEnvironment, TEST_CLIENT } from './google/environment.ts';
import { googleStandIn } from './google/server.ts';
import { type Life, live } from './life.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { ROOT, SCRATCH } from './paths.ts';
import { origin, portsOf } from './ports.ts';
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
  const google = googleStandIn({ client: TEST_CLIENT, hasSampleData: false });
  await listen(google, ports.google);
  life.atEnd(() => close(google));
  await timed('Starting the emulators', () =>
    startSuite(life, tools, {
      name: 'bench',
      emulators: ['auth', 'functions', 'firestore'],
      publicFolder: join(ROOT, 'web'),
      environment: standInEnvironment(origin(ports.google), TEST_CLIENT).functions,
    }),
  );
  const measuring = life.launch({
    program: process.execPath,
    args: [join(ROOT, 'tests', 'parendar', 'bench', 'bench.ts'), ...process.argv.slice(2)],
    cwd: ROOT,
  });
  return (await measuring.exited) ?? 1;
}
