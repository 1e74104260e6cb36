import words from './calendar-words.json' with { type: 'json' };

// Words in Ukrainian, Russian, Polish and English, inflected or cut short. '*' stands for any letters.

/** January first. */
export const MONTHS: readonly (readonly string[])[] = words.months;
/** Monday first. 'неделя' is a Russian week: only its Ukrainian spelling is a Sunday. */
export const WEEKDAYS: readonly (readonly string[])[] = words.weekdays;

/** The source of a pattern of such words. */
export function patternOf(list: readonly string[]): string {
  return list.join('|').replaceAll('*', '\\p{L}*');
}
