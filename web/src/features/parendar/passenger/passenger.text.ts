import type { Text } from '#intl/text.ts';

/** The form that puts a passenger into a trip. */
export const passengerText = {
  'parendar.passenger.title': { ua: 'Додати пасажира до рейсу', en: 'Add a passenger to a trip' },
  'parendar.passenger.name': { ua: 'Ім’я', en: 'Name' },
  'parendar.passenger.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.passenger.date': { ua: 'Дата', en: 'Date' },
  'parendar.passenger.time': { ua: 'Час', en: 'Time' },
  'parendar.passenger.search': { ua: 'Знайти рейс', en: 'Find a trip' },
  'parendar.passenger.searching': { ua: 'Шукаємо…', en: 'Searching…' },
  'parendar.passenger.found': {
    ua: '{count, plural, one {Знайдено # рейс} few {Знайдено # рейси} many {Знайдено # рейсів} other {Знайдено # рейсу}}',
    en: '{count, plural, one {# trip found} other {# trips found}}',
  },
  'parendar.passenger.none': {
    ua: 'На цей день рейсів немає. Оберіть інший день або створіть рейс.',
    en: 'There are no trips on this day. Choose another day, or make a trip.',
  },
  'parendar.passenger.seatsLeft': {
    ua: '{free, plural, =0 {місць немає} one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
    en: '{free, plural, =0 {no seats left} one {# seat left} other {# seats left}}',
  },
  'parendar.passenger.add': { ua: 'Додати', en: 'Add' },
  'parendar.passenger.addAnyway': { ua: 'Усе одно додати', en: 'Add anyway' },
  'parendar.passenger.addTo': { ua: '{add}: {way}, {time}', en: '{add}: {way} at {time}' },
} as const satisfies Text;
