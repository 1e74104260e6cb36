import type { Text } from '#intl/text.ts';
import { cardText } from './card.text.ts';

export const parlocText = {
  ...cardText,
  'parloc.pageTitle': { ua: 'Parloc: де зараз машина', en: 'Parloc: where the car is now' },
  'parloc.title': {
    ua: 'Клієнт бачить, де ви, — і не дзвонить',
    en: 'Clients see where you are, and do not call',
  },
  'parloc.lead': {
    ua: 'Водій натискає одну кнопку. Клієнт відкриває посилання і бачить ім’я, авто, телефон і місце на мапі — без реєстрації.',
    en: 'A driver presses one button. A client opens the link and sees the name, the car, the phone and the place on a map, without signing in.',
  },
  'parloc.begin': { ua: 'Увійти й почати', en: 'Sign in and begin' },
  'parloc.beginHint': {
    ua: 'Вхід через Google. Далі вкажіть ім’я, телефон та авто — і посилання готове.',
    en: 'You sign in with Google. Then give your name, phone and car, and the link is ready.',
  },
  'parloc.step.share': {
    ua: 'Водій натискає «Поділитися місцезнаходженням»',
    en: 'The driver presses “Share my location”',
  },
  'parloc.step.link': {
    ua: 'Надсилає клієнтам одне постійне посилання',
    en: 'Sends clients one link that stays the same',
  },
  'parloc.step.see': { ua: 'Клієнт бачить машину на мапі', en: 'The client sees the car on the map' },
} as const satisfies Text;
