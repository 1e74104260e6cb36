import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SCRATCH } from './paths.ts';
import { origin, portsOf, type SuiteName } from './ports.ts';
import { projectId } from './project.ts';
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
  const file = 'emulators.log';
  const lines = readFileSync(join(SCRATCH, suite, file), 'utf8').split('\n');
  const text = lines
    .filter((line) => !/^\S+ +hosting: 127\.0\.0\.1 - |^\[hosting\] Rewriting /.test(line))
    .join('\n');
  return [{ name: `log ${suite}/${file}`, text }];
}

/** Every document of a suite's database, as it is stored. */
export async function documentPlaces(suite: SuiteName): Promise<Place[]> {
  const root = `projects/${projectId()}/databases/(default)/documents`;
  const response = await fetch(`${origin(portsOf(suite).firestore)}/v1/${root}:runQuery`, {
    method: 'POST',
    // By this name the emulator lets everything through.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`The documents could not be read: ${response.status}`);
  const answers = (await response.json()) as { document?: { name: string } }[];
  return answers
    .flatMap(({ document }) => (document ? [document] : []))
    .map((document) => ({
      name: `document ${suite} ${document.name.slice(root.length + 1)}`,
      text: JSON.stringify(document),
    }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
