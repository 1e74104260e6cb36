import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** CPU and memory are those up to now. */
export type RunningProcess = {
  pid: number;
  parent: number;
  /** Distinguishes it from a later process with the same pid. */
  started: string;
  command: string;
  /** Bytes in RAM. */
  memory: number;
  /** Seconds of a core's time. */
  cpu: number;
};

/** The kernel counts times in hundredths of a second, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;
/** A line of `ps`; its CPU time is [[days-]hours:]minutes:seconds, its start five words. */
const PS_LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(?:(\d+)-)?([\d:.]+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/;

export function runningProcesses(): RunningProcess[] {
  if (process.platform === 'linux') return readdirSync('/proc').flatMap(fromProc);
  const args = ['-A', '-o', 'pid=,ppid=,rss=,time=,lstart=,command='];
  return execFileSync('ps', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
    .split('\n')
    .flatMap(fromPs);
}

export function descendantsOf(pid: number): RunningProcess[] {
  const all = runningProcesses();
  const childrenOf = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((child) => [child, ...childrenOf(child.pid)]);
  return childrenOf(pid);
}

/** Small container images have no `ps`: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function fromProc(pid: string): RunningProcess[] {
  if (!/^\d+$/.test(pid)) return [];
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    const stat = read('stat');
    // The second field, the program's name, may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [
      {
        pid: Number(pid),
        parent: Number(fields[1]),
        started: fields[19] ?? '',
        command: read('cmdline').replaceAll('\0', ' '),
        memory: Number(/^VmRSS:\s+(\d+)/m.exec(read('status'))?.[1] ?? 0) * 1024,
        cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      },
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Empty for a line without a process. */
export function fromPs(line: string): RunningProcess[] {
  const [, pid, parent, kilobytes, days = 0, clock = '', started = '', command = ''] =
    PS_LINE.exec(line) ?? [];
  if (pid === undefined) return [];
  const seconds = clock.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
  const cpu = Number(days) * 86_400 + seconds;
  const memory = Number(kilobytes) * 1024;
  return [{ pid: Number(pid), parent: Number(parent), started, command, memory, cpu }];
}
