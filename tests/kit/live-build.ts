import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { ROOT } from '../../local/project/paths.ts';
import { VITE, VITE_MODE } from '../../local/run/builds.ts';
import { committedConfig } from '../../local/run/firebase-config.ts';
import { test as base } from './browser.ts';

/** The project that a live build is for. There is none of this name; a build for a `demo-` project is not a live one. */
export const LIVE_PROJECT = 'par-club-live';

/** Without these no build for a real project is made. */
const OPERATOR = {
  VITE_OPERATOR_NAME: 'Par Club Live',
  VITE_OPERATOR_ADDRESS: 'Київ',
  VITE_OPERATOR_EMAIL: 'live@par-club.test',
  VITE_CLUB_URL: 'https://par-club.test',
  VITE_CHAT_URL: 'https://par-club.test/chat',
};

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Tests of the web app as it is deployed: built for a project that is not the emulators', and served with the headers
 * of a deployment. It is built once for each worker. What it asks of Google is for the test to answer.
 *
 * @param parameters what differs from `web/.env`, beside the project
 */
export function liveTest(parameters: Record<string, string>) {
  return base.extend<object, { liveOrigin: string }>({
    liveOrigin: [
      async ({ browserName: _any }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'par-club-live-'));
        await build(folder, parameters);
        const { origin, close } = await serve(folder);
        await use(origin);
        await close();
        await rm(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ liveOrigin }, use) => use(liveOrigin),
  });
}

async function build(folder: string, parameters: Record<string, string>): Promise<void> {
  const project = { GCLOUD_PROJECT: LIVE_PROJECT, VITE_FIREBASE_PROJECT_ID: LIVE_PROJECT };
  const args = [VITE, 'build', 'web', '--mode', VITE_MODE, '--outDir', folder, '--emptyOutDir'];
  // The functions beside the tests keep the first view of their own project.
  const FIRST_VIEW_FILE = join(folder, 'first-view.js');
  const env = { ...process.env, ...project, ...OPERATOR, ...parameters, FIRST_VIEW_FILE };
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
}

async function serve(folder: string) {
  const headers = committedConfig()
    .hosting.headers.filter(({ source }) => source === '**')
    .flatMap((each) => each.headers.map(({ key, value }) => [key, value] as const));
  const server = createServer(async ({ url = '/' }, response) => {
    const document = url.startsWith('/parloc/driver/') ? 'driver.html' : 'app.html';
    const file = extname(url) ? url : document;
    const content = await readFile(join(folder, file)).catch(() => null);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, [...headers, ['content-type', type]].flat()).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
