import type { Text } from '#intl/text.ts';

/** Not loaded like the others: these have to be there when something else did not load. */
export const errorText = {
  title: { ua: 'Не вдалося відкрити сторінку', en: 'This page could not be opened' },
  chunk: {
    ua: 'Не завантажилася частина «{chunk}». Перевірте інтернет і оновіть сторінку.',
    en: 'The part “{chunk}” did not load. Check your connection and reload the page.',
  },
  profile: {
    ua: 'Не вдалося отримати профіль. Спробуйте ще раз.',
    en: 'Failed to get user profile. Please try again.',
  },
  other: { ua: 'Щось пішло не так. Оновіть сторінку.', en: 'Something went wrong. Reload the page.' },
  kept: { ua: 'Те, що ви написали, збережено.', en: 'What you have typed is kept.' },
  reload: { ua: 'Оновити сторінку', en: 'Reload the page' },
} as const satisfies Text;
