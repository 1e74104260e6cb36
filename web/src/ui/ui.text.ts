import type { Text } from '#intl/text.ts';

export const uiText = {
  'ui.copied': { ua: 'Скопійовано!', en: 'Copied!' },
  'ui.copyFailed': {
    ua: 'Не вдалося скопіювати. Спробуйте ще раз.',
    en: 'Could not copy. Please try again.',
  },
  'ui.close': { ua: 'Закрити', en: 'Close' },
  'ui.reveal': { ua: 'Показати', en: 'Show' },
  'ui.conceal': { ua: 'Сховати', en: 'Hide' },
  'ui.newTab': { ua: '(нова вкладка)', en: '(new tab)' },
  'ui.notifications': { ua: 'Сповіщення', en: 'Notifications' },
} as const satisfies Text;
