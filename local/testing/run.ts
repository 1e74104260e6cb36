import { join, relative } from 'node:path';
import process from 'node:process';
import type { Life } from '../life.ts';
import { ROOT } from '../paths.ts';
import { testedSuite } from '../ports.ts';
import { Problem, say, seconds } from '../progress.ts';
import { checkSecrets } from '../secret-check.ts';
import { isCi } from '../steps.ts';
import { chooseParts, mostNeeded, type Part } from './parts.ts';
import { countsLine, FAILED_STEP, type Results, slowestLines, sum, writeDetails } from './results.ts';
import { TEST_FOLDER } from './runners.ts';
import { publicFolder, startSurroundings } from './surroundings.ts';

type Timed = { what: string; milliseconds: number; results: Results };

/**
 * Runs the parts that the command's arguments choose, and tells what each took and how many tests passed and failed.
 *
 * @param leavesCanary whether all parts together leave the traces by which the search for secrets proves that it finds
 * @returns the exit code: 0 when all passed, and on CI none was left out
 */
export async function runTests(
  life: Life,
  parts: Readonly<Record<string, Part>>,
  leavesCanary: boolean,
): Promise<number> {
  const { names, filter } = chooseParts(parts, process.argv.slice(2));
  const done: Timed[] = [];
  const step = async (what: string, work: () => Promise<Results>) => {
    say(`\n${what} …`);
    const started = performance.now();
    const results = await work();
    done.push({ what, milliseconds: performance.now() - started, results });
  };
  try {
    const chosen = names.flatMap((name) => (parts[name] ? [{ name, ...parts[name] }] : []));
    const needs = mostNeeded(chosen);
    // What needs nothing comes first, so that a broken type or unit is told at once.
    for (const { name, run } of chosen.filter((part) => part.needs === 'nothing')) {
      await step(name, () => run(life, filter));
    }
    await step('preparing', async () => {
      await startSurroundings(life, needs);
      return sum([]);
    });
    for (const { name, run } of chosen.filter((part) => part.needs !== 'nothing')) {
      await step(name, () => run(life, filter));
    }
    if (needs === 'everything') {
      const isWhole = leavesCanary && filter.length === 0 && names.length === Object.keys(parts).length;
      await step('secrets', () => checkSecrets({ suite: testedSuite, publicFolder, isWhole }));
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    done.push({ what: 'stopped', milliseconds: 0, results: FAILED_STEP });
  }
  return tell(done);
}

/** The end of a run: what each part took, the slowest tests, where the details are, and the counts. */
function tell(done: readonly Timed[]): number {
  const total = sum(done.map(({ results }) => results));
  const details = join(TEST_FOLDER, 'details.txt');
  writeDetails(details, total);
  say('\nWhat each part took:');
  for (const { what, milliseconds, results } of done) {
    say(`${seconds(milliseconds).padStart(9)}  ${what.padEnd(10)} ${countsLine(results)}`);
  }
  if (total.tests.length > 0) say(`The slowest tests:\n${slowestLines(total).join('\n')}`);
  say(`Each test with its time: ${relative(ROOT, details)}`);
  if (total.skipped > 0 && isCi()) say('Tests were left out, which CI does not allow.');
  if (total.passed + total.failed === 0) say('No test was found.');
  say(`\n${countsLine(total)}`);
  return total.failed > 0 || total.passed === 0 || (isCi() && total.skipped > 0) ? 1 : 0;
}
