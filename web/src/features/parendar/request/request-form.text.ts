import type { Text } from '#intl/text.ts';

/** The form of a new request. */
export const requestFormText = {
  'parendar.request.title': { ua: 'Нова заявка', en: 'New request' },
  'parendar.request.parse': { ua: 'Розібрати', en: 'Parse' },
  'parendar.request.parsing': { ua: 'Розбираємо…', en: 'Parsing…' },
  'parendar.request.readOnDevice': { ua: 'Розібрати на цьому пристрої', en: 'Read on this device' },
  'parendar.request.byModel': {
    ua: 'Розібрано мовною моделлю. Перевірте поля нижче.',
    en: 'Read by the language model. Check the fields below.',
  },
  'parendar.request.byDevice': {
    ua: 'Розібрано на цьому пристрої, без мовної моделі. Перевірте поля нижче.',
    en: 'Read on this device, without the language model. Check the fields below.',
  },
  'parendar.request.nothingRead': {
    ua: 'У повідомленні нічого не знайшлося. Заповніть поля вручну.',
    en: 'Nothing was found in the message. Fill in the fields by hand.',
  },
  'parendar.request.tooLong': {
    ua: 'Модель розбирає до {limit} символів, а тут {count}. Скоротіть повідомлення або розберіть його на цьому пристрої.',
    en: 'The model reads up to {limit} characters, and these are {count}. Shorten the message, or read it on this device.',
  },
  'parendar.request.flight': {
    ua: 'Якщо зустрічаєте літак, вкажіть, коли він прилітає.',
    en: 'To meet a flight, give its arrival date and time.',
  },
  'parendar.request.manual': { ua: 'Введення вручну', en: 'Manual input' },
  'parendar.request.details': { ua: 'Деталі рейсу', en: 'Trip details' },
  'parendar.request.seats': { ua: 'Місць у машині', en: 'Seats in the car' },
  'parendar.request.notes': { ua: 'Примітки', en: 'Notes' },
  'parendar.request.reset': { ua: 'Очистити', en: 'Reset' },
  'parendar.request.wasReset': { ua: 'Заявку очищено', en: 'The request was reset' },
  'parendar.request.undo': { ua: 'Повернути', en: 'Undo' },
  'parendar.request.add': { ua: 'Додати до календаря', en: 'Add to calendar' },
  'parendar.request.toTrip': { ua: 'До наявного рейсу', en: 'Into an existing trip' },
  'parendar.request.adding': { ua: 'Додаємо…', en: 'Adding…' },
  'parendar.form.count': {
    ua: 'Кількість пасажирів — число від 1 до {most}',
    en: 'The passenger count is from 1 to {most}',
  },
  'parendar.form.nameOrPhone': {
    ua: 'Потрібне ім’я або телефон пасажира',
    en: 'A name or a phone of the passenger is required',
  },
} as const satisfies Text;
