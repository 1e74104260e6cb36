import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** A process that runs now. `started` tells it from a later one that got the same number. */
export type RunningProcess = { pid: number; parent: number; started: string };

/** A process's children, their children and so on. */
export function descendantsOf(pid: number): RunningProcess[] {
  const all = allProcesses();
  const found: RunningProcess[] = [];
  for (let parents = new Set([pid]); parents.size > 0; ) {
    const children = all.filter(({ parent }) => parents.has(parent));
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found;
}

/** Ends those of the processes that still run, at once and without asking. */
export function killLeftovers(processes: readonly RunningProcess[]): void {
  if (processes.length === 0) return;
  const running = new Map(allProcesses().map(({ pid, started }) => [pid, started]));
  for (const { pid, started } of processes) {
    if (running.get(pid) === started) tryToKill(pid);
  }
}

/** Ends a process, or with a negative number its whole group; they may be gone already. */
export function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

function allProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Linux. Small container images have no `ps`. */
function fromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The second field, the program's name, may hold spaces and brackets: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' }];
      } catch {
        return [];
      }
    });
}

function fromPs(): RunningProcess[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .filter((match) => match !== null)
    .map(([, pid, parent, started = '']) => ({ pid: Number(pid), parent: Number(parent), started }));
}
