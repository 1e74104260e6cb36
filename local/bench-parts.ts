import { join } from 'node:path';
import process from 'node:process';
import { close, listen } from './chat-server.ts';
import { type GoogleEnvironment, standInEnvironment, TEST_CLIENT } from './google/environment.ts';
import { googleStandIn } from './google/server.ts';
import type { Life } from './life.ts';
import { ROOT } from './paths.ts';
import { origin, portsOf } from './ports.ts';

/** Starts the benches' stand-in for Google, empty. @returns what lets the functions and the web app know of it */
export async function startGoogle(life: Life): Promise<GoogleEnvironment> {
  const { google: port } = portsOf('bench');
  const google = googleStandIn({ client: TEST_CLIENT, hasSampleData: false });
  await listen(google, port);
  life.atEnd(() => close(google));
  return standInEnvironment(origin(port), TEST_CLIENT);
}

/**
 * Runs what measures, in a process of its own, with the arguments of the command.
 *
 * @param folder where its bench.ts is, below tests/
 * @returns its exit code
 */
export async function takeMeasurements(life: Life, ...folder: string[]): Promise<number> {
  const measuring = life.launch({
    program: process.execPath,
    args: [join(ROOT, 'tests', ...folder, 'bench.ts'), ...process.argv.slice(2)],
    cwd: ROOT,
  });
  return (await measuring.exited) ?? 1;
}
