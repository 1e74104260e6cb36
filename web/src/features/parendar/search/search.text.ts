import type { Text } from '#intl/text.ts';

/** The search over past and coming weeks. */
export const searchText = {
  'parendar.search.title': { ua: 'Пошук у рейсах', en: 'Search the trips' },
  'parendar.search.field': {
    ua: 'Ім’я, телефон, місто або водій',
    en: 'Name, phone, town or driver',
  },
  'parendar.search.hint': {
    ua: 'Шукаємо від {from} до {to}: досить початку слова або останніх цифр телефону.',
    en: 'From {from} to {to}: the beginning of a word or the last digits of a phone will do.',
  },
  'parendar.search.loading': { ua: 'Завантажуємо рейси…', en: 'Loading trips…' },
  'parendar.search.none': {
    ua: 'Нічого не знайдено. Спробуйте коротше: перші літери імені чи останні цифри телефону.',
    en: 'Nothing found. Try less: the first letters of a name or the last digits of a phone.',
  },
  'parendar.search.found': {
    ua: '{count, plural, one {Знайдено # рейс} few {Знайдено # рейси} many {Знайдено # рейсів} other {Знайдено # рейсу}}',
    en: '{count, plural, one {# trip found} other {# trips found}}',
  },
  'parendar.search.more': {
    ua: '{count, plural, one {Ще # рейс не показано.} few {Ще # рейси не показано.} many {Ще # рейсів не показано.} other {Ще # рейсу не показано.}} Допишіть ім’я чи цифри телефону.',
    en: '{count, plural, one {# more trip is not shown.} other {# more trips are not shown.}} Type more of the name or the phone.',
  },
  'parendar.search.cut': {
    ua: 'Рейсів дуже багато: після {to} пошук їх не бачить.',
    en: 'There are very many trips: after {to} the search does not see them.',
  },
  'parendar.search.results': { ua: 'Знайдені рейси', en: 'Trips found' },
} as const satisfies Text;
