import { MONTHS, patternOf, WEEKDAYS } from '@par-club/functions/shared/calendar-words';
import { differsByOne } from '../text/letters.ts';
import { regex } from '../text/text.ts';

const MONTH_PATTERNS = MONTHS.map((list) => regex`^(?:${patternOf(list)})$`);
const WEEKDAY_PATTERNS = WEEKDAYS.map((list) => regex`^(?:${patternOf(list)})$`);
export const WEEKDAY_WORD = WEEKDAYS.map(patternOf).join('|');

/** 1–12, or null. Takes one folded word in any of the languages, inflected or cut short. */
export function monthOf(word: string): number | null {
  const month = MONTH_PATTERNS.findIndex((pattern) => pattern.test(word));
  return month < 0 ? null : month + 1;
}

/** 0 for Monday … 6 for Sunday, -1 for anything else. */
export function weekdayIndex(word: string): number {
  return WEEKDAY_PATTERNS.findIndex((pattern) => pattern.test(word));
}

/** The list with a Cyrillic word that differs by one letter, as 'берзня' and 'чтвер' do; -1 for none. */
export function misspeltIndex(lists: readonly (readonly string[])[], word: string): number {
  if (word.length < 5) return -1;
  return lists.findIndex((list) =>
    list.some((each) => /^[а-яіїєґ']{5,}$/u.test(each) && differsByOne(each, word)),
  );
}
