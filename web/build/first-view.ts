import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildOneFile, type Shared } from './one-file.ts';

const SOURCE = fileURLToPath(new URL('../src/first-view.tsx', import.meta.url));
/** Where the functions look for it, `functions/src/hosting/first-view.ts`. */
const RENDERED = fileURLToPath(new URL('../../functions/rendered/first-view.js', import.meta.url));

/** What loads when a page has come alive, and no server ever asks for. */
const LATE =
  /\/(change-note\.tsx|live-document\.ts|moving-map\.tsx|share-place\.tsx|toaster\.tsx|van-place\.tsx)$/;

/**
 * Writes what draws the first views of links into the functions, as one file with all that it needs. It is built
 * as the pages are, so that a page can take over what it draws.
 */
export function firstView(shared: Shared): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    async writeBundle() {
      const source = await buildOneFile(shared, {
        define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
        build: { ssr: SOURCE, minify: true, rolldownOptions: { external: LATE } },
        ssr: { noExternal: true },
      });
      // A build for another project than the functions beside it, as some tests make one, names another file.
      await replaceFile(process.env.FIRST_VIEW_FILE ?? RENDERED, source);
    },
  };
}

/** In one step: functions may be loading what was there. */
async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  await writeFile(next, content);
  await rename(next, file);
}
