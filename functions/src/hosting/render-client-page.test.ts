import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the database would be asked, which tests/parloc/client-page.functions.test.ts does. */
const database = vi.hoisted(() => ({ mayLookUp: vi.fn(), placeOfPhone: vi.fn(), placeOfLink: vi.fn() }));
vi.mock('../parloc/lookups.ts', () => database);
vi.mock('../parloc/shown-place.ts', () => database);
/** What the web app's build writes, which tests/parloc/first-view.functions.test.ts looks at. */
const web = vi.hoisted(() => ({ renderFirstView: vi.fn() }));
vi.mock('./first-view.ts', () => ({ renderers: async () => web }));

const SHELL =
  '<html lang="uk"><head><!-- preview --><title>Par Club</title><!-- /preview --></head>' +
  '<body><!-- first view --><div id="root">Loading</div><!-- /first view --></body></html>';
const PLACE_LINK = { parlocId: 'parloc_1700000000000', placeId: 'p'.repeat(22) };
const FOUND = { link: PLACE_LINK, place: { name: 'Іван', carName: '</script>Crafter' } };
const LINK = '/parloc/driver/380671234567';
const NETWORK = '203.0.113.7';
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
  response.statusCode = request.url === '/driver' ? 200 : 404;
  response.end(SHELL);
};

/** Renders the page of a path with a server of this machine in place of hosting. */
async function rendererBehind(listener: RequestListener) {
  vi.stubEnv('SITE_URL', `http://${await serve(listener)}`);
  vi.stubEnv('CLIENT_PAGE_TIMEOUT_MILLISECONDS', '300');
  const { renderClientPage } = await import('./render-client-page.ts');
  return (path = LINK, isBrowser = true) =>
    renderClientPage({ path, network: NETWORK, isBrowser, language: 'ua', offered: null });
}

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  database.mayLookUp.mockResolvedValue(true);
  database.placeOfPhone.mockResolvedValue(FOUND);
  database.placeOfLink.mockResolvedValue(FOUND);
  web.renderFirstView.mockImplementation(async ({ found }) => ({
    lang: 'uk',
    title: `${found?.place.name} <водій>`,
    html: `<p>${found?.place.carName}</p>`,
  }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('renderClientPage', () => {
  it('[L-07] is hosting’s document with the first view in it, its data and a preview, and hosting’s own policy', async () => {
    const { outcome, status, headers, html } = await (await rendererBehind(hosting))();
    expect([outcome, status]).toEqual(['found', 200]);
    expect(html).toContain('<title>Іван &lt;водій&gt;</title>');
    expect(html).toContain('<meta property="og:title" content="Іван · &lt;/script&gt;Crafter" />');
    expect(html).toContain('<div id="root" data-drawn><p></script>Crafter</p></div>');
    const [, data = ''] = /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(html) ?? [];
    const view = {
      id: '380671234567',
      language: 'ua',
      offered: null,
      now: expect.any(Number),
      found: FOUND,
      hasFailed: false,
    };
    expect(JSON.parse(data)).toEqual(view);
    expect(web.renderFirstView).toHaveBeenCalledExactlyOnceWith(view);
    expect(headers).toEqual({ 'content-security-policy': "default-src 'none'", 'Cache-Control': 'no-store' });
  });

  it.each(['380671234567', '067 123 45 67', '%2B38(067)123-45-67'])(
    '[L-01] counts the number for the network, however it is written: %j',
    async (part) => {
      await (await rendererBehind(hosting))(`/parloc/driver/${part}`);
      expect(database.mayLookUp.mock.calls).toEqual([[NETWORK, '+380671234567']]);
      expect(database.placeOfPhone.mock.calls).toEqual([['+380671234567']]);
    },
  );

  it('[L-02] counts nothing for a link for one purpose', async () => {
    const { outcome } = await (await rendererBehind(hosting))(
      `/parloc/driver/1700000000000-${'p'.repeat(22)}`,
    );
    expect(outcome).toBe('found');
    expect(database.placeOfLink.mock.calls).toEqual([[PLACE_LINK]]);
    expect(database.mayLookUp).not.toHaveBeenCalled();
  });

  it('[L-01] past the limit is as for a number without a driver', async () => {
    const render = await rendererBehind(hosting);
    database.placeOfPhone.mockResolvedValueOnce(null);
    const ofNobody = await render();
    database.mayLookUp.mockResolvedValue(false);
    const { html, ...rest } = await render();
    const untimed = (page: string) => page.replace(/"now":\d+/, '');
    expect({ ...rest, html: untimed(html) }).toEqual({ ...ofNobody, html: untimed(ofNobody.html) });
    expect(ofNobody).toMatchObject({ outcome: 'nobody', html: expect.stringContaining('Де зараз водій') });
    expect(database.placeOfPhone).toHaveBeenCalledOnce();
  });

  it.each(['demo', '%', '..%2F..%2Fapp', '', '112'])('asks the database nothing for %j', async (part) => {
    const { outcome, status, html } = await (await rendererBehind(hosting))(`/parloc/driver/${part}`);
    expect([outcome, status]).toEqual(['nobody', 200]);
    expect(html).toContain('<meta property="og:title" content="Де зараз водій" />');
    expect(database.mayLookUp).not.toHaveBeenCalled();
    expect(database.placeOfLink).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['refuses', () => Promise.reject(new Error('UNAVAILABLE'))],
    ['never answers', () => new Promise(() => {})],
  ])('is there while the database %s', async (_what, answer) => {
    database.mayLookUp.mockImplementation(answer);
    const { outcome, status, headers, html } = await (await rendererBehind(hosting))();
    expect([outcome, status, headers['Cache-Control']]).toEqual(['failed', 200, 'no-store']);
    // The page says so, with the number to call.
    expect(web.renderFirstView).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: '380671234567', found: null, hasFailed: true }),
    );
    expect(html).toContain('<div id="root" data-drawn>');
  });

  it('[L-07] has the name for a messenger’s preview, and neither phone nor place', async () => {
    const { outcome, html } = await (await rendererBehind(hosting))(LINK, false);
    expect(outcome).toBe('found');
    expect(html).toContain('<meta property="og:title" content="Іван · &lt;/script&gt;Crafter" />');
    expect(html).toContain('<div id="root">Loading</div>');
    expect(html).not.toContain('first-view');
    expect(web.renderFirstView).not.toHaveBeenCalled();
  });

  it('draws itself where the first view cannot be drawn', async () => {
    web.renderFirstView.mockRejectedValue(new Error('ERR_MODULE_NOT_FOUND'));
    const { outcome, status, html } = await (await rendererBehind(hosting))();
    expect([outcome, status]).toEqual(['no-view', 200]);
    expect(html).toContain('<title>Іван · &lt;/script&gt;Crafter</title>');
    expect(html).toContain('<div id="root">Loading</div>');
    expect(html).not.toContain('application/json');
  });

  it('is the document as it is where that has no place for anything', async () => {
    const render = await rendererBehind((_request, response) => response.end('<div id="root"></div>'));
    expect(await render()).toMatchObject({ status: 200, html: '<div id="root"></div>' });
  });

  it('keeps to the last shell while hosting is away, and never follows it elsewhere', async () => {
    let answer: RequestListener = (_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1/app' }).end();
    const render = await rendererBehind((request, response) => answer(request, response));
    expect(await render()).toMatchObject({
      outcome: 'no-shell',
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
    });
    answer = hosting;
    const { html } = await render();
    answer = (_request, response) => response.writeHead(500).end();
    const again = await render();
    expect(again.outcome).toBe('found');
    expect(again.html.replace(/"now":\d+/, '')).toBe(html.replace(/"now":\d+/, ''));
  });
});
