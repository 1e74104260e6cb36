import { describe, expect, it } from 'vitest';
import { dayAt } from './day.ts';

describe('dayAt', () => {
  it.each([
    ['2026-11-20T21:59:59Z', { date: '2026-11-20', weekday: 'Friday' }],
    ['2026-11-20T22:00:00Z', { date: '2026-11-21', weekday: 'Saturday' }],
    ['2026-07-01T21:00:00Z', { date: '2026-07-02', weekday: 'Thursday' }],
  ])('at %s it is %o in Kyiv', (moment, day) => {
    expect(dayAt(new Date(moment), 'Europe/Kyiv')).toEqual(day);
  });
});
