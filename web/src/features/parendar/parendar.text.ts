import type { Text } from '#intl/text.ts';
import { requestText } from './request/request.text.ts';

/** The page of who is not signed in. */
export const parendarText = {
  ...requestText,
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

  'parendar.landing.boxTitle': { ua: 'Спробуйте на своєму повідомленні', en: 'Try it on a message of yours' },
  'parendar.landing.onDevice': {
    ua: 'Читаємо на вашому пристрої: до входу нікуди нічого не надсилаємо.',
    en: 'It is read on your device: before you sign in, nothing is sent anywhere.',
  },
  'parendar.landing.sample': { ua: 'Взяти приклад', en: 'Take a sample' },
  'parendar.landing.sampleMessage': {
    ua: 'Доброго дня! Прилітаємо завтра о 15:40, нас двоє, треба з Кракова до Львова. Олена Кравець, 067 123 45 67',
    en: 'Hello! We land tomorrow at 15:40, two people, from Kraków to Lviv. Olena Kravets, +380 67 123 45 67',
  },
  'parendar.landing.clear': { ua: 'Очистити', en: 'Clear' },
  'parendar.landing.tripTitle': { ua: 'Так виглядатиме рейс', en: 'The trip it would become' },
  'parendar.landing.isRead': { ua: 'Повідомлення розібрано', en: 'The message has been read' },
  'parendar.landing.unsaid': { ua: 'немає в повідомленні', en: 'not in the message' },
  'parendar.landing.nothing': {
    ua: 'Поки що рейс нема з чого скласти: допишіть, звідки й куди, коли та хто їде.',
    en: 'There is nothing to make a trip of yet: say from where to where, when and who.',
  },
  'parendar.landing.signIn': { ua: 'Увійти й додати рейс', en: 'Sign in and add the trip' },
  'parendar.landing.waits': {
    ua: 'Повідомлення чекатиме у новій заявці. Доступ до календаря ви даєте окремо й можете будь-коли забрати; без нього є демокалендар.',
    en: 'The message will be waiting in the new request. You give access to your calendar separately and can take it back at any time; without it there is a demo calendar.',
  },
} as const satisfies Text;
