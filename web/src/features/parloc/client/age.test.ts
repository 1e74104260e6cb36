import { describe, expect, it } from 'vitest';
import type { DriverView, SharedPlace } from '../shared/driver-view.ts';
import { ageOf, isStale, sharingOf } from './age.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

function driver(minutesAgo: number | null, live: SharedPlace['live'] = null): DriverView {
  const sharedAt = NOW - (minutesAgo ?? 0) * MINUTE;
  const place = { latitude: 50, longitude: 30, accuracy: 8, sharedAt, mapUrl: '', live };
  return { name: '', carName: '', phone: '', place: minutesAgo === null ? null : place, stoppedAt: null };
}
const ON = { state: 'on', until: null } as const;

describe('sharing', () => {
  it.each([
    ['never', driver(null)],
    ['stopped', { ...driver(null), stoppedAt: NOW }],
    ['once', driver(1)],
    ['live', driver(1, ON)],
    ['live', driver(1, { ...ON, until: NOW + 1 })],
    ['once', driver(1, { ...ON, until: NOW })],
    ['paused', driver(1, { state: 'paused', until: null })],
    ['once', driver(1, { state: 'paused', until: NOW - 1 })],
  ] as const)('is %s', (sharing, of) => expect(sharingOf(of, NOW)).toBe(sharing));
});

describe('a place is old', () => {
  it.each([
    ['after an hour', driver(60), driver(59)],
    ['after five minutes of live sharing', driver(5, ON), driver(4, ON)],
    [
      'after five minutes of a pause',
      driver(5, { state: 'paused', until: null }),
      driver(4, { state: 'paused', until: null }),
    ],
    [
      'after an hour when live sharing is over',
      driver(60, { ...ON, until: NOW - 56 * MINUTE }),
      driver(59, { ...ON, until: NOW - 55 * MINUTE }),
    ],
    [
      'when live sharing had been silent for five minutes at its end',
      driver(10, { ...ON, until: NOW - 5 * MINUTE }),
      driver(10, { ...ON, until: NOW - 6 * MINUTE }),
    ],
  ])('%s', (_, old, fresh) => {
    expect(isStale(old, NOW)).toBe(true);
    expect(isStale(fresh, NOW)).toBe(false);
  });

  it('only where there is one', () => expect(isStale(driver(null), NOW)).toBe(false));
});

it('[CH-16] a clock that is ahead makes no place of the future', () => {
  expect(ageOf(NOW + MINUTE, NOW)).toBe(0);
  expect(ageOf(NOW - MINUTE, NOW)).toBe(MINUTE);
});
