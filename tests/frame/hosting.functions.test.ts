import { describe, expect, it } from 'vitest';
import { committedConfig, configFor } from '../../local/firebase-config.ts';
import { origin } from '../../local/ports.ts';
import { emulatorPorts } from '../kit/emulators.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const rules = configFor('main', '', committedConfig()).hosting.headers;
const everywhere = rules.find(({ source }) => source === '**')?.headers ?? [];

function get(path: string): Promise<Response> {
  return fetch(`${origin(emulatorPorts().hosting)}${path}`);
}

/** The scripts, styles and fonts that the page names. */
async function assets(): Promise<string[]> {
  const page = await (await get('/')).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

describe('a page', () => {
  it.each(['/', '/parex', '/nothing/of/the/kind'])(
    '%s is the app, asked for anew each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it.each(everywhere.map(({ key, value }) => [key, value]))('has %s', async (key, value) => {
    expect((await get('/parex')).headers.get(key)).toBe(value);
  });
});

describe('an asset', () => {
  it('is kept for good, for its name changes with its content', async () => {
    const paths = await assets();
    expect(paths.some((path) => path.endsWith('.js'))).toBe(true);
    for (const path of paths) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, IMMUTABLE]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each(['/assets/index-00000000.js', '/assets/deeper/none.css', '/assets/none', '/.well-known/none'])(
    '%s, which is not there, is not the app instead',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<div id="root">');
    },
  );
});
