import { join } from 'node:path';
import { FUNCTIONS_ENVIRONMENT } from '../../tests/kit/functions-environment.ts';
import { faultProvider } from '../../tests/kit/provider.ts';
import { close, listen } from '../chat-server.ts';
import { standInEnvironment, TEST_CLIENT } from '../google/environment.ts';
import { googleStandIn } from '../google/server.ts';
import type { Life } from '../life.ts';
import { requireFreePorts } from '../machine/free-ports.ts';
import { origin, portsOf, testedSuite } from '../ports.ts';
import { timed } from '../progress.ts';
import { buildFunctions, buildWeb } from '../steps.ts';
import { findTools, startSuite } from '../suite.ts';
import type { Surroundings } from './parts.ts';
import { TEST_FOLDER } from './runners.ts';

/** The built web app that the tests open. */
export const publicFolder = join(TEST_FOLDER, 'web');

const ports = portsOf(testedSuite);

/**
 * Starts what tests need on this machine, and returns when it answers.
 *
 * @param onLine gets each line that the emulators print
 */
export async function startSurroundings(
  life: Life,
  needs: Surroundings,
  onLine?: (line: string) => void,
): Promise<void> {
  if (needs === 'nothing') return;
  const { web: _web, languageModel: _model, ...used } = ports;
  await requireFreePorts(used);
  const tools = await findTools(life);
  if (needs === 'firestore') {
    await startEmulators({ emulators: ['firestore'], environment: {} });
    return;
  }
  await buildFunctions(life, join(TEST_FOLDER, 'build-functions.log'));
  await buildTestedWeb(life);
  await startStandIns(life);
  await startEmulators({ environment: FUNCTIONS_ENVIRONMENT });

  function startEmulators(options: {
    emulators?: readonly ['firestore'];
    environment: Readonly<Record<string, string>>;
  }): Promise<unknown> {
    return timed('Starting the emulators', () =>
      startSuite(life, tools, { name: testedSuite, publicFolder, ...options, ...(onLine && { onLine }) }),
    );
  }
}

/**
 * Builds the web app for the tests: with analytics, of which nothing is ever sent from this machine, and without a
 * client id of Google's, so that tests see what happens when there is none.
 */
export function buildTestedWeb(life: Life): Promise<void> {
  const google = standInEnvironment(origin(ports.google), TEST_CLIENT);
  const parameters = { VITE_MEASUREMENT_ID: 'G-TEST', ...google.web, VITE_GOOGLE_CLIENT_ID: '' };
  return buildWeb(life, publicFolder, join(TEST_FOLDER, 'build-web.log'), parameters);
}

/** The language model and Google, so that no test ever asks the real ones. */
async function startStandIns(life: Life): Promise<void> {
  for (const [server, port] of [
    [faultProvider(), ports.faultProvider],
    [googleStandIn({ client: TEST_CLIENT, hasSampleData: false }), ports.google],
  ] as const) {
    await listen(server, port);
    life.atEnd(() => close(server));
  }
}
