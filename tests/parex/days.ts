/** A day, YYYY-MM-DD, as it is copied: dd.mm.yyyy. */
export function copiedDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** A day, YYYY-MM-DD, as it is shown: dd.mm.yyyy, with the day of the week. */
export function shownDay(day: string, language: 'ua' | 'en' = 'ua'): string {
  const locale = language === 'ua' ? 'uk' : 'en-GB';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return `${copiedDay(day)} ${weekday.format(new Date(day))}`;
}
