import { describe, expect, it } from 'vitest';
import { driverViewOf } from './driver-view.ts';

const HIDDEN = {
  userId: 'some-uid',
  name: 'Іван Коваль',
  carName: 'Sprinter',
  phone: '+380671234567',
  url: '',
  lastSharedTime: '',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const SHARED = {
  ...HIDDEN,
  url: 'https://maps.google.com/maps?q=50.45,30.5&z=15&output=embed',
  lastSharedTime: '2026-11-21T10:05:00.000Z',
  position: { latitude: 50.45, longitude: 30.5, accuracy: 8, speed: 12 },
  endsAt: { seconds: Date.UTC(2026, 10, 22, 10, 5) / 1000, nanoseconds: 0 },
};

const NOW = Date.UTC(2026, 10, 21, 12);

describe('driverViewOf', () => {
  it('[C-06] takes what a client may see, and leaves the rest', () => {
    expect(driverViewOf(SHARED, NOW)).toEqual({
      name: 'Іван Коваль',
      carName: 'Sprinter',
      phone: '+380671234567',
      isProven: false,
      stoppedAt: null,
      place: {
        latitude: 50.45,
        longitude: 30.5,
        accuracy: 8,
        heading: null,
        speed: 12,
        sharedAt: Date.UTC(2026, 10, 21, 10, 5),
        endsAt: Date.UTC(2026, 10, 22, 10, 5),
        mapUrl: SHARED.url,
        live: null,
      },
    });
  });

  it('knows a driver without a place', () => {
    expect(driverViewOf(HIDDEN, NOW)).toMatchObject({ place: null, stoppedAt: null });
    const stoppedAt = '2026-11-21T11:00:00.000Z';
    expect(driverViewOf({ ...HIDDEN, stoppedAt }, NOW)).toMatchObject({
      place: null,
      stoppedAt: Date.parse(stoppedAt),
    });
  });

  it.each([
    [
      { state: 'on', until: '' },
      { state: 'on', until: null },
    ],
    [
      { state: 'paused', until: '2026-11-21T11:00:00.000Z' },
      { state: 'paused', until: Date.UTC(2026, 10, 21, 11) },
    ],
    [{ state: 'asleep', until: '' }, null],
    ['on', null],
    [null, null],
  ])('reads live %j', (live, expected) => {
    expect(driverViewOf({ ...SHARED, live }, NOW)?.place?.live).toEqual(expected);
  });

  it('dates nothing to the future, whatever the driver’s clock says', () => {
    const ahead = '2026-11-21T13:00:00.000Z';
    expect(driverViewOf({ ...SHARED, lastSharedTime: ahead }, NOW)?.place?.sharedAt).toBe(NOW);
    expect(driverViewOf({ ...HIDDEN, stoppedAt: ahead }, NOW)?.stoppedAt).toBe(NOW);
  });

  it.each([
    ['a link to somewhere else', { url: 'javascript:alert(1)' }],
    ['no time', { lastSharedTime: 'yesterday' }],
    ['no end', { endsAt: undefined }],
    ['half a position', { position: { latitude: 50 } }],
    ['a position that is no number', { position: { latitude: '50', longitude: 30, accuracy: Number.NaN } }],
  ])('shows no place with %s', (_, change) => {
    expect(driverViewOf({ ...SHARED, ...change }, NOW)).toMatchObject({ place: null });
  });

  it.each([{}, { ...SHARED, name: undefined }, { ...SHARED, phone: 380671234567 }])(
    'is nobody without a name, a car and a phone',
    (item) => expect(driverViewOf(item, NOW)).toBeNull(),
  );
});
