import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installed, needsInstall } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'par-club-install-'));
  writeLock('one', 1000);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a fresh clone needs an installation', () => {
  expect(needsInstall(root)).toBe('there are none yet');
});

test('an installation that npm did not finish counts as none', () => {
  mkdirSync(join(root, 'node_modules'));
  expect(needsInstall(root)).toBe('there are none yet');
});

test('an installation of the present lockfile is enough, whatever the times of the files', () => {
  writeNpmRecord(2000);
  installed(root);
  writeLock('one', 3000);
  expect(needsInstall(root)).toBeUndefined();
});

test('a lockfile that changed after the installation needs another', () => {
  writeNpmRecord(2000);
  installed(root);
  writeLock('two', 3000);
  expect(needsInstall(root)).toBe('package-lock.json has changed');
});

test('an installation by hand counts, and is remembered', () => {
  writeLock('two', 2000);
  writeNpmRecord(2000);
  expect(needsInstall(root)).toBeUndefined();
  writeLock('two', 3000);
  expect(needsInstall(root)).toBeUndefined();
});

/** @param seconds when the file was last changed */
function writeLock(content: string, seconds: number) {
  writeFileSync(join(root, 'package-lock.json'), content);
  utimesSync(join(root, 'package-lock.json'), seconds, seconds);
}

/** @param seconds when the file was last changed */
function writeNpmRecord(seconds: number) {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
  utimesSync(join(root, 'node_modules', '.package-lock.json'), seconds, seconds);
}
