import { join, relative } from 'node:path';
import process from 'node:process';
import { ROOT } from '../project/paths.ts';
import { testedSuite } from '../project/ports.ts';
import { Problem, seconds } from '../project/progress.ts';
import type { RunningSuite } from '../run/emulators.ts';
import { type ProcessScope, runCommand } from '../run/process-scope.ts';
import { checkSecrets } from '../secrets/secret-check.ts';
import { chooseParts, isCi, LONG_PARTS, PARTS, runPart } from './parts.ts';
import { count, countsLine, failureOf, slowestLines, type TestResult, writeDetails } from './results.ts';
import { TEST_FOLDER } from './runners.ts';
import { publicFolder, startServices } from './services.ts';

type Step = { name: string; milliseconds: number; tests: readonly TestResult[] };

const [length, ...args] = process.argv.slice(2);

await runCommand((scope) => runParts(scope, length === 'long'));

/** `npm test` and `npm run test:long`. @returns 0 when all passed, and on CI none was left out */
async function runParts(scope: ProcessScope, isLong: boolean): Promise<number> {
  const parts = isLong ? LONG_PARTS : PARTS;
  const { chosen, filter, needs } = chooseParts(parts, args);
  const steps: Step[] = [];
  const step = async (name: string, work: () => Promise<readonly TestResult[]>) => {
    console.log(`\n${name} …`);
    const started = performance.now();
    const tests = await work();
    steps.push({ name, milliseconds: performance.now() - started, tests });
  };
  try {
    // Parts without services come first: a broken type or unit is reported at once.
    for (const [name, part] of chosen) {
      if (part.needs === 'none') await step(name, () => runPart(scope, part, filter));
    }
    let emulators: RunningSuite | undefined;
    await step('preparing', async () => {
      emulators = await startServices(scope, needs);
      return [];
    });
    for (const [name, part] of chosen) {
      if (part.needs === 'none') continue;
      // Without emulators each remaining test would wait for its time limit.
      await step(name, () =>
        Promise.race([runPart(scope, part, filter), ...(emulators ? [emulators.endedEarly] : [])]),
      );
    }
    if (needs === 'all') {
      // Only all short tests together leave the traces that prove the search.
      const isWhole = !isLong && filter.length === 0 && chosen.length === Object.keys(parts).length;
      await step('secrets', () => checkSecrets(testedSuite, publicFolder, isWhole));
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(error.message);
    steps.push({ name: 'stopped', milliseconds: 0, tests: [failureOf('the run')] });
  }
  return report(steps);
}

function report(steps: readonly Step[]): number {
  const tests = steps.flatMap((step) => step.tests);
  const [passed, failed, skipped] = [count(tests, 'passed'), count(tests, 'failed'), count(tests, 'skipped')];
  const details = join(TEST_FOLDER, 'details.txt');
  writeDetails(details, tests);
  console.log('\nWhat each part took:');
  for (const { name, milliseconds, tests } of steps) {
    console.log(`${seconds(milliseconds).padStart(9)}  ${name.padEnd(10)} ${countsLine(tests)}`);
  }
  if (tests.length > 0) console.log(`The slowest tests:\n${slowestLines(tests).join('\n')}`);
  console.log(`Each test with its time: ${relative(ROOT, details)}`);
  if (skipped > 0 && isCi()) console.log('Tests were left out, which CI does not allow.');
  if (passed + failed === 0) console.log('No test was found.');
  console.log(`\n${countsLine(tests)}`);
  return failed > 0 || passed === 0 || (isCi() && skipped > 0) ? 1 : 0;
}
