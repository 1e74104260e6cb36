import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a suite came out how; `unstable` are those of the passed ones that needed a second try. */
export type Results = { passed: number; failed: number; skipped: number; unstable: number };

/** The sum over several suites. */
export function sum(all: readonly Results[]): Results {
  const total = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  for (const { passed, failed, skipped, unstable } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.unstable += unstable;
  }
  return total;
}

/** The one line at the end of a run. */
export function summary({ passed, failed, skipped, unstable }: Results): string {
  const counts = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  if (unstable > 0) counts.push(`${unstable} of the passed only at the second try`);
  return counts.join(', ');
}

/**
 * Counts what a test runner reported. What fails outside of any test, such as a file that cannot be loaded, counts
 * as one failure, so that a run without a failed test has really passed.
 *
 * @param file the runner's JSON report; there is none when the runner itself broke
 */
export function countReport(runner: 'vitest' | 'playwright', file: string, exitCode: number | null): Results {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const none = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  const count = runner === 'vitest' ? countVitest : countPlaywright;
  const results = report ? count(report as VitestReport & PlaywrightReport) : none;
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** https://vitest.dev/guide/reporters#json-reporter */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

function countVitest(report: VitestReport): Results {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    unstable: 0,
  };
}

/** https://playwright.dev/docs/api/class-testresult, as its JSON reporter sums it up. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

function countPlaywright({ stats, errors }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unstable: stats.flaky,
  };
}
