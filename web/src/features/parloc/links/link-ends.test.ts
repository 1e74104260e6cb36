import { describe, expect, it } from 'vitest';
import { daysOfLink, endOfLink } from './link-ends.ts';

const NOW = new Date(2026, 10, 22, 12, 30).getTime();
const HOUR = 60 * 60_000;

describe('[L-02] the end of a link', () => {
  it.each([
    ['hour', 1],
    ['eightHours', 8],
    ['day', 24],
  ] as const)('comes %s after its making', (end, hours) =>
    expect(endOfLink(end, '', NOW)).toBe(NOW + hours * HOUR),
  );

  it.each([
    ['today', '2026-11-22', new Date(2026, 10, 22, 23, 59, 59)],
    ['the day when the clocks are set back', '2026-10-25', new Date(2026, 9, 25, 23, 59, 59)],
    ['the day when they are set forward', '2027-03-28', new Date(2027, 2, 28, 23, 59, 59)],
  ])('is the end of %s where the device is', (_, date, end) =>
    expect(endOfLink('date', date, NOW)).toBe(end.getTime()),
  );
});

describe('[L-02] the days of a link', () => {
  it('are today and the 89 that follow', () =>
    expect(daysOfLink(NOW)).toEqual({ first: '2026-11-22', last: '2027-02-19' }));

  it.each([
    ['at the beginning of a day', 0, 0],
    ['at its end', 23, 59],
  ])('end within what the rules allow, %s', (_, hours, minutes) => {
    // All of a year, so that both changes of the clocks are among them.
    for (let day = 1; day <= 366; day += 1) {
      const now = new Date(2026, 0, day, hours, minutes).getTime();
      const end = endOfLink('date', daysOfLink(now).last, now);
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThan(91 * 24 * HOUR);
    }
  });
});
