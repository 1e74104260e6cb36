import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { seconds } from '../progress.ts';

/** One test as its runner reported it. */
export type TestRun = {
  /** Relative to the project's folder. */
  file: string;
  /** The titles of its groups, and its own. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
};

/** How many tests came out how, and each of them where a runner tells. */
export type Results = { passed: number; failed: number; skipped: number; tests: readonly TestRun[] };

export const NO_RESULTS: Results = { passed: 0, failed: 0, skipped: 0, tests: [] };

/** A step that is no test, such as lint, counts as one test where it fails. */
export const FAILED_STEP: Results = { ...NO_RESULTS, failed: 1 };

const SLOWEST = 10;

/** The sum over several parts. */
export function sum(all: readonly Results[]): Results {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    tests: all.flatMap(({ tests }) => tests),
  };
}

/** The last line of a run. */
export function countsLine({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The tests that took longest, a line each. */
export function slowestLines({ tests }: Results): string[] {
  return tests
    .toSorted((one, two) => two.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(lineOf);
}

/** Writes each test with its outcome and duration to a file, a line each, by files. */
export function writeDetails(file: string, { tests }: Results): void {
  const lines = tests
    .toSorted((one, two) => one.file.localeCompare(two.file))
    .map((test) => `${test.outcome.padEnd(7)} ${lineOf(test)}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function lineOf({ file, title, milliseconds }: TestRun): string {
  return `${seconds(milliseconds).padStart(7)}  ${file} › ${title}`;
}

/**
 * Reads what a test runner reported. What fails outside of any test, such as a file that cannot be loaded, counts as
 * one failure, so that a run without a failed test has really passed.
 *
 * @param file the runner's JSON report; there is none when the runner itself broke
 */
export function readReport(runner: 'vitest' | 'playwright', file: string, exitCode: number | null): Results {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const read = runner === 'vitest' ? readVitest : readPlaywright;
  const results = report ? read(report as VitestReport & PlaywrightReport) : NO_RESULTS;
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** https://vitest.dev/guide/reporters#json-reporter */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
};

function readVitest({ testResults }: VitestReport): Results {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, duration }) => ({
      file: relative(ROOT, name),
      title: fullName,
      outcome: outcomeOf(status),
      milliseconds: duration ?? 0,
    })),
  );
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return counted(tests, brokenFiles.length);
}

/** https://playwright.dev/docs/test-reporters#json-reporter: suites hold suites and, at the end, tests with their tries. */
type PlaywrightSuite = {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] };

function readPlaywright({ suites, errors }: PlaywrightReport): Results {
  return counted(
    suites.flatMap(({ suites: groups = [], specs = [] }) => testsOf({ title: '', suites: groups, specs })),
    errors.length,
  );
}

function testsOf({ title, suites = [], specs = [] }: PlaywrightSuite): TestRun[] {
  const inside = [
    ...suites.flatMap(testsOf),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        file: `tests/${spec.file}`,
        title: spec.title,
        outcome: outcomeOf(status),
        milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
  ];
  return inside.map((test) => ({ ...test, title: title ? `${title} ${test.title}` : test.title }));
}

/** 'expected' is Playwright's word for a passed test; 'flaky', a test that passed at its second try, is none. */
function outcomeOf(status: string): TestRun['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}

function counted(tests: readonly TestRun[], failuresOutside: number): Results {
  const count = (outcome: TestRun['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed') + failuresOutside,
    skipped: count('skipped'),
    tests,
  };
}
