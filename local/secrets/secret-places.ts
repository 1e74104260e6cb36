import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { functionsLogs, SCRATCH } from '../project/paths.ts';
import type { SuiteName } from '../project/ports.ts';
import { allDocuments } from '../sample/all-documents.ts';
import type { Place } from './secret-search.ts';

/** Every file of a built web app that is text. */
export function buildPlaces(folder: string): Place[] {
  return filesIn(folder)
    .filter((file) => !/\.(?:woff2?|png|ico|jpe?g|webp)$/.test(file))
    .map((file) => ({ name: `build ${relative(folder, file)}`, text: readFileSync(file, 'utf8') }));
}

/**
 * What the functions of a suite have logged so far, with what their emulator says of them. Left out is the list of the
 * addresses that hosting was asked for, which hold what addresses hold: the phone of a driver, the code of a consent.
 */
export function logPlaces(suite: SuiteName): Place[] {
  const folder = join(SCRATCH, suite);
  const files = [join(folder, 'emulators.log'), ...filesIn(functionsLogs(suite))];
  return files.map((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const text = lines
      .filter((line) => !/^\S+ +hosting: 127\.0\.0\.1 - |^\[hosting\] Rewriting /.test(line))
      .join('\n');
    return { name: `log ${suite}/${relative(folder, file)}`, text };
  });
}

/** Every document of a suite's database, as it is stored. */
export async function documentPlaces(suite: SuiteName): Promise<Place[]> {
  const documents = await allDocuments(suite);
  return documents.map(({ path, fields }) => ({
    name: `document ${suite} ${path}`,
    text: JSON.stringify([path, fields]),
  }));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
