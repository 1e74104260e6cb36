import { describe, expect, it } from 'vitest';
import { intlIn } from '../intl-of-tests.ts';
import { dayOfTrip, daysText, foreignZone, startText, stopTime } from './trip-words.ts';

describe('[P-03] the days of a week in words', () => {
  it.each([
    ['2026-11-16', '2026-11-22', '16–22 листопада'],
    ['2026-11-30', '2026-12-06', '30 листопада – 6 грудня'],
    ['2027-01-11', '2027-01-17', '11–17 січня 2027 р.'],
    ['2026-12-28', '2027-01-03', '28 грудня 2026 – 3 січня 2027 рр.'],
  ])('%s to %s', (from, to, words) => {
    expect(daysText(from, to, '2026-11-21', 'uk').replace(/\s/g, ' ')).toBe(words);
  });
});

describe('the zone of a calendar', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  it('is named only where its clocks show another time', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(foreignZone(own, now, 'uk')).toBeNull();
    expect(foreignZone('Pacific/Auckland', now, 'en-GB')).toBe('New Zealand Daylight Time');
  });
});

it('a trip starts by the clocks of its calendar', () => {
  const trip = { start: '2026-11-20T22:05:00.000Z', isAllDay: false };
  expect(dayOfTrip(trip, 'Europe/Kyiv')).toBe('2026-11-21');
  for (const language of ['ua', 'en'] as const) {
    expect(startText(trip, intlIn(language), 'Europe/Kyiv')).toBe('00:05');
  }
});

it('[T-03] a stop of another day than the start’s says its day', () => {
  const trip = { start: '2026-11-27T21:30:00.000Z' };
  const at = (minutes: number | null) => stopTime(trip, minutes, 'uk', 'Europe/Kyiv').replace(/\s/g, ' ');
  expect([at(20), at(70), at(null)]).toEqual(['23:50', '00:40, 28 лист.', '']);
});
