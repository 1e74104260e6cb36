import process from 'node:process';
import { type Launched, type LaunchOptions, launch } from './processes.ts';
import { Problem } from './progress.ts';

/** What a command has started and must end again. */
export type Life = {
  launch: (options: LaunchOptions) => Launched;
  /** Registers what is to be done at the end, when every process has ended; the last one first. */
  atEnd: (cleanUp: () => Promise<void> | void) => void;
};

/** Several signals within this time are one: a terminal, npm and the bootstrap each pass on the same Ctrl-C. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/**
 * Runs a command and ends the process: with the command's exit code, or 1 and one line for a `Problem`. However it
 * ends, by Ctrl-C too, everything that it started ends first. A second Ctrl-C gives
 * nothing time to end by itself.
 *
 * @param exitCodeWhenStopped the exit code after Ctrl-C or a request to end
 */
export async function live(
  command: (life: Life) => Promise<number>,
  exitCodeWhenStopped: number,
): Promise<never> {
  const processes: Launched[] = [];
  const cleanUps: (() => Promise<void> | void)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = () => {
    ending ??= (async () => {
      await Promise.all(processes.map(({ stop }) => stop()));
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
    })();
    return ending;
  };
  const life: Life = {
    launch(options) {
      if (ending) throw new Problem('The command is ending.');
      const launched = launch(options);
      processes.push(launched);
      // While everything is being ended, the command goes no further.
      const never = new Promise<never>(() => {});
      return { ...launched, exited: launched.exited.then((code) => (ending ? never : code)) };
    },
    atEnd: (cleanUp) => cleanUps.push(cleanUp),
  };

  let stoppedAt: number | undefined;
  const stop = () => {
    stoppedAt ??= performance.now();
    console.log('\nStopping …');
    void endAll().then(() => process.exit(exitCodeWhenStopped));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppedAt === undefined) return stop();
      if (performance.now() - stoppedAt < SAME_SIGNAL_MILLISECONDS) return;
      for (const { kill } of processes) kill();
      process.exit(1);
    });
  }
  // The bootstrap waits for this process; if it was killed, nobody is there to stop what runs here.
  const parent = process.ppid;
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphaned);
    if (stoppedAt === undefined) stop();
  }, 500);
  orphaned.unref();

  // A terminal that was closed takes no more lines, which is no reason to leave processes behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  let code = 1;
  try {
    code = await command(life);
  } catch (error) {
    // After a signal, steps that were under way fail because what they used is being ended.
    if (stoppedAt === undefined) console.error(error instanceof Problem ? error.message : error);
  }
  await endAll();
  process.exit(stoppedAt === undefined ? code : exitCodeWhenStopped);
}
