import type { Text } from '#intl/text.ts';

export const parendarText = {
  'parendar.pageTitle': { ua: 'Parendar: рейси у вашому календарі', en: 'Parendar: trips in your calendar' },
  'parendar.title': {
    ua: 'Рейси тижня — у вашому Google Календарі',
    en: 'The week’s trips, in your Google Calendar',
  },
  'parendar.lead': {
    ua: 'Водій, звідки, куди, пасажири з телефонами — в одному вікні. Повідомлення від пасажира стає рейсом.',
    en: 'Driver, from, to and passengers with phones on one screen. A passenger’s message becomes a trip.',
  },
  'parendar.step.message': { ua: 'Вставляєте повідомлення', en: 'You paste a message' },
  'parendar.step.trip': { ua: 'Обираєте рейс і водія', en: 'You choose a trip and a driver' },
  'parendar.step.calendar': { ua: 'Пасажир у календарі', en: 'The passenger is in the calendar' },
  'parendar.soon': {
    ua: 'Календар у розробці. Розібрати повідомлення можна вже зараз — у Parex.',
    en: 'The calendar is in development. Reading a message works today, in Parex.',
  },
} as const satisfies Text;
