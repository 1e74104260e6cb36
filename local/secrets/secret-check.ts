import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { functionsLogs, SCRATCH } from '../project/paths.ts';
import { portsOf, type SuiteName } from '../project/ports.ts';
import { allDocuments } from '../sample/documents.ts';
import type { TestResult } from '../suite/results.ts';
import { countHolding, leaksIn, type Place } from './secret-search.ts';
import { CANARY, SECRETS } from './secrets.ts';

/**
 * Searches build, logs and documents, as one test. It names the place of a find, not the secret.
 * @param isWhole whether all tests ran: their traces must be found
 */
export async function checkSecrets(
  suite: SuiteName,
  publicFolder: string,
  isWhole: boolean,
): Promise<TestResult[]> {
  const build = buildPlaces(publicFolder);
  const logs = logPlaces(suite);
  const documents = await documentPlaces(suite);
  const problems = leaksIn([...build, ...logs, ...documents], SECRETS);
  if (build.length === 0) problems.push('There is no build to search');
  if (isWhole) {
    if (countHolding(logs, /"outcome":/) === 0) problems.push('The logs have no line of any function');
    if (countHolding(documents, new RegExp(CANARY)) === 0)
      problems.push('No document holds the name that one may');
  }
  console.log(
    `Searched ${build.length} files of the build, ${logs.length} logs and ${documents.length} documents`,
  );
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  const outcome = problems.length > 0 ? 'failed' : 'passed';
  return [{ file: 'secrets', title: 'stay where they belong', outcome, milliseconds: 0 }];
}

function buildPlaces(folder: string): Place[] {
  return filesIn(folder)
    .filter((file) => !/\.(?:woff2?|png|ico|jpe?g|webp)$/.test(file))
    .map((file) => ({ name: `build ${relative(folder, file)}`, text: readFileSync(file, 'utf8') }));
}

/** Hosting's requested addresses and the Auth emulator's messages, which hold phones and codes. */
const LEFT_OUT = /^\S+ +hosting: 127\.0\.0\.1 - |^\[hosting\] Rewriting |To verify the phone number /;

function logPlaces(suite: SuiteName): Place[] {
  const folder = join(SCRATCH, suite);
  const files = [join(folder, 'emulators.log'), ...filesIn(functionsLogs(suite))];
  return files.map((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const text = lines.filter((line) => !LEFT_OUT.test(line)).join('\n');
    return { name: `log ${suite}/${relative(folder, file)}`, text };
  });
}

async function documentPlaces(suite: SuiteName): Promise<Place[]> {
  const documents = await allDocuments(portsOf(suite));
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
