import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('[CH-16] relative time', () => {
  it.each([
    [0, 'зараз', 'now'],
    [999, 'зараз', 'now'],
    [SECOND, '1 секунду тому', '1 second ago'],
    [59 * SECOND, '59 секунд тому', '59 seconds ago'],
    [MINUTE, '1 хвилину тому', '1 minute ago'],
    [2 * MINUTE + 59 * SECOND, '2 хвилини тому', '2 minutes ago'],
    [HOUR, '1 годину тому', '1 hour ago'],
    [23 * HOUR, '23 години тому', '23 hours ago'],
    [DAY, '1 день тому', '1 day ago'],
    [29 * DAY, '29 днів тому', '29 days ago'],
    [30 * DAY, '1 місяць тому', '1 month ago'],
    [364 * DAY, '12 місяців тому', '12 months ago'],
    [365 * DAY, '1 рік тому', '1 year ago'],
    [5 * 365 * DAY, '5 років тому', '5 years ago'],
  ])('%i ms ago', (distance, ukrainian, english) => {
    expect(formatRelativeTime(NOW - distance, NOW, 'uk')).toBe(ukrainian);
    expect(formatRelativeTime(NOW - distance, NOW, 'en-GB')).toBe(english);
  });

  it('looks ahead as well', () => {
    expect(formatRelativeTime(NOW + 2 * HOUR, NOW, 'uk')).toBe('через 2 години');
    expect(formatRelativeTime(NOW + 90 * DAY, NOW, 'en-GB')).toBe('in 3 months');
  });
});
