import { describe, expect, it } from 'vitest';
import { calendarDate, type DateFormat, formatDate } from './date-formats.ts';

/** Half past midnight in Kyiv, still the day before in UTC. */
const MOMENT = new Date('2026-11-20T22:30:00Z');

describe('[CH-17] date formats', () => {
  it.each<[DateFormat, string, string]>([
    ['full', 'субота, 21 листопада 2026 р.', 'Saturday, 21 November 2026'],
    ['short', '21.11.2026', '21/11/2026'],
    ['month-day', '21 листопада', '21 November'],
    ['day-month', '21 лист.', '21 Nov'],
    ['weekday-short', 'сб', 'Sat'],
    ['time', '00:30', '00:30'],
    ['calendar-date', '2026-11-21', '2026-11-21'],
  ])('%s', (format, ukrainian, english) => {
    expect(formatDate(MOMENT, format, 'uk', 'Europe/Kyiv')).toBe(ukrainian);
    expect(formatDate(MOMENT, format, 'en-GB', 'Europe/Kyiv')).toBe(english);
  });

  it('takes the day of the zone it is asked for', () => {
    expect(calendarDate(MOMENT, 'UTC')).toBe('2026-11-20');
    expect(calendarDate(MOMENT, 'Europe/Kyiv')).toBe('2026-11-21');
  });
});
