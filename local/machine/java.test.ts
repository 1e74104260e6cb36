import { expect, test } from 'vitest';
import { chooseJava, javaVersion } from './java.ts';

test.for([
  ['JAVA_VERSION="25.0.3"', 25],
  ['JAVA_VERSION="21"', 21],
  ['JAVA_VERSION="1.8.0_392"', 8],
  ['openjdk version "17.0.13" 2024-10-15', 17],
  ['nothing of the kind', undefined],
] as const)('%s is Java %s', ([text, version]) => {
  expect(javaVersion(text)).toBe(version);
});

test('a preferred Java wins over a newer one', () => {
  const home = { home: '/home/21', version: 21, preferred: true };
  const system = { home: '/system/25', version: 25, preferred: false };
  expect(chooseJava([home, system])?.home).toBe('/home/21');
});

test('a preferred Java that is too old gives way to the newest', () => {
  const old = { home: '/path/17', version: 17, preferred: true };
  const newer = { home: '/system/21', version: 21, preferred: false };
  const newest = { home: '/system/25', version: 25, preferred: false };
  expect(chooseJava([old, newer, newest])?.home).toBe('/system/25');
});

test('there is no choice where all are too old', () => {
  expect(chooseJava([{ home: '/path/17', version: 17, preferred: true }])).toBeUndefined();
});
