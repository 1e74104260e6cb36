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

  'parendar.ride.nobody': { ua: 'Без імені', en: 'No name' },
  'parendar.ride.noPhone': { ua: 'Телефону немає', en: 'No phone' },
  'parendar.ride.seats': {
    ua: '{kind, select, parcel {{count, plural, one {# посилка} few {# посилки} many {# посилок} other {# посилки}}} other {{count, plural, one {# місце} few {# місця} many {# місць} other {# місця}}}}',
    en: '{kind, select, parcel {{count, plural, one {# parcel} other {# parcels}}} other {{count, plural, one {# seat} other {# seats}}}}',
  },
  'parendar.ride.noRoute': { ua: 'Маршрут не вказано', en: 'No route given' },
  'parendar.ride.noDate': { ua: 'День не вказано', en: 'No day given' },
  'parendar.ride.past': { ua: 'Цей день уже минув', en: 'This day is over' },
  'parendar.ride.double': { ua: 'Уже є в рейсі: {trip}', en: 'Travels already: {trip}' },
  'parendar.ride.parcel': { ua: 'Посилка', en: 'Parcel' },
  'parendar.ride.change': { ua: 'Зміна', en: 'Change' },
  'parendar.ride.cancel': { ua: 'Скасування', en: 'Cancellation' },
  'parendar.ride.noTrips': { ua: 'Такого рейсу ще немає.', en: 'There is no such trip yet.' },
  'parendar.ride.free': {
    ua: '{free, plural, =0 {місць немає} one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
    en: '{free, plural, =0 {no free seats} one {# free seat} other {# free seats}}',
  },
  'parendar.ride.onTheWay': {
    ua: '{kind, select, parcel {Забрати} other {Сідає}}: {place}',
    en: '{kind, select, parcel {Collect at} other {Gets on}}: {place}',
  },
  'parendar.ride.offTheWay': {
    ua: '{kind, select, parcel {Віддати} other {Виходить}}: {place}',
    en: '{kind, select, parcel {Hand over at} other {Gets off}}: {place}',
  },
  'parendar.ride.put': {
    ua: '{kind, select, parcel {Взяти} other {Посадити}}',
    en: '{kind, select, parcel {Take} other {Put in}}',
  },
  'parendar.ride.putInto': {
    ua: '{kind, select, parcel {Взяти посилку} other {Посадити}}: {name}, {when}, {way}',
    en: '{kind, select, parcel {Take the parcel} other {Put in}}: {name}, {when}, {way}',
  },
  'parendar.ride.more': {
    ua: '{count, plural, one {Ще # рейс} few {Ще # рейси} many {Ще # рейсів} other {Ще # рейсу}}',
    en: '{count, plural, one {# more trip} other {# more trips}}',
  },
  'parendar.ride.newTrip': { ua: 'Новий рейс', en: 'New trip' },
  'parendar.ride.dismiss': { ua: 'Прибрати', en: 'Dismiss' },
  'parendar.ride.notFound': {
    ua: 'Такого бронювання в найближчих рейсах немає.',
    en: 'No coming trip has this booking.',
  },
  'parendar.ride.now': { ua: 'Зараз: {words}', en: 'Now: {words}' },
  'parendar.ride.then': { ua: 'Буде: {words}', en: 'Then: {words}' },
  'parendar.ride.strike': { ua: 'Викреслити', en: 'Strike out' },
  'parendar.ride.move': {
    ua: '{kind, select, parcel {Перенести} other {Пересадити}}',
    en: '{kind, select, parcel {Move it} other {Move}}',
  },
  'parendar.ride.moveInto': {
    ua: '{kind, select, parcel {Перенести посилку} other {Пересадити}}: {name}, {when}, {way}',
    en: '{kind, select, parcel {Move the parcel} other {Move}}: {name}, {when}, {way}',
  },
  'parendar.ride.correct': { ua: 'Змінити', en: 'Change' },
  'parendar.ride.seated': {
    ua: '{kind, select, parcel {Посилку додано} other {Їде}}: {name}, {trip}',
    en: '{kind, select, parcel {Parcel put in} other {Put in}}: {name}, {trip}',
  },
  'parendar.ride.made': { ua: 'Новий рейс: {trip}, {name}', en: 'New trip: {trip}, {name}' },
  'parendar.ride.struck': {
    ua: '{kind, select, parcel {Посилку викреслено} other {Викреслено}}: {name}, {trip}',
    en: '{kind, select, parcel {Parcel struck out} other {Struck out}}: {name}, {trip}',
  },
  'parendar.ride.changed': { ua: 'Змінено: {name}, {trip}', en: 'Changed: {name}, {trip}' },
  'parendar.ride.undo': { ua: 'Повернути', en: 'Undo' },
  'parendar.box.readOnly': {
    ua: 'Щоб додавати рейси й пасажирів, оберіть свій календар.',
    en: 'To add trips and passengers, choose a calendar of your own.',
  },
} as const satisfies Text;
