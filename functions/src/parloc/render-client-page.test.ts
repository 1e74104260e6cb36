import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SHELL = '<head><!-- preview --><title>Par Club</title><!-- /preview --></head><div id="root"></div>';
const servers: Server[] = [];

/** Starts a server of this machine and returns where it is, as host:port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hosting: RequestListener = (request, response) => {
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.setHeader('X-Served-By', 'cache');
  response.statusCode = request.url === '/app' ? 200 : 404;
  response.end(SHELL);
};

/** Answers as the database's REST interface does, for one driver. */
const database: RequestListener = (request, response) => {
  const json = (fields: Record<string, string>) =>
    response.end(
      JSON.stringify({
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, { stringValue: value }]),
        ),
      }),
    );
  const url = new URL(request.url ?? '', 'http://database');
  if (url.pathname.endsWith('/parlocPhones/+380671234567')) return json({ parlocId: 'parloc_1700000000000' });
  if (url.pathname.endsWith('/parlocPhones/+380671234568')) return json({ parlocId: '../users/somebody' });
  if (url.pathname.endsWith('/parloc/parloc_1700000000000'))
    return json({ name: 'Іван', carName: 'Crafter', lastSharedTime: '2026-11-21T10:00:00.000Z' });
  response.statusCode = 404;
  return response.end();
};

/** The module with servers of this machine in place of hosting and the database. */
async function pageBetween(web: string, data: string): Promise<typeof import('./render-client-page.ts')> {
  vi.stubEnv('SITE_URL', `http://${web}`);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', data);
  vi.stubEnv('CLIENT_PAGE_TIMEOUT_MILLISECONDS', '300');
  return import('./render-client-page.ts');
}

const LINK = '/parloc/driver/380671234567';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('renderClientPage', () => {
  it('is the shell with the driver’s name, and with hosting’s own policy', async () => {
    const { renderClientPage } = await pageBetween(await serve(hosting), await serve(database));
    const { outcome, status, headers, html } = await renderClientPage(LINK);
    expect([outcome, status]).toEqual(['driver', 200]);
    expect(html).toContain('<title>Іван · Crafter</title>');
    expect(html).toContain('<div id="root">');
    expect(headers).toEqual({
      'content-security-policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=0, s-maxage=300',
    });
  });

  it('asks the database for no more than it tells', async () => {
    const asked: string[] = [];
    const data = await serve((request, response) => {
      asked.push(decodeURIComponent(request.url ?? ''));
      database(request, response);
    });
    const { renderClientPage } = await pageBetween(await serve(hosting), data);
    await renderClientPage(LINK);
    expect(asked.map((url) => url.split('?')[1])).toEqual([
      'mask.fieldPaths=parlocId',
      'mask.fieldPaths=name&mask.fieldPaths=carName&mask.fieldPaths=lastSharedTime',
    ]);
  });

  it.each(['380670000000', 'demo', '%', '..%2F..%2Fapp', ''])('tells of nobody at %j', async (part) => {
    const { renderClientPage } = await pageBetween(await serve(hosting), await serve(database));
    const { outcome, status, headers, html } = await renderClientPage(`/parloc/driver/${part}`);
    expect([outcome, status, headers['Cache-Control']]).toEqual([
      'nobody',
      200,
      'public, max-age=0, s-maxage=10',
    ]);
    expect(html).toContain('<title>Де зараз водій</title>');
  });

  it.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['never answers', () => {}],
    ['refuses', (_request, response) => response.writeHead(429).end()],
    ['says what nobody understands', (_request, response) => response.end('<html>')],
  ])('is there while the database %s, and nobody keeps it', async (_what, data) => {
    const { renderClientPage } = await pageBetween(await serve(hosting), await serve(data));
    const { outcome, status, headers, html } = await renderClientPage(LINK);
    expect([outcome, status, headers['Cache-Control']]).toEqual(['failed', 200, 'no-store']);
    expect(html).toContain('<title>Де зараз водій</title>');
  });

  it('reads no document but an item', async () => {
    const { renderClientPage } = await pageBetween(await serve(hosting), await serve(database));
    expect((await renderClientPage('/parloc/driver/380671234568')).outcome).toBe('failed');
  });

  it('is the shell without a preview where that has no place for one', async () => {
    const plain = await serve((_request, response) => response.end('<div id="root"></div>'));
    const { renderClientPage } = await pageBetween(plain, await serve(database));
    expect(await renderClientPage(LINK)).toMatchObject({ status: 200, html: '<div id="root"></div>' });
  });

  it('keeps to the last shell while hosting is away, and never follows it elsewhere', async () => {
    let answer: RequestListener = hosting;
    const web = await serve((request, response) => answer(request, response));
    const { renderClientPage } = await pageBetween(web, await serve(database));
    answer = (_request, response) => response.writeHead(302, { Location: `http://${web}/app` }).end();
    expect(await renderClientPage(LINK)).toMatchObject({
      outcome: 'no-shell',
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
    });
    answer = hosting;
    const { html } = await renderClientPage(LINK);
    answer = (_request, response) => response.writeHead(500).end();
    expect(await renderClientPage(LINK)).toMatchObject({
      outcome: 'driver',
      html,
      headers: { 'Cache-Control': 'no-store' },
    });
  });
});
