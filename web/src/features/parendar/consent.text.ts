import type { Text } from '#intl/text.ts';

/** The page that Google's consent window ends on. */
export const consentText = {
  'consent.title': { ua: 'Підключаємо календар', en: 'Connecting the calendar' },
  'consent.notConnected': {
    ua: 'Календар не підключено',
    en: 'The calendar is not connected',
  },
  'consent.waiting': { ua: 'Повертаємося до рейсів…', en: 'Going back to the trips…' },
  'consent.done': {
    ua: 'Готово. Вікно можна закрити.',
    en: 'Done. You can close this window.',
  },
  'consent.unclaimed': {
    ua: 'Цього дозволу ніхто не чекає. Підключіть календар у рейсах.',
    en: 'Nobody is waiting for this consent. Connect the calendar from the page with the trips.',
  },
  'consent.back': { ua: 'До рейсів', en: 'To the trips' },
} as const satisfies Text;
