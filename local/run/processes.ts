import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, type RunningProcess, runningProcesses } from '../machine/process-table.ts';

export type LaunchOptions = {
  program: string;
  args: readonly string[];
  cwd: string;
  /** By default this process's own. */
  env?: NodeJS.ProcessEnv;
  /** File for its output; without one the lines go to the terminal. */
  log?: string;
  onLine?: (line: string) => void;
  /** From SIGTERM to the kill. */
  stopTimeoutMs?: number;
};

export type LaunchedProcess = {
  /** Its exit code; null where a signal ended it. */
  exited: Promise<number | null>;
  /** Records its present children, which end with it even if it dies without ending them. */
  recordChildren: () => void;
  /** Sends SIGTERM, waits, and kills the rest. */
  stop: () => Promise<void>;
  /** Kills it and everything it started. */
  kill: () => void;
};

/** Starts a process in a group of its own: Ctrl-C reaches only this command, which ends its processes in order. */
export function launch(options: LaunchOptions): LaunchedProcess {
  const { program, args, cwd, env = process.env, log, onLine, stopTimeoutMs = 5000 } = options;
  const stdio = log ? 'pipe' : 'inherit';
  const child = spawn(program, [...args], { cwd, env, detached: true, stdio: ['ignore', stdio, stdio] });
  if (log) copyLines(child, log, onLine);
  const exited = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', resolve);
  });

  const children: RunningProcess[] = [];
  const recordChildren = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      children.push(...descendantsOf(child.pid));
    }
  };
  const kill = () => {
    recordChildren();
    // The group, without groups of its own, as the emulators' CLI makes one for Java.
    if (child.pid !== undefined) tryToKill(-child.pid);
    for (const { pid, started } of runningProcesses()) {
      if (children.some((one) => one.pid === pid && one.started === started)) tryToKill(pid);
    }
  };
  const stop = async () => {
    recordChildren();
    // Not SIGINT: a program that a shell started in the background ignores it.
    child.kill('SIGTERM');
    await Promise.race([exited, wait(stopTimeoutMs, undefined, { ref: false })]);
    kill();
    await exited;
  };
  return { exited, recordChildren, stop, kill };
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function copyLines(child: ChildProcess, log: string, onLine?: (line: string) => void): void {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      file.write(`${line}\n`);
      onLine?.(line);
    });
  }
}
