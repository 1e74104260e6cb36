import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { dependency, ROOT, SCRATCH } from '../project/paths.ts';
import { testedSuite } from '../project/ports.ts';
import type { ProcessScope } from '../run/process-scope.ts';
import { failureOf, readReport, type TestResult } from './results.ts';

const RUNNERS = {
  vitest: {
    program: dependency('vitest', 'vitest.mjs'),
    args: ['run', '--reporter=dot', '--reporter=json'],
    withoutTests: '--passWithNoTests',
    // Colours only in a terminal.
    environment: process.stdout.isTTY ? {} : { NO_COLOR: '1' },
  },
  playwright: {
    program: dependency('@playwright', 'test', 'cli.js'),
    args: ['test', '--reporter=dot,json'],
    withoutTests: '--pass-with-no-tests',
    environment: {},
  },
} as const;

/** For reports, logs and builds of test runs. */
export const TEST_FOLDER = join(SCRATCH, testedSuite === 'watch' ? 'test-watch' : 'test');

/** A failure counts as one failed test. */
export async function runScript(scope: ProcessScope, script: string): Promise<TestResult[]> {
  const { exited } = scope.launch({ program: 'npm', args: ['run', '--silent', script], cwd: ROOT });
  return (await exited) === 0 ? [] : [failureOf(script)];
}

/** @param project of the runner's configuration @param filter words in the test files' paths */
export async function runTests(
  scope: ProcessScope,
  runner: keyof typeof RUNNERS,
  project: string,
  filter: readonly string[],
): Promise<TestResult[]> {
  const { program, args, withoutTests, environment } = RUNNERS[runner];
  mkdirSync(TEST_FOLDER, { recursive: true });
  const report = join(TEST_FOLDER, `${runner}-${project.replace('*', '')}.json`);
  rmSync(report, { force: true });
  const output = runner === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const filtered = filter.length > 0 ? [withoutTests, ...filter] : [];
  const { exited } = scope.launch({
    program: process.execPath,
    args: [program, ...args, `--project=${project}`, ...output, ...filtered],
    cwd: ROOT,
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(runner, report, await exited);
}
