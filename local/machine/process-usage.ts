import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** What a process has used up to now. */
export type Usage = {
  pid: number;
  /** Its command line. */
  command: string;
  /** Memory that it has in RAM, in bytes. */
  memory: number;
  /** Seconds of a core's time. */
  cpu: number;
};

/** The kernel tells times in hundredths of a second, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What processes have used; those that have ended in the meantime are left out. */
export function usageOf(pids: readonly number[]): Usage[] {
  if (pids.length === 0) return [];
  return process.platform === 'linux' ? pids.flatMap(fromProc) : fromPs(pids);
}

/** Linux: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function fromProc(pid: number): Usage[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    return [{ pid, command, memory: Number(kilobytes ?? 0) * 1024, cpu }];
  } catch {
    return [];
  }
}

function fromPs(pids: readonly number[]): Usage[] {
  const args = ['-o', 'pid=,rss=,time=,command=', '-p', pids.join()];
  return execFileSync('ps', args, { encoding: 'utf8' })
    .split('\n')
    .map(usageIn)
    .filter((usage) => usage !== null);
}

/** A line of `ps -o pid=,rss=,time=,command=`, whose time is [[days-]hours:]minutes:seconds. */
export function usageIn(line: string): Usage | null {
  const [, pid, kilobytes, days = 0, clock = '', command = ''] =
    line.match(/^\s*(\d+)\s+(\d+)\s+(?:(\d+)-)?([\d:.]+)\s+(.*)$/) ?? [];
  if (pid === undefined) return null;
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    pid: Number(pid),
    command,
    memory: Number(kilobytes) * 1024,
    cpu: Number(days) * 86_400 + seconds,
  };
}
