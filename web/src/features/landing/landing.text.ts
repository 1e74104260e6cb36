import type { Text } from '#intl/text.ts';

export const landingText = {
  'landing.pageTitle': {
    ua: 'Par Club — інструменти для диспетчерів і водіїв',
    en: 'Par Club — tools for dispatchers and drivers',
  },
  'landing.title': {
    ua: 'Повідомлення, водії та рейси — в одному місці',
    en: 'Messages, drivers and trips in one place',
  },
  'landing.lead': {
    ua: 'Для диспетчерів і водіїв, які возять людей та посилки. Працює на телефоні, без встановлення, вже сьогодні.',
    en: 'For dispatchers and drivers who carry people and parcels. Works on a phone, nothing to install, today.',
  },
  'landing.try': { ua: 'Розібрати повідомлення', en: 'Read a message' },
  'landing.products': { ua: 'Інструменти', en: 'Tools' },
  'landing.parex.title': { ua: 'Parex — повідомлення в рядок', en: 'Parex — message to row' },
  'landing.parex.text': {
    ua: 'Вставляєте повідомлення пасажира — отримуєте рядок для своєї таблиці, у своїх колонках.',
    en: 'Paste a passenger’s message and get a row for your spreadsheet, in your own columns.',
  },
  'landing.parloc.title': { ua: 'Parloc — де зараз машина', en: 'Parloc — where the car is' },
  'landing.parloc.text': {
    ua: 'Водій натискає кнопку, клієнт бачить машину на мапі. Менше дзвінків «ви де?».',
    en: 'The driver presses a button, the client sees the car on a map. Fewer “where are you?” calls.',
  },
} as const satisfies Text;
