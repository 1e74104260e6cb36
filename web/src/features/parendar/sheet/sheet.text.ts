import type { Text } from '#intl/text.ts';

/** A trip as a list for its driver, and what its passengers are told. */
export const sheetText = {
  'parendar.sheet.title': { ua: 'Список для водія', en: 'Driver’s list' },
  'parendar.sheet.copy': { ua: 'Копіювати список', en: 'Copy the list' },
  'parendar.sheet.copied': { ua: 'Список для водія скопійовано', en: 'Driver’s list copied' },
  'parendar.sheet.share': { ua: 'Надіслати', en: 'Share' },
  'parendar.sheet.print': { ua: 'Друк', en: 'Print' },
  'parendar.sheet.driver': { ua: 'Водій: {name}', en: 'Driver: {name}' },
  'parendar.sheet.noDriver': { ua: 'Водія ще не призначено', en: 'No driver yet' },
  'parendar.sheet.seats': { ua: 'Місця: {taken} з {seats}', en: 'Seats: {taken} of {seats}' },
  'parendar.sheet.on': {
    ua: '{people, plural, =0 {Забрати:} one {Сідає:} few {Сідають:} many {Сідають:} other {Сідають:}}',
    en: '{people, plural, =0 {Collect:} one {Gets on:} other {Get on:}}',
  },
  'parendar.sheet.off': {
    ua: '{people, plural, =0 {Віддати: {names}} one {Виходить: {names}} few {Виходять: {names}} many {Виходять: {names}} other {Виходять: {names}}}',
    en: '{people, plural, =0 {Hand over: {names}} one {Gets off: {names}} other {Get off: {names}}}',
  },
  'parendar.sheet.take': { ua: 'взяти {price}', en: 'take {price}' },
  'parendar.sheet.noPassengers': { ua: 'Пасажирів ще немає', en: 'No passengers yet' },
  'parendar.sheet.notes': { ua: 'Примітки: {notes}', en: 'Notes: {notes}' },

  'parendar.message.open': { ua: 'Написати пасажирам', en: 'Write to passengers' },
  'parendar.message.title': { ua: 'Повідомлення пасажирам', en: 'Messages to passengers' },
  'parendar.message.hello': {
    ua: 'Доброго дня! Нагадуємо про вашу {kind, select, parcel {посилку} other {поїздку}} {way}.',
    en: 'Hello! A reminder of your {kind, select, parcel {parcel} other {trip}} {way}.',
  },
  'parendar.message.pickUp': {
    ua: '{kind, select, parcel {Де забираємо} other {Місце посадки}}: {place}',
    en: '{kind, select, parcel {We collect it at} other {You get on at}}: {place}',
  },
  'parendar.message.link': { ua: 'Де зараз водій: {link}', en: 'Where the driver is now: {link}' },
  'parendar.message.seat': {
    ua: 'Ваша {kind, select, parcel {посилка} other {поїздка}} й де машина: {link}',
    en: 'Your {kind, select, parcel {parcel} other {trip}}, and where the car is: {link}',
  },
  'parendar.message.copy': { ua: 'Копіювати', en: 'Copy' },
  'parendar.message.copyFor': { ua: 'Копіювати повідомлення: {name}', en: 'Copy the message: {name}' },
  'parendar.message.copied': { ua: 'Повідомлення скопійовано', en: 'Message copied' },
  'parendar.message.by': { ua: '{name}: написати у {messenger}', en: '{name}: write by {messenger}' },
} as const satisfies Text;
