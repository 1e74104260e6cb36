import { globSync } from 'node:fs';
import process from 'node:process';
import { ROOT } from '../../local/project/paths.ts';
import { Problem } from '../../local/project/progress.ts';
import { type ProcessScope, runCommand } from '../../local/run/process-scope.ts';
import { chooseParts, PARTS } from '../../local/suite/parts.ts';

/** The last minutes of a week, of a year, and before both changes of the clocks in Kyiv, with the zone of the machine. */
const MOMENTS = {
  '2026-11-29T23:50+02:00': 'Europe/Kyiv',
  '2026-12-31T23:50+02:00': 'America/New_York',
  '2027-03-28T02:50+02:00': 'UTC',
  '2026-10-25T03:50+03:00': 'Europe/Kyiv',
};
/**
 * It moves the clock of Node, of Java and of the browser, and of whatever else they start: the monotonic clock too, because
 * otherwise it ends each timed wait of Java at once.
 */
const [LIBRARY] = globSync('/usr/lib{,64}/{,*/}faketime/libfaketimeMT.so.1');
/** The emulators take a while to end. */
const STOP_TIMEOUT_MS = 30_000;

await runCommand(runAtMoments);

/** `npm run test:clock [-- moment … part … filter …]`: each part of `npm test` by itself, from each moment on. */
async function runAtMoments(scope: ProcessScope): Promise<number> {
  if (!LIBRARY) {
    throw new Problem(
      'The clock is moved by libfaketime: install the package faketime, or libfaketime on Fedora.',
    );
  }
  const words = process.argv.slice(2);
  const named = words.filter((word) => /^\d{4}-\d\d-\d\dT/.test(word));
  const { chosen, filter } = chooseParts(PARTS, words.slice(named.length));
  const runs = named.length > 0 ? named.map((moment) => [moment, process.env.TZ]) : Object.entries(MOMENTS);
  const failed: string[] = [];
  for (const [moment = '', TZ] of runs) {
    for (const [part] of chosen) {
      console.log(`\n${part} from ${moment} on …`);
      const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
      const { exited } = scope.launch({
        program: process.execPath,
        args: ['local/suite/test.ts', 'short', part, ...filter],
        cwd: ROOT,
        env: { ...process.env, TZ, ...movedBy(ahead) },
        stopTimeoutMs: STOP_TIMEOUT_MS,
      });
      if ((await exited) !== 0) failed.push(`${part} from ${moment} on`);
    }
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed.');
  return failed.length > 0 ? 1 : 0;
}

/** @param seconds negative to move it back */
function movedBy(seconds: number): Record<string, string> {
  return {
    LD_PRELOAD: String(LIBRARY),
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    // The times of files stay true.
    NO_FAKE_STAT: '1',
  };
}
