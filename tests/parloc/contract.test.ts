import { Moment, Parloc, ParlocId, Phone } from '@par-club/functions/contract/parloc';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const HIDDEN = {
  userId: 'some-uid',
  name: 'Олена',
  phone: '+380671234567',
  carName: 'Мерседес Спринтер',
  phonePlace: 'p'.repeat(22),
  stopKey: 'k'.repeat(22),
  url: '',
  lastSharedTime: '',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const POSITION = { latitude: 50.4501, longitude: 30.5234, accuracy: 12 };
const SHARED = {
  ...HIDDEN,
  url: mapUrl(POSITION),
  lastSharedTime: '2026-11-21T10:05:00.000Z',
  position: POSITION,
  endsAt: { seconds: 1_800_000_000, nanoseconds: 0 },
};

const fits = (item: unknown) => z.safeParse(Parloc, item).success;

describe('Parloc', () => {
  it.each([
    ['without a place', HIDDEN],
    ['stopped', { ...HIDDEN, stoppedAt: '2026-11-21T10:10:00.000Z' }],
    ['with a place', SHARED],
    ['with all that a device tells', { ...SHARED, position: { ...POSITION, heading: 359.5, speed: 27.7 } }],
    ['live', { ...SHARED, live: { until: '', state: 'on' } }],
    ['with a place, after a stop', { ...SHARED, stoppedAt: '2026-11-21T09:10:00.000Z' }],
    ['live for an hour', { ...SHARED, live: { until: '2026-11-21T11:05:00.000Z', state: 'paused' } }],
  ])('is an item %s', (_, item) => expect(fits(item)).toBe(true));

  it.each([
    ['a link without a position', { ...HIDDEN, url: SHARED.url, lastSharedTime: SHARED.lastSharedTime }],
    ['a position without a link', { ...HIDDEN, position: POSITION }],
    ['a time without a place', { ...HIDDEN, lastSharedTime: SHARED.lastSharedTime }],
    ['live without a place', { ...HIDDEN, live: { until: '', state: 'on' } }],
    ['a blank name', { ...HIDDEN, name: ' \t\u00a0\u200b\n' }],
    ['more than it should', { ...HIDDEN, email: 'olena@example.com' }],
  ])('is nothing with %s', (_, item) => expect(fits(item)).toBe(false));
});

describe('mapUrl', () => {
  it('[D-07] embeds the map at zoom 15', () => {
    expect(mapUrl(POSITION)).toBe('https://maps.google.com/maps?q=50.4501,30.5234&z=15&output=embed');
  });

  it('[D-07] has the stored form for every place on earth', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const position = { latitude, longitude, accuracy: 0 };
        expect(fits({ ...SHARED, position, url: mapUrl(position) })).toBe(true);
      }),
    );
  });
});

describe('the texts of the contract', () => {
  it('[D-06] are what a new item is called and dated', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(z.parse(ParlocId, parlocIdAt(now))).toBe('parloc_1795255200000');
    expect(z.parse(Moment, now.toISOString())).toBe('2026-11-21T10:00:00.000Z');
  });

  it.each(['0671234567', '380671234567', '+0671234567', '+38067', '+380 67 123', '+3806712345678901'])(
    '[D-09] know no phone %s',
    (phone) => expect(z.safeParse(Phone, phone).success).toBe(false),
  );
});
