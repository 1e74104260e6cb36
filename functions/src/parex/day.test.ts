import { describe, expect, it } from 'vitest';
import { dayAt, endOfDay, latestDates } from './day.ts';

describe('dayAt', () => {
  it.each([
    ['2026-11-20T21:59:59Z', { date: '2026-11-20', weekday: 'Friday' }],
    ['2026-11-20T22:00:00Z', { date: '2026-11-21', weekday: 'Saturday' }],
    ['2026-07-01T21:00:00Z', { date: '2026-07-02', weekday: 'Thursday' }],
  ])('at %s it is %o in Kyiv', (moment, day) => {
    expect(dayAt(new Date(moment), 'Europe/Kyiv')).toEqual(day);
  });
});

describe('latestDates', () => {
  it.each([
    // Half an hour into the day: 24 hours before, two days ago had not ended, as a day of 23 hours lies between.
    ['2026-03-29T21:30:00Z', ['2026-03-30', '2026-03-29', '2026-03-28']],
    ['2026-10-25T22:30:00Z', ['2026-10-26', '2026-10-25', '2026-10-24']],
    ['2026-11-21T10:00:00Z', ['2026-11-21', '2026-11-20', '2026-11-19']],
  ])('at %s begin with %j in Kyiv', (moment, dates) => {
    expect(latestDates(new Date(moment), 3, 'Europe/Kyiv').slice(0, 3)).toEqual(dates);
  });
});

describe('endOfDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20T22:00:00.000Z'],
    ['2026-07-01', '2026-07-01T21:00:00.000Z'],
    // A day of 23 hours, and one of 25.
    ['2026-03-29', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', '2026-10-25T22:00:00.000Z'],
  ])('[M-10] of %s is %s in Kyiv', (date, moment) => {
    expect(endOfDay(date, 'Europe/Kyiv').toISOString()).toBe(moment);
  });
});
