import type { Text } from '#intl/text.ts';

export const parlocText = {
  'parloc.pageTitle': { ua: 'Parloc: де зараз машина', en: 'Parloc: where the car is now' },
  'parloc.title': {
    ua: 'Клієнт бачить, де ви, — і не дзвонить',
    en: 'Clients see where you are, and do not call',
  },
  'parloc.lead': {
    ua: 'Водій натискає одну кнопку. Клієнт відкриває лінк і бачить ім’я, авто, телефон і місце на мапі — без реєстрації.',
    en: 'A driver presses one button. A client opens the link and sees the name, the car, the phone and the place on a map, without signing in.',
  },
  'parloc.step.share': {
    ua: 'Водій натискає «Поділитися місцем»',
    en: 'The driver presses “Share my place”',
  },
  'parloc.step.link': {
    ua: 'Надсилає клієнтам один постійний лінк',
    en: 'Sends clients one link that stays the same',
  },
  'parloc.step.see': { ua: 'Клієнт бачить машину на мапі', en: 'The client sees the car on the map' },
  'parloc.soon': {
    ua: 'Вхід для водіїв ще готуємо. Хочете спробувати першими — напишіть у чат спільноти.',
    en: 'Sign-in for drivers is still in the works. To try it first, write to the community chat.',
  },
  'parloc.driver.title': { ua: 'Сторінка водія', en: 'Driver’s page' },
  'parloc.client.title': { ua: 'Де зараз водій', en: 'Where the driver is' },
  'parloc.client.lead': {
    ua: 'Лінк веде на водія {phone}. Місце на мапі з’явиться тут, щойно Parloc запрацює.',
    en: 'This link is for the driver {phone}. The place on the map appears here as soon as Parloc is open.',
  },
  'parloc.client.call': { ua: 'Подзвонити', en: 'Call' },
} as const satisfies Text;
