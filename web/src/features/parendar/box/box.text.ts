import type { Text } from '#intl/text.ts';

/** The box at the top: from a message to a passenger in a trip. */
export const boxText = {
  'parendar.box.label': { ua: 'Що написали пасажири', en: 'What passengers wrote' },
  'parendar.box.placeholder': {
    ua: 'Вставте повідомлення чи цілий чат',
    en: 'Paste a message or a whole chat',
  },
  'parendar.box.paste': { ua: 'Вставити повідомлення', en: 'Paste a message' },
  'parendar.box.read': { ua: 'Розібрати', en: 'Read it' },
  'parendar.box.reading': { ua: 'Розбираємо…', en: 'Reading…' },
  'parendar.box.clear': { ua: 'Очистити', en: 'Clear' },
  'parendar.box.cleared': { ua: 'Повідомлення прибрано', en: 'The message is gone' },
  'parendar.box.undo': { ua: 'Повернути', en: 'Bring it back' },
  'parendar.box.asRows': { ua: 'Як рядки', en: 'As rows' },
  'parendar.box.tooLong': {
    ua: 'Тут {count} символів, а за раз розбираємо до {limit}. Вставте чат частинами.',
    en: 'These are {count} characters, and up to {limit} are read at a time. Paste the chat in parts.',
  },
  'parendar.box.nothing': {
    ua: 'У повідомленні немає ні бронювання, ні змін.',
    en: 'The message holds neither a booking nor a change.',
  },
  'parendar.box.onDevice': { ua: 'Розібрати на цьому пристрої', en: 'Read it on this device' },
  'parendar.box.rides': { ua: 'З повідомлення', en: 'From the message' },
  'parendar.box.loadingTrips': { ua: 'Шукаємо рейси…', en: 'Looking for trips…' },
  'parendar.ride.move': {
    ua: '{kind, select, parcel {Перенести} other {Пересадити}}',
    en: '{kind, select, parcel {Move it} other {Move}}',
  },
  'parendar.ride.onTheWay': {
    ua: '{kind, select, parcel {Забрати} other {Сідає}}: {place}',
    en: '{kind, select, parcel {Collect at} other {Gets on}}: {place}',
  },
  'parendar.ride.offTheWay': {
    ua: '{kind, select, parcel {Віддати} other {Виходить}}: {place}',
    en: '{kind, select, parcel {Hand over at} other {Gets off}}: {place}',
  },
  'parendar.ride.moveInto': {
    ua: '{kind, select, parcel {Перенести посилку} other {Пересадити}}: {name}, {when}, {way}',
    en: '{kind, select, parcel {Move the parcel} other {Move}}: {name}, {when}, {way}',
  },
  'parendar.box.readOnly': {
    ua: 'Щоб додавати рейси й пасажирів, оберіть свій календар.',
    en: 'To add trips and passengers, choose a calendar of your own.',
  },
} as const satisfies Text;
