import type { SuiteName } from '../project/ports.ts';
import { say } from '../project/progress.ts';
import type { TestResult } from '../suite/results.ts';
import { buildPlaces, documentPlaces, logPlaces } from './secret-places.ts';
import { countHolding, leaksIn } from './secret-search.ts';
import { CANARY, SECRETS } from './secrets.ts';

type Run = {
  suite: SuiteName;
  /** Of the web app that was under test. */
  publicFolder: string;
  /** Whether all tests ran, and so have left traces that must be found. */
  isWhole: boolean;
};

/**
 * Looks at the end of a run for what must not have got out: in the build, in the functions' logs, in every document.
 * Counts as one test, and says what it looked through and where it found something, not what.
 */
export async function checkSecrets({ suite, publicFolder, isWhole }: Run): Promise<TestResult[]> {
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
  say(`Searched ${build.length} files of the build, ${logs.length} logs and ${documents.length} documents`);
  for (const problem of problems) say(`  ✗ ${problem}`);
  const outcome = problems.length > 0 ? 'failed' : 'passed';
  return [{ file: 'secrets', title: 'stay where they belong', outcome, milliseconds: 0 }];
}
