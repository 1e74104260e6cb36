import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import process from 'node:process';
import { control, type LogEntry } from './google.ts';
import { awaitProviderRequests } from './provider-requests.ts';

/** Waits until a function asks the language model with a key, and ends the process that it runs in. */
export async function killHostAskingModel(apiKey: string): Promise<void> {
  killHostOf((await awaitProviderRequests(apiKey)).at(-1));
}

/** Waits until a function asks Google for something of an account, and ends the process that it runs in. */
export async function killHostAskingGoogle(email: string, kind: LogEntry['kind']): Promise<void> {
  killHostOf((await control('await-request', { email, kind })).entry);
}

/**
 * Ends, at once and without a word, the process that holds the connection of a request: as when whoever runs the
 * functions restarts. The emulator gives each call a process of its own while it lasts, so no other call is met.
 */
function killHostOf(request: { port: number } | undefined): void {
  if (!request) throw new Error('Nothing was asked');
  process.kill(process.platform === 'linux' ? ownerOf(request.port) : ownerByLsof(request.port), 'SIGKILL');
}

/** Linux. Small container images have no `lsof`. */
function ownerOf(port: number): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  // https://man7.org/linux/man-pages/man5/proc_pid_net.5.html: the second column is the local address, the tenth the inode.
  const connections = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const inode = connections.find((columns) => columns[1] === local && columns[9] !== '0')?.[9];
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, `socket:[${inode}]`));
  if (!pid) throw new Error(`No process holds the connection from port ${port}`);
  return Number(pid);
}

function holds(pid: string, socket: string): boolean {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((name) => readlinkSync(`${folder}/${name}`) === socket);
  } catch {
    // It ended meanwhile, or it is somebody else's.
    return false;
  }
}

function ownerByLsof(port: number): number {
  const found = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-Fpn'], { encoding: 'utf8' });
  // One line for a process, and one for each of its connections, as n127.0.0.1:50000->127.0.0.1:9000.
  const pid = new RegExp(`^p(\\d+)(?:\\n[^p].*)*?\\nn127\\.0\\.0\\.1:${port}->`, 'm').exec(found)?.[1];
  if (!pid) throw new Error(`No process holds the connection from port ${port}`);
  return Number(pid);
}
