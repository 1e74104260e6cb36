import type { SuiteName } from './ports.ts';
import { say } from './progress.ts';
import { buildPlaces, documentPlaces, logPlaces } from './secret-places.ts';
import { countHolding, leaksIn } from './secret-search.ts';
import { CANARY, SECRETS } from './secrets.ts';
import { NO_RESULTS, type Results } from './testing/results.ts';

type Run = {
  suite: SuiteName;
  /** Of the web app that was under test. */
  publicFolder: string;
  /** Whether all tests ran, and so have left traces that must be found. */
  isWhole: boolean;
};

/**
 * Looks at the end of a run for what must not have got out: in the build, in the functions' logs, in every document.
 * Counts as one test, and tells what it looked through and where it found something, not what.
 */
export async function checkSecrets({ suite, publicFolder, isWhole }: Run): Promise<Results> {
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
  const failed = problems.length > 0 ? 1 : 0;
  return { ...NO_RESULTS, passed: 1 - failed, failed };
}
