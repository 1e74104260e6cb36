import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, killLeftovers, type RunningProcess, tryToKill } from './machine/process-tree.ts';

export type LaunchOptions = {
  program: string;
  args: readonly string[];
  cwd: string;
  /** The whole environment; that of this process when left out. */
  env?: NodeJS.ProcessEnv;
  /** File for what the process prints; without it the lines go to the terminal. */
  log?: string;
  /** Gets every line that goes to the log. */
  onLine?: (line: string) => void;
  /** How long the process may take to end when it is asked to, in milliseconds. */
  grace?: number;
};

/** A process that this command started. */
export type Launched = {
  /** Its exit code, once it has ended; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Remembers the children that it has now, so that they end with it even if it dies without ending them. */
  rememberChildren: () => void;
  /** Asks it to end, waits for its grace time at most, and ends what it left behind. */
  stop: () => Promise<void>;
  /** Ends it and everything it started, at once. */
  kill: () => void;
};

/**
 * Starts a process in a process group of its own: Ctrl-C in the terminal reaches only this command, which then
 * ends its processes in order.
 */
export function launch({ program, args, cwd, env, log, onLine, grace = 5000 }: LaunchOptions): Launched {
  const child = spawn(program, [...args], {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: log ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  if (log) copyLines(child, log, onLine);
  const exited = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', resolve);
  });

  let known: RunningProcess[] = [];
  const rememberChildren = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      known = [...known, ...descendantsOf(child.pid)];
    }
  };
  const stop = async () => {
    rememberChildren();
    // Not SIGINT, which is ignored by what a shell started in the background.
    child.kill('SIGTERM');
    const ended = await Promise.race([exited.then(() => true), wait(grace, false, { ref: false })]);
    if (!ended) kill();
    await exited;
    killLeftovers(known);
    // What it started while it was ending is in its group, but for what made a group of its own.
    if (child.pid !== undefined) tryToKill(-child.pid);
  };
  const kill = () => {
    rememberChildren();
    if (child.pid !== undefined) tryToKill(-child.pid);
    killLeftovers(known);
  };
  return { exited, rememberChildren, stop, kill };
}

function copyLines(child: ChildProcess, log: string, onLine?: (line: string) => void): void {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      onLine?.(line);
    });
  }
}
