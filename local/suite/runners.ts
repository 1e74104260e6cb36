import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { dependency, ROOT, SCRATCH } from '../project/paths.ts';
import { testedSuite } from '../project/ports.ts';
import type { ProcessScope } from '../run/process-scope.ts';
import { failureOf, readReport, type TestResult } from './results.ts';

const VITEST = dependency('vitest', 'vitest.mjs');
const PLAYWRIGHT = dependency('@playwright', 'test', 'cli.js');

/** Where test runs leave their reports, logs and builds. */
export const TEST_FOLDER = join(SCRATCH, testedSuite === 'watch' ? 'test-watch' : 'test');

/** Runs an npm script of the project that is no test: a failure counts as one failed test. */
export async function runScript(scope: ProcessScope, script: string): Promise<TestResult[]> {
  const code = await inTerminal(scope, 'npm', ['run', '--silent', script]);
  return code === 0 ? [] : [failureOf(script)];
}

/**
 * Runs tests with Vitest.
 *
 * @param project of vitest.config.ts
 * @param filter words of which a test file's path has to hold one; all files for none
 */
export async function runVitest(
  scope: ProcessScope,
  project: string,
  filter: readonly string[],
): Promise<TestResult[]> {
  const report = freshReport(project);
  const args = [
    VITEST,
    ...['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ...(filter.length > 0 ? ['--passWithNoTests', ...filter] : []),
  ];
  // It would colour each dot in a file, too.
  const environment = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const code = await inTerminal(scope, process.execPath, args, environment);
  return readReport('vitest', report, code);
}

/**
 * Runs tests with Playwright.
 *
 * @param project of playwright.config.ts
 */
export async function runPlaywright(
  scope: ProcessScope,
  project: string,
  filter: readonly string[],
): Promise<TestResult[]> {
  const report = freshReport(`playwright-${project}`);
  const args = [
    PLAYWRIGHT,
    ...['test', `--project=${project}`, '--reporter=dot,json'],
    ...(filter.length > 0 ? ['--pass-with-no-tests', ...filter] : []),
  ];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await inTerminal(scope, process.execPath, args, environment);
  return readReport('playwright', report, code);
}

/** The file for a report, without what an earlier run left there. */
function freshReport(name: string): string {
  mkdirSync(TEST_FOLDER, { recursive: true });
  const file = join(TEST_FOLDER, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs a program with its output in the terminal. */
function inTerminal(
  scope: ProcessScope,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  return scope.launch({ program, args, cwd: ROOT, env: { ...process.env, ...environment } }).exited;
}
