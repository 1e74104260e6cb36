import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../local/project/paths.ts';
import { committedConfig, configFor } from '../../local/run/firebase-config.ts';

const headersOf = (path: string) =>
  Object.fromEntries(
    configFor('main', '', committedConfig())
      .hosting.headers.filter(({ source }) => source === path)
      .flatMap(({ headers: ofAll }) => ofAll.map(({ key, value }) => [key, value])),
  );
const headers = headersOf('**');

/** A policy by its directives. */
function directives(policy: string, between: ';' | ','): Record<string, string[]> {
  const parts = policy.split(between).map((part) => part.trim().split(/[\s=]+/));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

describe('the Content-Security-Policy', () => {
  const policy = directives(headers['Content-Security-Policy'] ?? '', ';');

  it('begins with nothing, and lets nobody frame the page or send its forms elsewhere', () => {
    for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'form-action']) {
      expect([name, policy[name]]).toEqual([name, ["'none'"]]);
    }
  });

  it('lets no script run that is not a file of a named place', () => {
    const [self, ...others] = policy['script-src'] ?? [];
    expect(self).toBe("'self'");
    // With a path each, so that nothing else of a big company's server runs here.
    for (const source of others) expect(source).toMatch(/^https:\/\/[a-z.]+\/\S+$/);
    expect(Object.keys(policy)).not.toContain('script-src-attr');
    expect(Object.keys(policy)).not.toContain('script-src-elem');
    expect(policy['worker-src']).toEqual(["'self'"]);
  });

  it('[F-S17] lets Google’s tag run in the frame that counts alone, which has an origin of its own', () => {
    const TAG = /google-analytics|analytics\.google|googletagmanager/;
    expect(headers['Content-Security-Policy']).not.toMatch(TAG);
    const ofFrame = directives(headersOf('/count')['Content-Security-Policy'] ?? '', ';');
    expect(ofFrame.sandbox).toEqual(['allow-scripts']);
    expect(ofFrame['default-src']).toEqual(["'none'"]);
    expect(ofFrame['frame-ancestors']).toEqual(["'self'"]);
    expect(ofFrame['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js']);
  });

  const from = (name: string, hosts: RegExp) => (policy[name] ?? []).filter((source) => hosts.test(source));

  it('[F-S10] lets reCAPTCHA do its work for App Check and for codes to phones, and nothing else of its servers', () => {
    const RECAPTCHA = /recaptcha|www\.(?:google|gstatic)\.com/;
    const WORK = ['https://www.google.com/recaptcha/api2/', 'https://www.google.com/recaptcha/enterprise/'];
    expect(from('script-src', RECAPTCHA)).toEqual([
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
    expect(from('frame-src', RECAPTCHA)).toEqual([...WORK, 'https://recaptcha.google.com/recaptcha/']);
    expect(from('connect-src', RECAPTCHA)).toEqual(WORK);
  });

  it('[F-S10] lets no script run of a folder but the two whose files change their names', () => {
    const folders = (policy['script-src'] ?? []).filter((source) => source.endsWith('/'));
    expect(folders).toEqual([
      'https://apis.google.com/_/scs/',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
  });

  it('[F-S10] names each host, but for those of the project, which the build of a deployment names', () => {
    const wild = Object.entries(policy).flatMap(([name, sources]) =>
      sources.filter((source) => source.includes('*')).map((source) => `${name} ${source}`),
    );
    expect(wild).toEqual(['connect-src https://*.cloudfunctions.net', 'frame-src https://*.firebaseapp.com']);
  });

  it('[F-S10] lets the page ask those of Google’s services that its SDKs ask', () => {
    expect(from('connect-src', /googleapis\.com/)).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://content-firebaseappcheck.googleapis.com',
    ]);
  });

  it.each(Object.entries(policy))('%s lets in no whole scheme and no any', (_, sources) => {
    const wide = sources.filter((source) =>
      /^(?:\*|https?:|blob:|'unsafe-eval'|'unsafe-hashes')$/.test(source),
    );
    expect(wide).toEqual([]);
  });

  it.each(readdirSync(join(ROOT, 'web')).filter((file) => file.endsWith('.html')))(
    '%s needs no exception from it',
    (file) => {
      const page = readFileSync(join(ROOT, 'web', file), 'utf8');
      expect(page).toMatch(/<script [^>]*src=/);
      expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|\son[a-z]+\s*=|javascript:/i);
    },
  );
});

describe('the Permissions-Policy', () => {
  const policy = directives(headers['Permissions-Policy'] ?? '', ',');
  const source = readdirSync(join(ROOT, 'web', 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  /** How the code asks for each. */
  const USES: Record<string, RegExp> = {
    camera: /getUserMedia/,
    microphone: /getUserMedia/,
    payment: /PaymentRequest/,
    usb: /navigator\.usb/,
    geolocation: /\bgeolocation\b/,
    'clipboard-read': /clipboard\.read/,
    'clipboard-write': /clipboard\.write/,
    'screen-wake-lock': /wakeLock/,
  };

  it('speaks of all of these and of nothing else', () => {
    expect(Object.keys(policy).sort()).toEqual(Object.keys(USES).sort());
  });

  it.each(Object.entries(USES))('gives %s to this site where it is used, else to nobody', (name, use) => {
    expect(policy[name]).toEqual([use.test(source) ? '(self)' : '()']);
  });
});

it('the Referrer-Policy tells others no more than the site', () => {
  expect(headers['Referrer-Policy']).toBe('strict-origin');
});
