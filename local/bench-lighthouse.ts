import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { saveTables } from './benchmarks-document.ts';
import { close, listen } from './chat-server.ts';
import { type Life, live } from './life.ts';
import { compressingProxy } from './lighthouse/compressing-proxy.ts';
import { type Measured, measure } from './lighthouse/measure.ts';
import { faultLines, lighthouseTable } from './lighthouse/tables.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { openBrowser } from './machine/open-browser.ts';
import { SCRATCH } from './paths.ts';
import { origin, portsOf } from './ports.ts';
import { Problem, say, timed } from './progress.ts';
import { fillInSampleData } from './sample-data.ts';
import { SAMPLE_PHONE } from './sample-driver.ts';
import { buildFunctions, buildWeb } from './steps.ts';
import { findTools, startSuite } from './suite.ts';

const folder = join(SCRATCH, 'bench-lighthouse');
const publicFolder = join(folder, 'web');
const ports = portsOf('bench');
const PAGES = [
  '/',
  '/parex',
  '/parloc',
  '/parloc/driver/demo',
  `/parloc/driver/${SAMPLE_PHONE.slice(1)}`,
  '/parendar',
  '/privacy',
  '/privacy/terms',
];
const USAGE = 'Usage: npm run bench:lighthouse [-- --runs 3 --pages /,/parex --save]';

await live(bench, 130);

/** Lets Lighthouse look at every public page of the production build, on a suite of its own. */
async function bench(life: Life): Promise<number> {
  const { runs, pages, save } = chosenBy(process.argv.slice(2));
  const server = await startProduct(life);
  // The debugger listens, for Lighthouse to steer the browser.
  const browser = await openBrowser([`--remote-debugging-port=${ports.google}`]);
  life.atEnd(() => browser.close());
  const measured: Measured[] = [];
  for (const page of pages) {
    measured.push(await timed(page, () => measure(server, page, runs, ports.google)));
  }
  const speed = measured.map(({ benchmarkIndex }) => benchmarkIndex);
  const date = new Date().toISOString().slice(0, 10);
  const tables = [
    `${date}, ${availableParallelism()} cores, median of ${runs} runs, Lighthouse’s benchmark index ` +
      `${Math.min(...speed).toFixed(0)}–${Math.max(...speed).toFixed(0)}.`,
    lighthouseTable(measured),
    ...faultLines(measured),
  ].join('\n\n');
  say(`\n${tables}\n`);
  say('The hosting emulator does not compress; a gzip before it did, where deployed pages come as brotli.');
  if (save) saveTables('lighthouse', tables);
  return 0;
}

/** What the arguments of the command ask for. @throws Problem that says what it takes */
function chosenBy(args: string[]): { runs: number; pages: string[]; save: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '3' },
        pages: { type: 'string', default: PAGES.join() },
        save: { type: 'boolean', default: false },
      },
    });
    const runs = Number(values.runs);
    if (Number.isInteger(runs) && runs >= 1)
      return { runs, pages: values.pages.split(','), save: values.save };
  } catch {
    // An argument that is unknown or lacks its value.
  }
  throw new Problem(USAGE);
}

/** Builds what is deployed and serves it. @returns its origin */
async function startProduct(life: Life): Promise<string> {
  const { languageModel: _l, faultProvider: _p, ...needed } = ports;
  await requireFreePorts(needed);
  const tools = await findTools(life);
  // The map's pictures come from this machine, which may have no other to ask.
  await buildWeb(life, publicFolder, join(folder, 'build-web.log'), { VITE_TILE_URL: '/icon.svg' });
  await buildFunctions(life, join(folder, 'build-functions.log'));
  const environment = { SITE_URL: origin(ports.hosting) };
  await timed('Starting the emulators', () =>
    startSuite(life, tools, { name: 'bench', publicFolder, environment }),
  );
  await fillInSampleData(ports);
  const proxy = compressingProxy(origin(ports.hosting));
  await listen(proxy, ports.web);
  life.atEnd(() => close(proxy));
  return origin(ports.web);
}
