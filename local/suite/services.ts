import { join } from 'node:path';
import process from 'node:process';
import { standInEnvironment, TEST_CLIENT } from '../google/environment.ts';
import { googleStandIn } from '../google/server.ts';
import { requireFreePorts } from '../machine/free-ports.ts';
import { ROOT } from '../project/paths.ts';
import { origin, portsOf, testedSuite } from '../project/ports.ts';
import { timed } from '../project/progress.ts';
import { close, listen } from '../project/server.ts';
import { buildFunctions, buildWeb, startServer } from '../run/builds.ts';
import { findTools, type RunningSuite, startSuite } from '../run/emulators.ts';
import type { ProcessScope } from '../run/process-scope.ts';
import { FUNCTIONS_ENVIRONMENT, TILE_URL } from './functions-environment.ts';
import type { Services } from './parts.ts';
import { TEST_FOLDER } from './runners.ts';

export const publicFolder = join(TEST_FOLDER, 'web');

const ports = portsOf(testedSuite);

/** Resolves when the services answer. @returns the emulators, where any are needed */
export async function startServices(
  scope: ProcessScope,
  needs: Services,
  onLine?: (line: string) => void,
): Promise<RunningSuite | undefined> {
  if (needs === 'none') return undefined;
  await requireFreePorts(ports);
  const tools = findTools();
  if (needs === 'all') {
    await buildFunctions(scope, join(TEST_FOLDER, 'build-functions.log'));
    await buildTestedWeb(scope);
    await startStandIns(scope);
  }
  return timed('Starting the emulators', () =>
    startSuite(scope, tools, {
      name: testedSuite,
      publicFolder,
      environment: FUNCTIONS_ENVIRONMENT,
      ...(needs === 'firestore' && { emulators: ['firestore'] as const }),
      ...(onLine && { onLine }),
    }),
  );
}

/** With analytics, of which nothing is sent, and without a Google client id, whose absence tests try. */
export function buildTestedWeb(scope: ProcessScope): Promise<void> {
  const google = standInEnvironment(origin(ports.google), TEST_CLIENT);
  const parameters = {
    VITE_MEASUREMENT_ID: 'G-TEST',
    VITE_TILE_URL: TILE_URL,
    ...google.web,
    VITE_GOOGLE_CLIENT_ID: '',
  };
  return buildWeb(scope, publicFolder, join(TEST_FOLDER, 'build-web.log'), parameters);
}

/** Stands in for the language model and Google: no test asks the real ones. */
async function startStandIns(scope: ProcessScope): Promise<void> {
  const google = googleStandIn({ client: TEST_CLIENT, hasSampleData: false });
  await listen(google, ports.google);
  scope.defer(() => close(google));
  await startServer(scope, 'the language model', origin(ports.faultProvider), {
    program: process.execPath,
    args: [join(ROOT, 'tests', 'kit', 'fault-provider.ts')],
    cwd: ROOT,
    log: join(TEST_FOLDER, 'fault-provider.log'),
  });
}
