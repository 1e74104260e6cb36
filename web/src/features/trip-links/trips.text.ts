import type { Text } from '#intl/text.ts';

/** What both pages of a trip say. */
export const tripsText = {
  'trips.loading': { ua: 'Відкриваємо поїздку…', en: 'Opening the trip…' },
  'trips.missing': { ua: 'Це посилання вже не діє', en: 'This link no longer works' },
  'trips.missingHint': {
    ua: 'Його час минув, або диспетчер його відкликав. Попросіть нове посилання.',
    en: 'Its time is over, or the dispatcher has taken it back. Ask for a new link.',
  },
  'trips.failed': { ua: 'Не вдалося завантажити', en: 'Could not load' },
  'trips.failedHint': {
    ua: 'Перевірте інтернет. Сторінка спробує сама, щойно з’явиться зв’язок.',
    en: 'Check your connection. The page tries again by itself as soon as you are online.',
  },
  'trips.retry': { ua: 'Спробувати ще раз', en: 'Try again' },
  'trips.offline': {
    ua: 'Немає зв’язку. Показуємо останнє, що було відомо.',
    en: 'No connection. This is what was known last.',
  },
  'trips.cancelled': { ua: 'Рейс скасовано', en: 'The trip is cancelled' },
  'trips.border.at': { ua: 'На кордоні', en: 'At the border' },
  'trips.border.crossed': { ua: 'Кордон перетнули', en: 'Border crossed' },
  'trips.seats': {
    ua: '{seats, plural, =0 {посилка} one {# місце} few {# місця} many {# місць} other {# місця}}',
    en: '{seats, plural, =0 {parcel} one {# seat} other {# seats}}',
  },
  'trips.text.luggage': { ua: 'Багаж: {value}', en: 'Luggage: {value}' },
  'trips.text.note': { ua: '{value}', en: '{value}' },
  'trips.noName': { ua: 'Без імені', en: 'No name' },
} as const satisfies Text;
