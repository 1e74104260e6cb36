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
    // It would colour each dot in a file, too.
    environment: process.stdout.isTTY ? {} : { NO_COLOR: '1' },
  },
  playwright: {
    program: dependency('@playwright', 'test', 'cli.js'),
    args: ['test', '--reporter=dot,json'],
    withoutTests: '--pass-with-no-tests',
    environment: {},
  },
} as const;

/** Where test runs leave their reports, logs and builds. */
export const TEST_FOLDER = join(SCRATCH, testedSuite === 'watch' ? 'test-watch' : 'test');

/** Runs an npm script of the project that is no test: a failure counts as one failed test. */
export async function runScript(scope: ProcessScope, script: string): Promise<TestResult[]> {
  const { exited } = scope.launch({ program: 'npm', args: ['run', '--silent', script], cwd: ROOT });
  return (await exited) === 0 ? [] : [failureOf(script)];
}

/**
 * Runs tests with their output in the terminal.
 *
 * @param project of vitest.config.ts or playwright.config.ts
 * @param filter words of which a test file's path has to hold one; all files for none
 */
export async function runTests(
  scope: ProcessScope,
  runner: keyof typeof RUNNERS,
  project: string,
  filter: readonly string[],
): Promise<TestResult[]> {
  const { program, args, withoutTests, environment } = RUNNERS[runner];
  const report = freshReport(`${runner}-${project.replace('*', '')}`);
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

/** The file for a report, without what an earlier run left there. */
function freshReport(name: string): string {
  mkdirSync(TEST_FOLDER, { recursive: true });
  const file = join(TEST_FOLDER, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
