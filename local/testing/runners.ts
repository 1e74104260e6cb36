import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Life } from '../life.ts';
import { browserVersion, findBrowser } from '../machine/browser.ts';
import { dependency, ROOT, SCRATCH } from '../paths.ts';
import { testedSuite } from '../ports.ts';
import { Problem, say } from '../progress.ts';
import { isCi } from '../steps.ts';
import { FAILED_STEP, NO_RESULTS, type Results, readReport } from './results.ts';

const VITEST = dependency('vitest', 'vitest.mjs');
const PLAYWRIGHT = dependency('@playwright', 'test', 'cli.js');

/** Where test runs leave their reports, logs and builds. */
export const TEST_FOLDER = join(SCRATCH, testedSuite === 'watch' ? 'test-watch' : 'test');

/** Runs an npm script of the project that is no test: a failure counts as one failed test. */
export async function runScript(life: Life, script: string): Promise<Results> {
  const code = await inTerminal(life, 'npm', ['run', '--silent', script]);
  return code === 0 ? NO_RESULTS : FAILED_STEP;
}

/**
 * Runs tests with Vitest.
 *
 * @param project of vitest.config.ts
 * @param filter words of which a test file's path has to hold one; all files for none
 */
export async function runVitest(life: Life, project: string, filter: readonly string[]): Promise<Results> {
  const report = freshReport(project);
  const args = [
    VITEST,
    ...['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ...(filter.length > 0 ? ['--passWithNoTests', ...filter] : []),
  ];
  // It would colour each dot in a file, too.
  const environment = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const code = await inTerminal(life, process.execPath, args, environment);
  return readReport('vitest', report, code);
}

/**
 * Runs tests with Playwright.
 *
 * @param project of playwright.config.ts
 */
export async function runPlaywright(
  life: Life,
  project: string,
  filter: readonly string[],
): Promise<Results> {
  const report = freshReport(`playwright-${project}`);
  const code = await inTerminal(
    life,
    process.execPath,
    [
      PLAYWRIGHT,
      ...['test', `--project=${project}`, '--reporter=dot,json'],
      ...(filter.length > 0 ? ['--pass-with-no-tests', ...filter] : []),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return readReport('playwright', report, code);
}

/** Whether there is a browser to test in. @throws Problem on CI, where nothing may be left out */
export async function hasBrowser(): Promise<boolean> {
  const found = await findBrowser();
  if (found && browserVersion(found)) return true;
  const what = found ? `${found.executable} does not start` : 'there is no Chromium or Chrome';
  const advice = `Browser tests need a browser, and ${what}. Install Chromium, or set CHROMIUM_PATH to one.`;
  if (isCi()) throw new Problem(advice);
  say(`Left out: ${advice}`);
  return false;
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
  life: Life,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  return life.launch({ program, args, cwd: ROOT, env: { ...process.env, ...environment } }).exited;
}
