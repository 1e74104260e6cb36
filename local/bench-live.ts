import { join } from 'node:path';
import process from 'node:process';
import { chosenBy } from '../tests/parloc/bench/chosen.ts';
import { takeMeasurements } from './bench-parts.ts';
import { type Life, live } from './life.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { ROOT, SCRATCH } from './paths.ts';
import { origin, portsOf } from './ports.ts';
import { timed } from './progress.ts';
import { buildFunctions, buildPage, buildWeb } from './steps.ts';
import { findTools, startSuite } from './suite.ts';

const folder = join(SCRATCH, 'bench');
const publicFolder = join(folder, 'web');

await live(bench, 130);

/** Measures how live the map of a driver is, and what that costs in reads, on a suite of its own. */
async function bench(life: Life): Promise<number> {
  chosenBy(process.argv.slice(2));
  await startProduct(life);
  return takeMeasurements(life, 'parloc', 'bench');
}

/** Builds what the browser opens and starts the emulators. */
async function startProduct(life: Life): Promise<void> {
  const { web: _w, languageModel: _l, faultProvider: _p, google: _g, ...ports } = portsOf('bench');
  await requireFreePorts(ports);
  const tools = await findTools(life);
  // The map's pictures come from this machine, since the bench measures no other.
  const parameters = { VITE_TILE_URL: '/icon.svg' };
  await buildWeb(life, publicFolder, join(folder, 'build-web.log'), parameters);
  const bare = { source: join(ROOT, 'tests', 'parloc', 'bench', 'bare'), publicFolder, name: 'bare' };
  await buildPage(life, bare, join(folder, 'build-bare.log'));
  await buildFunctions(life, join(folder, 'build-functions.log'));
  const environment = { SITE_URL: origin(ports.hosting) };
  await timed('Starting the emulators', () =>
    startSuite(life, tools, { name: 'bench', publicFolder, environment }),
  );
}
