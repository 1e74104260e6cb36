import process from 'node:process';
import {
  descendantsOf,
  type RunningProcess,
  runningProcesses,
} from '../../../local/machine/process-table.ts';

/** What some processes took together while something was measured. */
export interface Taken {
  /** Most memory in RAM at any moment, in megabytes. */
  megabytes: number;
  /** Seconds of the processor. */
  processor: number;
  /** Cores that were at work, on average. */
  cores: number;
}

const MEGABYTE = 2 ** 20;
/** Milliseconds between two samples. */
const PERIOD = 1000;

/** This process, which makes the load. */
export const generator = () => [process.pid];
/** The Java process of the Firestore emulator. */
export const firestoreEmulator = () => pidsOf(/\bjava\b.*firestore/i);
/** The processes in which the functions emulator runs functions, one for each call at a time. */
export const functionWorkers = () => pidsOf(/^\S+ \S*functionsEmulatorRuntime/);
/** The instance that `startFunctions` has started. */
export const instances = () => pidsOf(/kit\/functions-server\.ts/);

/** Memory of processes now, in megabytes. */
export function memoryOf(pids: readonly number[]): number {
  return sum(usageOf(pids), ({ memory }) => memory) / MEGABYTE;
}

/** Looks at processes until it is asked what they took. */
export function meter(pids: readonly number[]): () => Taken {
  const started = performance.now();
  const before = new Map(usageOf(pids).map(({ pid, cpu }) => [pid, cpu]));
  let most = 0;
  const sample = () => {
    const now = usageOf(pids);
    most = Math.max(
      most,
      sum(now, ({ memory }) => memory),
    );
    return now;
  };
  sample();
  const timer = setInterval(sample, PERIOD);
  return () => {
    clearInterval(timer);
    const now = sample();
    const processor = sum(now, ({ pid, cpu }) => cpu - (before.get(pid) ?? 0));
    const seconds = (performance.now() - started) / 1000;
    return { megabytes: most / MEGABYTE, processor, cores: processor / seconds };
  };
}

/** Of those that the command which started the emulators has started. */
function pidsOf(command: RegExp): number[] {
  return descendantsOf(process.ppid)
    .filter((running) => command.test(running.command))
    .map(({ pid }) => pid);
}

function usageOf(pids: readonly number[]): RunningProcess[] {
  return runningProcesses().filter(({ pid }) => pids.includes(pid));
}

function sum(usages: readonly RunningProcess[], of: (usage: RunningProcess) => number): number {
  return usages.reduce((total, usage) => total + of(usage), 0);
}
