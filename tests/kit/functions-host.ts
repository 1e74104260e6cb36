import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import process from 'node:process';
import { portsOf, testedSuite } from '../../local/project/ports.ts';
import { control, type LogEntry } from './google.ts';
import { awaitProviderRequests } from './provider-requests.ts';

const ports = portsOf(testedSuite);

/** Waits until a function asks the language model with a key, and ends the process that it runs in. */
export async function killHostAskingModel(apiKey: string): Promise<void> {
  killHostOf((await awaitProviderRequests(apiKey)).at(-1), ports.faultProvider);
}

/** Waits until a function asks Google for something of an account, and ends the process that it runs in. */
export async function killHostAskingGoogle(email: string, kind: LogEntry['kind']): Promise<void> {
  killHostOf((await control('await-request', { email, kind })).entry, ports.google);
}

/**
 * Ends, at once and without a word, the process that holds the connection of a request: as when whoever runs the
 * functions restarts. The emulator gives each call a process of its own while it lasts, so no other call is met.
 *
 * @param to the port that was asked: another process may have a connection from the same port to somewhere else
 */
function killHostOf(request: { port: number } | undefined, to: number): void {
  if (!request) throw new Error('Nothing was asked');
  const owner = process.platform === 'linux' ? ownerOf : ownerByLsof;
  process.kill(owner(request.port, to), 'SIGKILL');
}

/** Linux. Small container images have no `lsof`. */
function ownerOf(port: number, to: number): number {
  const [local, remote] = [port, to].map(
    (each) => `0100007F:${each.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  // https://man7.org/linux/man-pages/man5/proc_pid_net.5.html: the second column is the local address, the third the remote
  // one, the tenth the inode.
  const connections = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const inode = connections.find(
    (columns) => columns[1] === local && columns[2] === remote && columns[9] !== '0',
  )?.[9];
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

function ownerByLsof(port: number, to: number): number {
  const found = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-Fpn'], { encoding: 'utf8' });
  // One line for a process, and one for each of its connections, as n127.0.0.1:50000->127.0.0.1:9000.
  const pid = new RegExp(
    `^p(\\d+)(?:\\n[^p].*)*?\\nn127\\.0\\.0\\.1:${port}->127\\.0\\.0\\.1:${to}$`,
    'm',
  ).exec(found)?.[1];
  if (!pid) throw new Error(`No process holds the connection from port ${port}`);
  return Number(pid);
}
