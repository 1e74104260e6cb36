import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const KEY = 'sk-test-in-the-environment-of-the-build';

type Files = readonly (readonly [name: string, content: string])[];

/** Builds as for a deployment. */
async function built(): Promise<Files> {
  const { output } = (await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  })) as Rollup.RolldownOutput;
  return output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]);
}

describe('the build for a real project', () => {
  let files: Files = [];

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('GCLOUD_PROJECT', 'par-club-live');
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'par-club-live');
    vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'par-club-live.firebaseapp.com');
    vi.stubEnv('VITE_OPERATOR_NAME', 'Live operator');
    vi.stubEnv('VITE_OPERATOR_ADDRESS', 'Live address');
    vi.stubEnv('VITE_OPERATOR_EMAIL', 'live@par-club.test');
    vi.stubEnv('VITE_CLUB_URL', 'https://par-club.test');
    vi.stubEnv('VITE_CHAT_URL', 'https://par-club.test/chat');
    vi.stubEnv('OPENAI_API_KEY', KEY);
    files = await built();
  });
  afterAll(() => vi.unstubAllEnvs());

  /** Names of the files that hold a text. */
  const holding = (text: string | RegExp) =>
    files.filter(([, content]) => content.search(text) !== -1).map(([name]) => name);

  it('is for that project', () => {
    expect(holding('par-club-live')).not.toEqual([]);
    expect(holding('demo-par-club')).toEqual([]);
  });

  it('knows no emulator of ours', () => {
    expect(holding(/127\.0\.0\.1/)).toEqual([]);
  });

  it('signs in by Google’s popup, without the account dialog of the emulator', () => {
    expect(holding(/signInViaPopup/)).not.toEqual([]);
    expect(files.filter(([name]) => name.includes('emulator-accounts'))).toEqual([]);
    expect(holding(/ivan\.koval@example\.com|fail@/)).toEqual([]);
  });

  it('has no App Check without a key for it, and never the token of the emulators', () => {
    expect(holding('FIREBASE_APPCHECK_DEBUG_TOKEN')).toEqual([]);
    expect(holding('eyJzdWIiOiJsb2NhbCJ9')).toEqual([]);
  });

  it('[X-18] holds no language-model key', () => {
    expect(holding(KEY)).toEqual([]);
    expect(holding(/\bsk-[A-Za-z0-9_-]{16,}/)).toEqual([]);
  });

  it('[F-S9] names its operator, and has no link of the examples', () => {
    for (const words of ['Live operator', 'Live address', 'live@par-club.test'])
      expect(holding(words)).not.toEqual([]);
    expect(holding(/example\.org/)).toEqual([]);
  });

  it('[F-S10] [F-S17] lets its documents ask and frame the hosts of its own project, and none of Google’s tag', () => {
    const content = Object.fromEntries(files);
    for (const name of ['index.html', 'driver.html', 'app.html', 'privacy.html']) {
      const [, policy = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(content[name] ?? '') ?? [];
      expect(policy.split('; ').map((directive) => directive.split(' ')[0])).toEqual([
        'script-src',
        'connect-src',
        'frame-src',
      ]);
      expect(policy).toContain(' https://europe-central2-par-club-live.cloudfunctions.net ');
      expect(policy).toContain("frame-src 'self' https://par-club-live.firebaseapp.com ");
      expect(policy).not.toMatch(/\*|analytics|googletagmanager/);
      // A browser looks for the charset in the first 1024 bytes only.
      expect(content[name]?.indexOf('<meta charset=')).toBeLessThan(1024);
    }
  });

  it('has the landing page in its file, and nothing in that of the app', () => {
    const content = Object.fromEntries(files);
    expect(content['index.html']).toMatch(/<title>Par Club — .*<\/title>/);
    expect(content['index.html']).toMatch(/<div id="root"><.*<main.*<h1.*<\/main>.*<footer/);
    expect(content['app.html']).toMatch(/<div id="root">\s*<div class="not-begun">/);
  });

  it('[L-07] has the styles of a driver’s link in its document, which asks for no font and one script', () => {
    const page = Object.fromEntries(files)['driver.html'] ?? '';
    expect(page).toMatch(/<style data-href="\/assets\/driver-\w+\.css">:root/);
    expect(page).not.toMatch(/<link[^>]* rel="(stylesheet|preload|modulepreload)"|@font-face|Onest-/);
    expect(page.match(/<script type="module"/g)).toHaveLength(1);
    expect(page).toMatch(/<!-- first view -->.*<div id="root">.*<!-- \/first view -->/s);
    expect(page).toContain('content="noindex"');
  });

  it('tells messengers and search engines where its pages are', () => {
    const content = Object.fromEntries(files);
    const origin = 'https://par-club-live.web.app';
    for (const [file, path] of Object.entries({
      'index.html': '/',
      'parex.html': '/parex',
      'parloc.html': '/parloc',
      'parendar.html': '/parendar',
      'privacy.html': '/privacy',
      'privacy/terms.html': '/privacy/terms',
    })) {
      expect(content[file]).toContain(`<link rel="canonical" href="${origin}${path}" />`);
      expect(content['sitemap.xml']).toContain(`<loc>${origin}${path}</loc>`);
    }
    expect(content['app.html']).toContain('content="noindex"');
    expect(content['robots.txt']).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('has no source map and no script inside the page', () => {
    expect(files.filter(([name]) => name.endsWith('.map'))).toEqual([]);
    const pages = files.filter(([name]) => name.endsWith('.html'));
    expect(pages.map(([name]) => name)).toEqual(expect.arrayContaining(['app.html', 'index.html']));
    for (const [, page] of pages) expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
