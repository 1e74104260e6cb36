import process from 'node:process';
import { expect, test } from 'vitest';
import { usageIn, usageOf } from './process-usage.ts';

test('this process uses memory and time', () => {
  const [usage, ...more] = usageOf([process.pid]);
  expect(more).toEqual([]);
  expect(usage?.command).toContain('node');
  expect(usage?.memory).toBeGreaterThan(10_000_000);
  expect(usage?.cpu).toBeGreaterThan(0);
});

test('a process that is not there is left out', () => {
  expect(usageOf([])).toEqual([]);
});

test.for([
  ['  42  2048   0:01.50 /usr/bin/java -jar a.jar', 42, 2_097_152, 1.5, '/usr/bin/java -jar a.jar'],
  ['42 1 1-02:03:04 node', 42, 1024, 93_784, 'node'],
] as const)('a line of ps: %s', ([line, pid, memory, cpu, command]) => {
  expect(usageIn(line)).toEqual({ pid, memory, cpu, command });
});

test('an empty line of ps is none', () => {
  expect(usageIn('')).toBeNull();
});
