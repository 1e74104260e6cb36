import type { Text } from '#intl/text.ts';

/** The table of a week. */
export const tableText = {
  'parendar.table.title': { ua: 'Вільні місця тижня', en: 'Free seats of the week' },
  'parendar.table.rows': { ua: 'Рядки таблиці', en: 'Rows of the table' },
  'parendar.table.routes': { ua: 'Маршрути', en: 'Routes' },
  'parendar.table.drivers': { ua: 'Водії', en: 'Drivers' },
  'parendar.table.sum': { ua: 'Разом', en: 'Total' },
  'parendar.table.list': {
    ua: '{date}{isToday, select, true {, сьогодні} other {}}: показати рейси дня',
    en: '{date}{isToday, select, true {, today} other {}}: show the day’s trips',
  },
  'parendar.table.left': {
    ua: '{left, plural, =0 {вільних місць немає} one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
    en: '{left, plural, =0 {no free seats} one {# free seat} other {# free seats}}',
  },
  'parendar.table.over': {
    ua: '{over, plural, one {бракує # місця} few {бракує # місць} many {бракує # місць} other {бракує # місця}}',
    en: '{over, plural, one {# seat short} other {# seats short}}',
  },
  'parendar.table.unknown': { ua: 'скільки місць, не вказано', en: 'the number of seats is not set' },
  'parendar.table.trips': {
    ua: '{count, plural, one {# рейс} few {# рейси} many {# рейсів} other {# рейсу}}',
    en: '{count, plural, one {# trip} other {# trips}}',
  },
  'parendar.table.empty': { ua: 'Цього тижня рейсів ще немає', en: 'No trips in this week yet' },
  'parendar.table.key': { ua: 'Числа й кольори', en: 'Figures and colours' },
  'parendar.table.key.free': { ua: 'є вільні місця', en: 'seats are free' },
  'parendar.table.key.few': { ua: 'лишилося одне чи два', en: 'one or two are left' },
  'parendar.table.key.full': { ua: 'місць немає', en: 'no seats are left' },
  'parendar.table.key.unknown': { ua: 'кількість місць не вказано', en: 'the number of seats is not set' },
} as const satisfies Text;
