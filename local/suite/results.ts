import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../project/paths.ts';
import { seconds } from '../project/progress.ts';

/** One test, or a step such as lint. */
export type TestResult = {
  /** Relative to the project's folder. */
  file: string;
  /** With the titles of its groups. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
};

const SLOWEST = 10;

export function failureOf(what: string): TestResult {
  return { file: what, title: 'failed', outcome: 'failed', milliseconds: 0 };
}

export function count(tests: readonly TestResult[], outcome: TestResult['outcome']): number {
  return tests.filter((test) => test.outcome === outcome).length;
}

export function countsLine(tests: readonly TestResult[]): string {
  const skipped = count(tests, 'skipped');
  const counts = `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

export function slowestLines(tests: readonly TestResult[]): string[] {
  return tests
    .toSorted((one, two) => two.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(lineOf);
}

/** Writes a line a test, with outcome and duration, sorted by files. */
export function writeDetails(file: string, tests: readonly TestResult[]): void {
  const lines = tests
    .toSorted((one, two) => one.file.localeCompare(two.file))
    .map((test) => `${test.outcome.padEnd(7)} ${lineOf(test)}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function lineOf({ file, title, milliseconds }: TestResult): string {
  return `${seconds(milliseconds).padStart(7)}  ${file} › ${title}`;
}

/** A failure outside of tests counts as a failed test. @param file absent where the runner itself broke */
export function readReport(runner: 'vitest' | 'playwright', file: string, exitCode: number | null) {
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { testResults: [], suites: [], errors: [] };
  const tests = runner === 'vitest' ? vitestTests(report) : playwrightTests(report);
  return exitCode !== 0 && count(tests, 'failed') === 0 ? [...tests, failureOf(runner)] : tests;
}

function vitestTests({ testResults }: JsonTestResults): TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: outcomeOf(test.status),
      milliseconds: test.duration ?? 0,
    }));
    return status === 'failed' && count(tests, 'failed') === 0 ? [...tests, failureOf(file)] : tests;
  });
}

function playwrightTests({ suites, errors }: JSONReport): TestResult[] {
  const tests = suites.flatMap((file) => testsOf({ ...file, title: '' }));
  return [...tests, ...errors.map(() => failureOf('playwright'))];
}

function testsOf({ title, suites = [], specs }: JSONReportSuite, groups = ''): TestResult[] {
  const prefix = title ? `${groups}${title} ` : groups;
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: `tests/${spec.file}`,
      title: prefix + spec.title,
      outcome: outcomeOf(status),
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...tests, ...suites.flatMap((group) => testsOf(group, prefix))];
}

/** 'expected' is Playwright's word for passed; 'flaky' is a test that passed at its second try. */
function outcomeOf(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}
