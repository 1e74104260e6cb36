import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { committedConfig } from '../../local/firebase-config.ts';
import { ROOT } from '../../local/paths.ts';
import { VITE, VITE_MODE } from '../../local/steps.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the web app for a project that is not the emulators', and serves it with the headers of a deployment. What it
 * asks of Google is for the test to answer.
 *
 * @param folder for the build
 * @param parameters what differs from `web/.env`
 */
export async function serveLiveBuild(folder: string, parameters: Record<string, string>) {
  const env = { ...process.env, ...parameters };
  const args = [VITE, 'build', 'web', '--mode', VITE_MODE, '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });

  const headers = committedConfig()
    .hosting.headers.filter(({ source }) => source === '**')
    .flatMap((each) => each.headers.map(({ key, value }) => [key, value] as const));
  const server = createServer(async ({ url = '/' }, response) => {
    const file = extname(url) ? url : 'app.html';
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
