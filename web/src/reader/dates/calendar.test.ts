import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, isoOf, nextDayAndMonth, nextDayOfMonth, weekdayOf } from './calendar.ts';
import { monthOf, weekdayIndex } from './date-words.ts';

const TODAY = dayNumber('2026-11-20') ?? 0;
const isoOrNull = (day: number | null): string | null => (day === null ? null : isoOf(day));

describe('days', () => {
  it('are numbers from 1970 on', () => {
    expect([dayNumber('1970-01-02'), dayNumber('2026-02-30'), dayNumber('завтра')]).toEqual([1, null, null]);
    expect([dayOf(2024, 2, 29), dayOf(2023, 2, 29)]).toEqual([19_782, null]);
  });

  it('have a weekday, Monday first', () => {
    expect(weekdayOf(TODAY)).toBe(4);
  });

  it.each([
    [27, '2026-11-27'],
    [5, '2026-12-05'],
    [31, '2026-12-31'],
  ])('the next %s of a month is %s', (day, iso) => {
    expect(isoOrNull(nextDayOfMonth(TODAY, day))).toBe(iso);
  });

  it.each([
    [20, 11, '2026-11-20'],
    [2, 1, '2027-01-02'],
    [29, 2, '2028-02-29'],
    [31, 2, null],
  ])('the next %s of month %s is %s', (day, month, iso) => {
    expect(isoOrNull(nextDayAndMonth(TODAY, month, day))).toBe(iso);
  });
});

describe('words of the calendar', () => {
  it.each([
    ['листопада', 11],
    ['янв', 1],
    ['sept', 9],
    ['места', null],
  ])('%s is month %s', (word, month) => {
    expect(monthOf(word)).toBe(month);
  });

  it.each([
    ['понедельник', 0],
    ['субботу', 5],
    ['sunday', 6],
    ['неделя', -1],
  ])('%s is weekday %s', (word, weekday) => {
    expect(weekdayIndex(word)).toBe(weekday);
  });
});
