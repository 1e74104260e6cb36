import type { Text } from '#intl/text.ts';

/** The week, and one of its days. */
export const weekText = {
  'parendar.week.label': { ua: 'Тиждень', en: 'Week' },
  'parendar.week.days': { ua: 'Дні тижня', en: 'Days of the week' },
  'parendar.week.previous': { ua: 'Попередній тиждень', en: 'Previous week' },
  'parendar.week.next': { ua: 'Наступний тиждень', en: 'Next week' },
  'parendar.week.today': { ua: 'Сьогодні', en: 'Today' },
  'parendar.week.refresh': { ua: 'Оновити', en: 'Refresh' },

  'parendar.week.jump': { ua: 'Перейти до дати', en: 'Go to a date' },
  'parendar.view.label': { ua: 'Що показувати', en: 'What to show' },
  'parendar.view.day': { ua: 'День', en: 'Day' },
  'parendar.view.week': { ua: 'Тиждень', en: 'Week' },
  'parendar.search.open': { ua: 'Пошук', en: 'Search' },
  'parendar.day.names': { ua: 'Імена', en: 'Names' },

  // The count is -1 where it is not known.
  'parendar.day.label': {
    ua: '{date}{isToday, select, true {, сьогодні} other {}}{count, plural, =-1 {} =0 {, рейсів немає} one {, # рейс} few {, # рейси} many {, # рейсів} other {, # рейсу}}',
    en: '{date}{isToday, select, true {, today} other {}}{count, plural, =-1 {} =0 {, no trips} one {, # trip} other {, # trips}}',
  },
  'parendar.day.count': {
    ua: '{count, plural, =0 {рейсів немає} one {# рейс} few {# рейси} many {# рейсів} other {# рейсу}}',
    en: '{count, plural, =0 {no trips} one {# trip} other {# trips}}',
  },
  'parendar.day.add': { ua: 'Новий рейс', en: 'New trip' },
  'parendar.day.empty': { ua: 'Цього дня рейсів ще немає', en: 'No trips on this day yet' },
  'parendar.day.emptyHint': {
    ua: 'Додайте перший: звідки, куди, хто за кермом. Решту допишете пізніше.',
    en: 'Add the first one: from, to, who drives. The rest can wait.',
  },
  'parendar.day.addFirst': { ua: 'Додати рейс', en: 'Add a trip' },
  'parendar.day.loading': { ua: 'Завантажуємо рейси…', en: 'Loading trips…' },
  'parendar.day.zone': { ua: 'Години вказано {zone}', en: 'Times: {zone}' },
  'parendar.day.readOnly': {
    ua: 'Цей календар можна лише переглядати',
    en: 'You can only look at this calendar',
  },

  'parendar.keys.title': { ua: 'Клавіші', en: 'Keys' },
  'parendar.keys.days': { ua: 'дні', en: 'days' },
  'parendar.keys.trips': { ua: 'рейси', en: 'trips' },
  'parendar.keys.weeks': { ua: 'тижні', en: 'weeks' },
  'parendar.keys.view': { ua: 'день або тиждень', en: 'day or week' },
  'parendar.keys.date': { ua: 'дата', en: 'date' },
  'parendar.keys.search': { ua: 'пошук', en: 'search' },
  'parendar.keys.names': { ua: 'імена', en: 'names' },
  'parendar.keys.open': { ua: 'відкрити', en: 'open' },
  'parendar.keys.new': { ua: 'новий рейс', en: 'new trip' },
  'parendar.keys.close': { ua: 'закрити', en: 'close' },
} as const satisfies Text;
