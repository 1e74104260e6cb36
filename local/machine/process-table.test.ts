import process from 'node:process';
import { expect, test } from 'vitest';
import { fromPs, runningProcesses } from './process-table.ts';

test('this process uses memory and time', () => {
  const [found, ...more] = runningProcesses().filter(({ pid }) => pid === process.pid);
  expect(more).toEqual([]);
  expect(found?.parent).toBe(process.ppid);
  expect(found?.command).toContain('node');
  expect(found?.memory).toBeGreaterThan(10_000_000);
  expect(found?.cpu).toBeGreaterThan(0);
});

const STARTED = 'Sat Nov 22 10:00:00 2026';

test.for([
  [
    `  42  7  2048   0:01.50 ${STARTED} /usr/bin/java -jar a.jar`,
    7,
    2_097_152,
    1.5,
    '/usr/bin/java -jar a.jar',
  ],
  [`42 1 1 1-02:03:04 ${STARTED} node`, 1, 1024, 93_784, 'node'],
] as const)('a line of ps: %s', ([line, parent, memory, cpu, command]) => {
  expect(fromPs(line)).toEqual([{ pid: 42, parent, started: STARTED, command, memory, cpu }]);
});

test('an empty line of ps is none', () => {
  expect(fromPs('')).toEqual([]);
});
