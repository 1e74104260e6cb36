import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));
const placeOfPhone = vi.hoisted(() => vi.fn());
vi.mock('../parloc/lookups.ts', () => ({ mayLookUp: async () => true }));
vi.mock('../parloc/shown-place.ts', () => ({ placeOfPhone }));
const renderFirstView = vi.hoisted(() => vi.fn());
vi.mock('./first-view.ts', () => ({ renderers: async () => ({ renderFirstView }) }));

const PHONE = '380671234567';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const info = vi.mocked(logger.info);
const error = vi.mocked(logger.error);
const servers: Server[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  renderFirstView.mockResolvedValue({ lang: 'uk', title: 'Де зараз водій', html: '' });
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
async function ask(hosting: RequestListener): Promise<number> {
  vi.stubEnv('SITE_URL', `http://${await serve(hosting)}`);
  const { clientPage } = await import('./client-page.ts');
  const status = vi.fn();
  const response = { status, set: () => response, type: () => response, send: () => response, on: vi.fn() };
  status.mockReturnValue(response);
  const request = { method: 'GET', path: `/parloc/driver/${PHONE}`, headers: BROWSER, query: {} };
  await clientPage(request as never, response as never);
  return status.mock.calls[0]?.[0];
}

const shell: RequestListener = (_request, response) => response.end('<div id="root"></div>');
const away: RequestListener = (_request, response) => response.writeHead(500).end();
const nobody = async () => null;
/** As an error of the database's SDK, which may quote what was asked for. */
const failing = () => Promise.reject(new RangeError(PHONE));

it('logs one line for a page that is as it should be', async () => {
  placeOfPhone.mockImplementation(nobody);
  expect(await ask(shell)).toBe(200);
  const line = { function: 'clientPage', outcome: 'nobody', milliseconds: expect.any(Number) };
  expect(info.mock.calls).toEqual([['page', line]]);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['failed', 200, 'RangeError', shell, failing],
  ['no-view', 200, 'RangeError', shell, nobody],
  ['no-shell', 503, 'Error', away, nobody],
] as const)('logs of %s where it came from, and nothing of whom it was about', async (...failure) => {
  const [outcome, status, name, hosting, database] = failure;
  if (outcome === 'no-view') renderFirstView.mockImplementation(failing);
  placeOfPhone.mockImplementation(database);
  expect(await ask(hosting)).toBe(status);
  expect(info.mock.calls).toMatchObject([['page', { outcome }]]);
  const frames = expect.arrayContaining([expect.stringContaining('    at ')]);
  expect(error.mock.calls).toMatchObject([['unforeseen', { function: 'clientPage', error: name, frames }]]);
  expect(JSON.stringify([info.mock.calls, error.mock.calls])).not.toContain(PHONE);
});
