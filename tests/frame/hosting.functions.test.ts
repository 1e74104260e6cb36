import { describe, expect, it } from 'vitest';
import { origin } from '../../local/project/ports.ts';
import { committedConfig, configFor } from '../../local/run/firebase-config.ts';
import { emulatorPorts } from '../kit/emulators.ts';

const DRIVER = '/parloc/driver/380990000001';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
/** Hosting gives what is not there the same header, so it must not last. The service worker keeps files longer. */
const FOR_AN_HOUR = 'public, max-age=3600';
const APP = /<div id="root">\s*<div class="not-begun">/;
const rules = configFor('main', '', committedConfig()).hosting.headers;
const everywhere = rules.find(({ source }) => source === '**')?.headers ?? [];

function get(path: string): Promise<Response> {
  return fetch(`${origin(emulatorPorts().hosting)}${path}`, { headers: BROWSER });
}

/** The scripts, styles and fonts that a page names. */
async function assets(address: string): Promise<string[]> {
  const page = await (await get(address)).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

describe('a page', () => {
  it.each([
    ['/parex', 'the app', APP],
    ['/nothing/of/the/kind', 'the app', APP],
    ['/', 'the landing page, with what it says', /<div id="root"><.*<h1[^>]*>Повідомлення, водії та рейси/],
  ])('%s is %s, asked for anew each time', async (path, _what, content) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toMatch(content);
  });

  it.each(
    ['/', '/parex', DRIVER].flatMap((path) =>
      everywhere.map(({ key, value }) => [path, key, value] as const),
    ),
  )('%s has %s', async (path, key, value) => {
    expect((await get(path)).headers.get(key)).toBe(value);
  });
});

describe('the page of a driver’s link', () => {
  it('[L-07] is the first view, which nobody keeps', async () => {
    const response = await get(DRIVER);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(
      /<div id="root" data-drawn><.*<main.*<h1.*<script type="application\/json"/s,
    );
  });

  it('is whatever host the request names', async () => {
    const url = `${origin(emulatorPorts().hosting)}${DRIVER}`;
    const untimed = async (response: Response) => (await response.text()).replace(/"now":\d+/, '');
    const plain = await untimed(await get(DRIVER));
    const headers = { ...BROWSER, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    expect(await untimed(await fetch(url, { headers }))).toBe(plain);
  });

  it('takes nothing', async () => {
    const url = `${origin(emulatorPorts().hosting)}${DRIVER}`;
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });
});

describe.each([
  ['/sw.js', 'javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s', (path, type) => {
  it('is itself, asked for anew each time', async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

describe('an asset', () => {
  it('is kept, for its name changes with its content', async () => {
    const paths = [...(await assets('/')), ...(await assets('/parex'))];
    expect(paths.some((path) => path.endsWith('.js'))).toBe(true);
    for (const path of paths) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, FOR_AN_HOUR]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each(['/assets/index-00000000.js', '/assets/deeper/none.css', '/assets/none', '/.well-known/none'])(
    '[F-S23] %s, which is not there, is no page instead, and is asked for again in an hour at the latest',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toMatch(/^(?:no-cache|public, max-age=3600)$/);
      expect(await response.text()).not.toContain('<div id="root">');
    },
  );
});
