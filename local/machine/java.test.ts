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

const [older, old, newest] = [
  { home: '/java/17', version: 17 },
  { home: '/java/21', version: 21 },
  { home: '/java/25', version: 25 },
] as const;

test('a preferred Java wins over a newer one', () => {
  expect(chooseJava([old], [newest])).toBe(old);
});

test('a preferred Java that is too old gives way to the newest', () => {
  expect(chooseJava([older], [old, newest])).toBe(newest);
});

test('there is no choice where all are too old', () => {
  expect(chooseJava([older], [])).toBeUndefined();
});
