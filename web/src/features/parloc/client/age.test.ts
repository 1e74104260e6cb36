import { describe, expect, it } from 'vitest';
import type { SharedPlace } from '#location/shared-place.ts';
import type { DriverView } from '../shared/driver-view.ts';
import { ageOf, isStale, sharingOf } from './age.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

function driver(
  minutesAgo: number,
  live: SharedPlace['live'] = null,
  endsAt = NOW + 60 * MINUTE,
): DriverView {
  const place = {
    latitude: 50,
    longitude: 30,
    accuracy: 8,
    heading: null,
    speed: null,
    sharedAt: NOW - minutesAgo * MINUTE,
    endsAt,
    mapUrl: '',
    live,
  };
  return { name: '', carName: '', phone: '', isProven: false, place, stoppedAt: null };
}
const ON = { state: 'on', until: null } as const;
const PAUSED = { state: 'paused', until: null } as const;

describe('sharing', () => {
  it.each([
    ['ended', { ...driver(0), place: null, stoppedAt: NOW }],
    ['once', driver(1)],
    ['live', driver(1, ON)],
    ['paused', driver(1, PAUSED)],
  ] as const)('is %s', (sharing, of) => expect(sharingOf(of, NOW)).toBe(sharing));

  it('[L-04] [F-U6] is silent after 75 s without news while it is live, and only then', () => {
    expect(sharingOf(driver(1.25, ON), NOW)).toBe('silent');
    expect(sharingOf(driver(1.24, ON), NOW)).toBe('live');
    expect(sharingOf(driver(2), NOW)).toBe('once');
    expect(sharingOf(driver(2, PAUSED), NOW)).toBe('paused');
  });

  it.each([null, ON, PAUSED])('[L-04] [F-U6] has ended with its place, live %j', (live) => {
    expect(sharingOf(driver(1, live, NOW), NOW)).toBe('ended');
    expect(sharingOf(driver(1, live, NOW + 1), NOW)).not.toBe('ended');
  });
});

describe('a place is old', () => {
  it.each([
    ['after an hour', driver(60), driver(59)],
    ['after five minutes of live sharing', driver(5, ON), driver(4, ON)],
    ['after five minutes of a pause', driver(5, PAUSED), driver(4, PAUSED)],
  ])('%s', (_, old, fresh) => {
    expect(isStale(old, NOW)).toBe(true);
    expect(isStale(fresh, NOW)).toBe(false);
  });

  it('only where there is one', () => expect(isStale({ ...driver(90), place: null }, NOW)).toBe(false));
});

it('[CH-16] a clock that is ahead makes no place of the future', () => {
  expect(ageOf(NOW + MINUTE, NOW)).toBe(0);
  expect(ageOf(NOW - MINUTE, NOW)).toBe(MINUTE);
});
