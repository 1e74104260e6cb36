import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../project/paths.ts';
import { countsLine, readReport, slowestLines, type TestResult, writeDetails } from './results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'par-club-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const vitestFile = (status: string, tests: [title: string, status: string][]) => ({
  name: join(ROOT, 'tests', 'a.test.ts'),
  status,
  assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome, duration: 1500 })),
});
const playwrightSpec = (title: string, status: string) => ({
  title,
  file: 'parex/a.e2e.ts',
  tests: [{ status, results: [{ duration: 2000 }] }],
});

test('tests of Vitest are read', () => {
  const testResults = [
    vitestFile('passed', [
      ['group one', 'passed'],
      ['group two', 'skipped'],
      ['group three', 'todo'],
    ]),
  ];
  const tests = readReport('vitest', report({ testResults }), 0);
  expect(countsLine(tests)).toBe('1 passed, 0 failed, 2 skipped');
  expect(tests[0]).toEqual({
    file: 'tests/a.test.ts',
    title: 'group one',
    outcome: 'passed',
    milliseconds: 1500,
  });
});

test('a file that cannot be loaded is a failure', () => {
  const testResults = [vitestFile('failed', []), vitestFile('failed', [['one', 'failed']])];
  expect(countsLine(readReport('vitest', report({ testResults }), 1))).toBe('0 passed, 2 failed');
});

test('tests of Playwright are read, with the titles of their groups', () => {
  const suites = [
    {
      title: 'parex/a.e2e.ts',
      specs: [playwrightSpec('one', 'expected'), playwrightSpec('two', 'skipped')],
      suites: [{ title: 'in ua', specs: [playwrightSpec('three', 'unexpected')] }],
    },
  ];
  const tests = readReport('playwright', report({ suites, errors: [] }), 1);
  expect(countsLine(tests)).toBe('1 passed, 1 failed, 1 skipped');
  expect(tests.map(({ title }) => title)).toEqual(['one', 'two', 'in ua three']);
  expect(tests[0]).toMatchObject({ file: 'tests/parex/a.e2e.ts', milliseconds: 2000 });
});

test('a test that passed at its second try is a failure', () => {
  const suites = [{ title: 'a', specs: [playwrightSpec('one', 'flaky')] }];
  expect(countsLine(readReport('playwright', report({ suites, errors: [] }), 0))).toBe('0 passed, 1 failed');
});

test('an error outside of the browser tests is a failure', () => {
  const file = report({ suites: [], errors: [{ message: 'broken' }] });
  expect(countsLine(readReport('playwright', file, 1))).toBe('0 passed, 1 failed');
});

test('a runner that breaks without a report is a failure', () => {
  expect(countsLine(readReport('vitest', join(folder, 'none.json'), 1))).toBe('0 passed, 1 failed');
});

test('the last line counts, and names skipped tests only where there are some', () => {
  const outcomes = (...all: TestResult['outcome'][]) =>
    all.map((outcome) => ({ file: 'a', title: 'b', outcome, milliseconds: 1 }));
  expect(countsLine(outcomes('passed', 'passed'))).toBe('2 passed, 0 failed');
  expect(countsLine(outcomes('passed', 'failed', 'skipped'))).toBe('1 passed, 1 failed, 1 skipped');
});

test('the slowest tests come first, and each test stands in the file of details', () => {
  const tests = Array.from({ length: 12 }, (_any, index) => ({
    file: `tests/${index}.e2e.ts`,
    title: `test ${index}`,
    outcome: 'passed' as const,
    milliseconds: index * 1000,
  }));
  expect(slowestLines(tests)).toHaveLength(10);
  expect(slowestLines(tests)[0]).toBe(' 11.0 s  tests/11.e2e.ts › test 11');
  const file = join(folder, 'details.txt');
  writeDetails(file, tests);
  expect(readFileSync(file, 'utf8').split('\n')).toContain(
    'passed   3.0 s  tests/3.e2e.ts › test 3'.replace('passed   ', 'passed    '),
  );
});

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
