import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const PHONE = '380671234567';
const info = vi.mocked(logger.info);
const error = vi.mocked(logger.error);
const servers: Server[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server of this machine and returns where it is, as host:port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Asks for the page of a driver's link as the platform does, and tells the status. */
async function ask(hosting: RequestListener, database: RequestListener): Promise<number> {
  vi.stubEnv('SITE_URL', `http://${await serve(hosting)}`);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', await serve(database));
  const { clientPage } = await import('./client-page.ts');
  const status = vi.fn();
  const response = { status, set: () => response, type: () => response, send: () => response, on: vi.fn() };
  status.mockReturnValue(response);
  const request = { method: 'GET', path: `/parloc/driver/${PHONE}`, headers: {} };
  await clientPage(request as never, response as never);
  return status.mock.calls[0]?.[0];
}

const shell: RequestListener = (_request, response) => response.end('<div id="root"></div>');
const nobody: RequestListener = (_request, response) => response.writeHead(404).end();
const away: RequestListener = (_request, response) => response.writeHead(500).end();
/** Whoever parses it makes an error that quotes it. */
const nonsense: RequestListener = (_request, response) => response.end(`<p>${PHONE}`);

it('logs one line for a page that is as it should be', async () => {
  expect(await ask(shell, nobody)).toBe(200);
  const line = { function: 'clientPage', outcome: 'nobody', milliseconds: expect.any(Number) };
  expect(info.mock.calls).toEqual([['page', line]]);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['failed', 200, 'SyntaxError', shell, nonsense],
  ['no-shell', 503, 'Error', away, nobody],
] as const)('logs of %s where it came from, and nothing of whom it was about', async (...failure) => {
  const [outcome, status, name, hosting, database] = failure;
  expect(await ask(hosting, database)).toBe(status);
  expect(info.mock.calls).toMatchObject([['page', { outcome }]]);
  const frames = expect.arrayContaining([expect.stringContaining('    at ')]);
  expect(error.mock.calls).toMatchObject([['unforeseen', { function: 'clientPage', error: name, frames }]]);
  expect(JSON.stringify([info.mock.calls, error.mock.calls])).not.toContain(PHONE);
});
