import { expect, it } from 'vitest';
import { settings } from '../../../functions/src/platform/settings.ts';
import { tokens } from './tokens.ts';

/** What a small model writes in a second. */
const TOKENS_A_SECOND = 80;

it('[O-06] a message of 140 letters and a row of eight columns keep within their tokens', () => {
  const { letters, inWithoutExamples, inWithExamples, out } = tokens();
  expect(letters).toBeGreaterThanOrEqual(140);
  expect(inWithoutExamples).toBeLessThanOrEqual(950);
  expect(inWithExamples).toBeLessThanOrEqual(1250);
  expect(inWithExamples).toBeGreaterThan(inWithoutExamples + 100);
  expect(out).toBeLessThanOrEqual(80);
});

it('[O-06] a list of 30 rows is written within the time of a call, and within its greatest length', () => {
  const { outOf30Rows, allowedFor30Rows } = tokens();
  expect(outOf30Rows).toBeLessThan(allowedFor30Rows);
  expect(outOf30Rows / TOKENS_A_SECOND).toBeLessThan(settings.timeoutSeconds);
});
