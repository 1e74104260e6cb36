import process from 'node:process';
import { Problem } from '../project/progress.ts';
import { type LaunchedProcess, type LaunchOptions, launch } from './processes.ts';

export type ProcessScope = {
  launch: (options: LaunchOptions) => LaunchedProcess;
  /** Registers a clean-up for the time after all processes; the last is done first. */
  defer: (cleanUp: () => Promise<void> | void) => void;
};

/** A terminal, npm and the bootstrap each pass the same Ctrl-C on within this time. */
const SAME_SIGNAL_DURATION_MS = 1000;

/**
 * Runs a command and ends this process, with the command's exit code, or 1 and one line for a `Problem`. All processes
 * that it started end first, also by Ctrl-C; a second Ctrl-C kills without waiting.
 * @param exitCodeWhenStopped the exit code after Ctrl-C or another signal to end
 */
export async function runCommand(
  command: (scope: ProcessScope) => Promise<number>,
  exitCodeWhenStopped = 130,
): Promise<never> {
  const processes: LaunchedProcess[] = [];
  const cleanUps: (() => Promise<void> | void)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = () => {
    ending ??= (async () => {
      await Promise.all(processes.map(({ stop }) => stop()));
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
    })();
    return ending;
  };
  const scope: ProcessScope = {
    launch(options) {
      if (ending) throw new Problem('The command is ending.');
      const launched = launch(options);
      processes.push(launched);
      // The command goes no further while its processes end.
      const never = new Promise<never>(() => {});
      return { ...launched, exited: launched.exited.then((code) => (ending ? never : code)) };
    },
    defer: (cleanUp) => cleanUps.push(cleanUp),
  };

  let stoppedAt: number | undefined;
  const stop = () => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      console.log('\nStopping …');
      void endAll().then(() => process.exit(exitCodeWhenStopped));
    } else if (performance.now() - stoppedAt >= SAME_SIGNAL_DURATION_MS) {
      for (const { kill } of processes) kill();
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The bootstrap was killed.
  process.once('disconnect', stop);
  process.channel?.unref();

  // A closed terminal takes no lines, which must not leave processes behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  let code = 1;
  try {
    code = await command(scope);
  } catch (error) {
    // After a signal, steps fail because their processes end.
    if (stoppedAt === undefined) console.error(error instanceof Problem ? error.message : error);
  }
  await endAll();
  process.exit(stoppedAt === undefined ? code : exitCodeWhenStopped);
}
