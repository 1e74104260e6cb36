import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { faultProvider, LENT_KEY } from '../tests/kit/provider.ts';
import { close, listen } from './chat-server.ts';
import { standInEnvironment, TEST_CLIENT } from './google/environment.ts';
import { googleStandIn } from './google/server.ts';
import { type Life, live } from './life.ts';
import { browserVersion, findBrowser } from './machine/browser.ts';
import { findFirefox, findWebKit, NO_FIREFOX, NO_WEBKIT } from './machine/engines.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { dependency, ROOT, SCRATCH } from './paths.ts';
import { origin, portsOf, type SuiteName } from './ports.ts';
import { Problem, say, timed } from './progress.ts';
import { checkSecrets } from './secret-check.ts';
import { buildFunctions, buildWeb, isCi } from './steps.ts';
import { findTools, startSuite } from './suite.ts';
import { countReport, type Results, sum, summary } from './test-results.ts';

/** In this order: what is quick and tells the most comes first. */
const PARTS = ['unit', 'rules', 'functions', 'browser'] as const;
/** These run where they are named. */
const LONG_PARTS = ['engines'] as const;
const ALL_PARTS = [...PARTS, ...LONG_PARTS];
type Part = (typeof ALL_PARTS)[number];

const folder = join(SCRATCH, 'test');
const publicFolder = join(folder, 'web');
/**
 * A deployment with analytics, of which nothing is ever sent from this machine, and without a client id of Google's,
 * so that tests see what happens when there is none.
 */
const WEB_PARAMETERS = {
  VITE_MEASUREMENT_ID: 'G-TEST',
  VITE_GOOGLE_CLIENT_ID: '',
  ...googleOf('main').web,
};
const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
const FAILED_STEP: Results = { ...NOTHING, failed: 1 };

await live(test, 130);

/** Runs the tests, all or the parts that are named, and tells how many passed and failed. */
async function test(life: Life): Promise<number> {
  const { parts, filter } = chosen(process.argv.slice(2));
  const results: Results[] = [];
  try {
    await runParts(life, parts, filter, results);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    results.push(FAILED_STEP);
  }
  const total = sum(results);
  if (total.skipped > 0 && isCi()) say('Tests were skipped, which CI does not allow.');
  if (total.passed + total.failed === 0) say('No test was found.');
  say(`\n${summary(total)}`);
  return total.failed > 0 || total.passed === 0 || (isCi() && total.skipped > 0) ? 1 : 0;
}

/** `npm test -- [part …] [filter …]`: the parts named first, then what the test runners filter their files by. */
function chosen(args: readonly string[]): { parts: readonly Part[]; filter: string[] } {
  const isPart = (word: string): word is Part => ALL_PARTS.some((part) => part === word);
  const firstFilter = args.findIndex((word) => !isPart(word));
  const named = (firstFilter === -1 ? args : args.slice(0, firstFilter)).filter(isPart);
  const parts = named.length > 0 ? ALL_PARTS.filter((part) => named.includes(part)) : PARTS;
  return { parts, filter: firstFilter === -1 ? [] : args.slice(firstFilter) };
}

async function runParts(
  life: Life,
  parts: readonly Part[],
  filter: string[],
  results: Results[],
): Promise<void> {
  const needsAll = parts.some((part) => part !== 'unit' && part !== 'rules');
  const suites: ('main' | 'keyless')[] = needsAll ? ['main', 'keyless'] : ['main'];
  const needsSuites = parts.some((part) => part !== 'unit');
  if (needsSuites) await prepareMachine(suites);

  if (parts.includes('unit')) results.push(...(await check(life, filter)));
  if (!needsSuites) return;
  const tools = await findTools(life);
  await buildFunctions(life, join(folder, 'build-functions.log'));
  if (needsAll) await buildWeb(life, publicFolder, join(folder, 'build-web.log'), WEB_PARAMETERS);
  await startStandIns(life);
  await timed('Starting the emulators', () =>
    Promise.all(
      suites.map((name) => startSuite(life, tools, { name, publicFolder, environment: environmentOf(name) })),
    ),
  );
  if (parts.includes('rules')) results.push(await vitest(life, 'rules', filter));
  if (parts.includes('functions')) results.push(await vitest(life, 'functions', filter));
  if (parts.includes('browser')) results.push(await browser(life, filter));
  if (parts.includes('engines')) results.push(await engines(life, filter));
  if (needsAll) {
    const isWhole = filter.length === 0 && parts.includes('functions') && parts.includes('browser');
    const search = () => checkSecrets({ suites, publicFolder, isWhole });
    results.push(await timed('Searching for what must not get out', search));
  }
}

async function prepareMachine(suites: readonly SuiteName[]): Promise<void> {
  for (const name of suites) {
    const { web: _web, languageModel: _model, faultProvider, google, ...ports } = portsOf(name);
    await requireFreePorts(name === 'main' ? { ...ports, faultProvider, google } : ports);
  }
}

/** Lint, types and unit tests. A failed lint or type check counts as one failed test. */
async function check(life: Life, filter: string[]): Promise<Results[]> {
  const results: Results[] = [];
  // With a filter the person is after some tests, not after these.
  for (const script of filter.length > 0 ? [] : ['lint', 'types']) {
    const code = await inTerminal(life, `Check: ${script}`, 'npm', ['run', '--silent', script]);
    if (code !== 0) results.push(FAILED_STEP);
  }
  return [...results, await vitest(life, 'unit', filter)];
}

/** The language model and the Google of both suites, so that no test ever asks the real ones. */
async function startStandIns(life: Life): Promise<void> {
  const ports = portsOf('main');
  const google = googleStandIn({ client: TEST_CLIENT, hasSampleData: false });
  for (const [server, port] of [
    [faultProvider(), ports.faultProvider],
    [google, ports.google],
  ] as const) {
    await listen(server, port);
    life.atEnd(() => close(server));
  }
}

/** The keyless suite has no client of Google's either. */
function googleOf(suite: 'main' | 'keyless') {
  return standInEnvironment(origin(portsOf('main').google), suite === 'main' ? TEST_CLIENT : null);
}

function environmentOf(suite: 'main' | 'keyless'): Record<string, string> {
  return {
    ...googleOf(suite).functions,
    SITE_URL: origin(portsOf(suite).hosting),
    // The emulator's first answers take seconds, and a page without a driver would be another result.
    DRIVER_PAGE_TIMEOUT_MILLISECONDS: '10000',
    OPENAI_API_KEY: suite === 'main' ? LENT_KEY : '',
    OPENAI_BASE_URL: `${origin(portsOf('main').faultProvider)}/v1`,
    // What never answers would else cost every such test the product's 20 s.
    OPENAI_TIMEOUT_SECONDS: '4',
    GOOGLE_TIMEOUT_SECONDS: '4',
  };
}

async function vitest(life: Life, project: Exclude<Part, 'browser'>, filter: string[]): Promise<Results> {
  const report = freshReport(project);
  const code = await inTerminal(life, `Tests: ${project}`, process.execPath, [
    dependency('vitest', 'vitest.mjs'),
    ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...(filter.length > 0 ? ['--passWithNoTests', ...filter] : []),
  ]);
  return countReport('vitest', report, code);
}

async function browser(life: Life, filter: string[]): Promise<Results> {
  const found = await findBrowser();
  const report = freshReport('browser');
  const playwright = [dependency('@playwright', 'test', 'cli.js'), 'test'];
  if (!found || !browserVersion(found)) {
    const what = found ? `${found.executable} does not start` : 'there is no Chromium or Chrome';
    const advice = `Browser tests need a browser, and ${what}. Install Chromium, or set CHROMIUM_PATH to one.`;
    if (isCi()) throw new Problem(advice);
    say(`Skipped: ${advice}`);
    const skipped = await listed(life, [...playwright, '--list', ...filter]);
    return { ...NOTHING, skipped };
  }
  const passWithNoTests = filter.length > 0 ? ['--pass-with-no-tests', ...filter] : [];
  const code = await inTerminal(life, 'Tests: browser', process.execPath, [
    ...playwright,
    ...passWithNoTests,
  ]);
  return countReport('playwright', report, code);
}

/** Journeys in WebKit and Firefox. An engine that this machine lacks is no failure. */
async function engines(life: Life, filter: string[]): Promise<Results> {
  const lacking = [findWebKit() ? [] : NO_WEBKIT, findFirefox() ? [] : NO_FIREFOX].flat();
  for (const what of lacking) say(`Left out: ${what}.`);
  return lacking.length < 2 ? vitest(life, 'engines', filter) : NOTHING;
}

/** How many tests Playwright would have run. */
async function listed(life: Life, args: readonly string[]): Promise<number> {
  let total = 0;
  const { exited } = life.launch({
    program: process.execPath,
    args: [...args, '--reporter=list'],
    cwd: ROOT,
    log: join(folder, 'browser-list.log'),
    onLine(line) {
      total = Number(line.match(/^Total: (\d+) test/)?.[1] ?? total);
    },
  });
  await exited;
  return total;
}

/** The file for a report, without what an earlier run left there. */
function freshReport(part: Part): string {
  const file = join(folder, `${part}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs a program with its output in the terminal. */
function inTerminal(
  life: Life,
  what: string,
  program: string,
  args: readonly string[],
): Promise<number | null> {
  return timed(what, () => life.launch({ program, args, cwd: ROOT }).exited);
}
