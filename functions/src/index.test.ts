import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The packages that are loaded after the given imports, in a process of their own. */
function loadedBy(...imports: string[]): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const files = [];
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
    for (const name of ${JSON.stringify(imports)}) await import(name);
    const packages = files.map((file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]);
    console.log(JSON.stringify([...new Set(packages)]));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

/** What only some calls need, and what would make every cold start wait. */
const LATE = ['@googleapis/calendar', 'googleapis-common', '@google-cloud/firestore', 'openai'];

it('[P-14] loads no client of another service before a call needs it', { timeout: 20_000 }, () => {
  const loaded = loadedBy('./index.ts');
  expect(loaded).toContain('firebase-functions');
  expect(loaded.filter((name) => LATE.includes(name))).toEqual([]);
  // So that the look itself is known to work.
  expect(loadedBy('./index.ts', '@googleapis/calendar')).toContain('@googleapis/calendar');
});
