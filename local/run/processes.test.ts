import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch } from './processes.ts';

/** Milliseconds, against hanging alone: a busy machine starts no process at once. */
const CEILING = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'par-club-processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the numbers of itself and of a child in a process group of its own, which ignores every polite request. */
const STUBBORN = `
  const { spawn } = require('node:child_process');
  const ignore = "for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => {}); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, ['-e', ignore + "console.log('ready')"], { detached: true });
  child.stdout.once('data', () => require('node:fs').writeFileSync('pids', process.pid + ' ' + child.pid));
`;

test('what ignores the request to end is ended after the grace time, its children too', async () => {
  const launched = start(`for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => {}); ${STUBBORN}`);
  const pids = await pidsOf();
  await launched.stop();
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), CEILING);
  expect(await launched.exited).toBeNull();
});

test('what a process leaves behind when it ends as asked is ended too', async () => {
  const launched = start(`process.on('SIGTERM', () => process.exit(3)); ${STUBBORN}`);
  const pids = await pidsOf();
  await launched.stop();
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), CEILING);
  expect(await launched.exited).toBe(3);
});

test('what a process starts while it is ending is ended too', async () => {
  const begin = `require('node:fs').writeFileSync('ready', 'yes'); setInterval(() => {}, 1000);`;
  const late = STUBBORN.replace('detached: true', 'detached: false');
  const ending = `process.on('SIGTERM', () => { ${late} child.stdout.once('data', () => process.exit()); });`;
  const launched = start(`${ending} ${begin}`, CEILING);
  await vi.waitFor(() => expect(existsSync(join(folder, 'ready'))).toBe(true), CEILING);
  await launched.stop();
  const pids = await pidsOf();
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), CEILING);
});

test('children that were remembered end even if their parent died before', async () => {
  const launched = start(STUBBORN);
  const pids = await pidsOf();
  launched.recordChildren();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await launched.exited;
  await launched.stop();
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), CEILING);
});

test('what a process prints goes to its log, line by line', async () => {
  const lines: string[] = [];
  const log = join(folder, 'deep', 'process.log');
  const args = ['-e', "console.log('one'); console.error('two')"];
  const { exited } = launch({
    program: process.execPath,
    args,
    cwd: folder,
    log,
    onLine: (line) => lines.push(line),
  });
  expect(await exited).toBe(0);
  await vi.waitFor(
    () => expect(readFileSync(log, 'utf8').split('\n').toSorted()).toEqual(['', 'one', 'two']),
    CEILING,
  );
  expect(lines.toSorted()).toEqual(['one', 'two']);
});

test('a program that does not exist ends like in a shell', async () => {
  expect(await launch({ program: './nothing-here', args: [], cwd: folder }).exited).toBe(127);
});

function start(script: string, stopTimeoutMs = 300) {
  return launch({ program: process.execPath, args: ['-e', script], cwd: folder, stopTimeoutMs });
}

/** The numbers of the process and of its child, once both run. */
async function pidsOf(): Promise<number[]> {
  const file = join(folder, 'pids');
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toBeTruthy(), CEILING);
  return readFileSync(file, 'utf8').split(' ').map(Number);
}

/** Whether it still does something; one that has ended but whose parent has not asked how (Z) does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !(existsSync(stat) && readFileSync(stat, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
}
