import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow } from './geolocation.ts';

const DELAY = 12_000;
const coords = { latitude: 50.45, longitude: 30.52, accuracy: 8, heading: null, speed: null };
const watch = vi.fn<(found: (position: object) => void) => number>();

beforeEach(() => {
  vi.useFakeTimers();
  watch.mockReset().mockReturnValue(1);
  vi.stubGlobal('navigator', { geolocation: { watchPosition: watch, clearWatch() {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[L-04] asks a device that stands still anew, so that a place is sent within 30 s', () => {
  const onMove = vi.fn();
  watch.mockImplementation((found) => {
    found({ coords });
    return 1;
  });
  const unfollow = follow({ onAlive() {}, onMove, onLost() {} });
  vi.advanceTimersByTime(2 * DELAY);
  expect(onMove).toHaveBeenCalledTimes(3);
  unfollow();
  vi.advanceTimersByTime(2 * DELAY);
  expect(onMove).toHaveBeenCalledTimes(3);
});

it('lets a device look for its place, and goes on giving a sign of life', () => {
  const onAlive = vi.fn();
  follow({ onAlive, onMove() {}, onLost() {} });
  vi.advanceTimersByTime(2 * DELAY);
  expect(watch).toHaveBeenCalledOnce();
  expect(onAlive).toHaveBeenCalledTimes(3);
});
