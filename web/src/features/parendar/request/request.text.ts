import type { Text } from '#intl/text.ts';

/** What a request is made of: for its form, and for the page that shows it before the sign-in. */
export const requestText = {
  'parendar.request.message': { ua: 'Повідомлення пасажира', en: 'Passenger’s message' },
  'parendar.request.paste': { ua: 'Вставити повідомлення', en: 'Paste message' },
  'parendar.request.pasteEmpty': {
    ua: 'У буфері обміну немає тексту',
    en: 'There is no text on the clipboard',
  },
  'parendar.request.pasteFailed': {
    ua: 'Браузер не дозволив прочитати буфер обміну. Вставте вручну: утримуйте палець на полі або натисніть Ctrl+V.',
    en: 'The browser did not let us read the clipboard. Paste by hand: hold your finger on the box, or press Ctrl+V.',
  },
  'parendar.request.placeholder': {
    ua: 'Прилітаємо 25.11 о 15:40 у Краків, нас двоє, треба до Львова. Олена, 067 123 45 67',
    en: 'We land in Kraków on 25.11 at 15:40, two of us, and need to get to Lviv. Olena, +380 67 123 45 67',
  },
  'parendar.request.name': { ua: 'Ім’я пасажира', en: 'Passenger name' },
  'parendar.request.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.request.from': { ua: 'Місто відправлення', en: 'Origin city' },
  'parendar.request.to': { ua: 'Куди', en: 'To' },
  'parendar.request.count': { ua: 'Кількість пасажирів', en: 'Passenger count' },
  'parendar.request.date': { ua: 'Дата поїздки', en: 'Date of travel' },
  'parendar.request.time': { ua: 'Час поїздки', en: 'Time of travel' },
} as const satisfies Text;
