import { join } from 'node:path';
import process from 'node:process';
import { pushEnvironment, standInEnvironment, TEST_CLIENT } from '../../local/google/environment.ts';
import { googleStandIn } from '../../local/google/server.ts';
import { requireFreePorts } from '../../local/machine/free-ports.ts';
import { SCRATCH } from '../../local/project/paths.ts';
import { origin, portsOf } from '../../local/project/ports.ts';
import { Problem, timed } from '../../local/project/progress.ts';
import { close, listen } from '../../local/project/server.ts';
import { buildFunctions, buildWeb, runStep, VITE } from '../../local/run/builds.ts';
import { findTools, startSuite } from '../../local/run/emulators.ts';
import { type ProcessScope, runCommand } from '../../local/run/process-scope.ts';
import { delayedModel } from './load/delayed-model.ts';
import { MODEL_DELAY_MS, MODEL_ENVIRONMENT } from './load/environment.ts';
import { isBench, optionsOf } from './options.ts';

await runCommand(start);

/** Starts the product with its stand-ins on a suite of its own, and measures it in a process of its own. */
async function start(scope: ProcessScope): Promise<number> {
  const [bench, ...args] = process.argv.slice(2);
  if (!isBench(bench)) throw new Problem(`There is no bench ${bench}.`);
  optionsOf(bench, args);
  const ports = portsOf('bench');
  await requireFreePorts(ports);
  const tools = findTools();

  const google = standInEnvironment(origin(ports.google), TEST_CLIENT);
  for (const [server, port] of [
    [googleStandIn({ client: TEST_CLIENT, hasSampleData: false }), ports.google],
    [delayedModel(MODEL_DELAY_MS), ports.languageModel],
  ] as const) {
    await listen(server, port);
    scope.defer(() => close(server));
  }

  const folder = join(SCRATCH, `bench-${bench}`);
  const publicFolder = join(folder, 'web');
  // The map's pictures come from this machine, since the benches measure no other; for the clients' bench, from its proxy.
  const tiles = bench === 'client' ? '/tiles/{z}/{x}/{y}.png' : '/icon.svg';
  // The functions of a product that runs meanwhile keep theirs.
  const FIRST_VIEW_FILE = join(folder, 'first-view.js');
  const parameters = { VITE_TILE_URL: tiles, ...google.web, FIRST_VIEW_FILE };
  if (bench !== 'calendar') await buildWeb(scope, publicFolder, join(folder, 'build-web.log'), parameters);
  if (bench === 'live') await buildBarePage(scope, publicFolder, join(folder, 'build-bare.log'));
  await buildFunctions(scope, join(folder, 'build-functions.log'));
  const environment = {
    ...google.functions,
    ...pushEnvironment(origin(ports.functions)),
    ...MODEL_ENVIRONMENT,
    SITE_URL: origin(ports.hosting),
    FIRST_VIEW_FILE,
  };
  await timed('Starting the emulators', () =>
    startSuite(scope, tools, {
      name: 'bench',
      ...(bench === 'calendar' && { emulators: ['auth', 'functions', 'firestore'] as const }),
      publicFolder,
      environment,
    }),
  );
  const measuring = scope.launch({
    program: process.execPath,
    args: [join(import.meta.dirname, bench, 'bench.ts'), ...args],
    cwd: import.meta.dirname,
    // Some measure the product's own code in that process.
    env: { ...process.env, ...environment },
  });
  return (await measuring.exited) ?? 1;
}

/** Builds the page that the product is compared with, which hosting then serves beside the web app. */
function buildBarePage(scope: ProcessScope, publicFolder: string, log: string): Promise<void> {
  const source = join(import.meta.dirname, 'live', 'bare');
  const outDir = join(publicFolder, 'bare');
  const args = [VITE, 'build', source, '--base', '/bare/', '--outDir', outDir, '--emptyOutDir'];
  return runStep(scope, 'Building the bare page', { program: process.execPath, args, log });
}
