import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countReport, sum, summary } from './test-results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'par-club-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

test('tests of vitest are counted', () => {
  expect(countReport('vitest', report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 2, unstable: 0 });
});

test('a file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  const file = report({ ...vitest, numFailedTests: 1, testResults });
  expect(countReport('vitest', file, 1)).toEqual({ passed: 5, failed: 2, skipped: 2, unstable: 0 });
});

test('tests of Playwright are counted, and those that needed a second try', () => {
  const expected = { passed: 4, failed: 1, skipped: 2, unstable: 1 };
  expect(countReport('playwright', report(playwright), 1)).toEqual(expected);
});

test('an error outside of the browser tests is a failure', () => {
  const file = report({ ...playwright, errors: [{ message: 'broken' }] });
  expect(countReport('playwright', file, 1).failed).toBe(2);
});

test('a runner that breaks without a report is a failure', () => {
  expect(countReport('vitest', join(folder, 'none.json'), 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    unstable: 0,
  });
});

test('the summary is the sum, and names skipped and unstable tests only where there are some', () => {
  const one = { passed: 2, failed: 0, skipped: 0, unstable: 0 };
  expect(summary(sum([one, one]))).toBe('4 passed, 0 failed');
  expect(summary(sum([one, { passed: 1, failed: 1, skipped: 3, unstable: 1 }]))).toBe(
    '3 passed, 1 failed, 3 skipped, 1 of the passed only at the second try',
  );
});

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
