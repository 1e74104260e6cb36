import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TRUE_TIME = Date.UTC(2026, 10, 21, 10);

let clock: typeof import('./server-clock.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: TRUE_TIME });
  vi.resetModules();
  clock = await import('./server-clock.ts');
});
afterEach(() => vi.useRealTimers());

const said = () => new Date(TRUE_TIME + performance.now() - begun).toISOString();
let begun = 0;
beforeEach(() => {
  begun = performance.now();
});

it('takes the device at its word until the server is heard', () => {
  vi.setSystemTime(TRUE_TIME + DAY);
  expect(clock.serverNow()).toBe(TRUE_TIME + DAY);
});

it.each([DAY, -DAY, 2 * MINUTE, -2 * MINUTE])('corrects a clock that is %i ms wrong', (wrong) => {
  vi.setSystemTime(TRUE_TIME + wrong);
  clock.setServerTime(said(), async () => {});
  expect(clock.serverNow()).toBe(TRUE_TIME);
});

it.each([0, 30_000, -30_000])('leaves one alone that is %i ms wrong', (wrong) => {
  vi.setSystemTime(TRUE_TIME + wrong);
  clock.setServerTime(said(), async () => {});
  expect(clock.serverNow()).toBe(TRUE_TIME + wrong);
});

it('makes nothing of an answer without a time', () => {
  clock.setServerTime(undefined as never, async () => {});
  expect(clock.serverNow()).toBe(TRUE_TIME);
});

it('asks anew when somebody has set the clock, and again a minute after a failure', async () => {
  const ask = vi.fn(async () => clock.setServerTime(said(), ask)).mockRejectedValueOnce(new Error('offline'));
  vi.setSystemTime(TRUE_TIME + DAY);
  clock.serverNow();
  clock.setServerTime(said(), ask);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  clock.serverNow();
  expect(ask).not.toHaveBeenCalled();

  vi.setSystemTime(TRUE_TIME + performance.now() - begun);
  clock.serverNow();
  clock.serverNow();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  clock.serverNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(clock.serverNow()).toBe(Date.now());
});
