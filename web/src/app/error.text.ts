import type { Text } from '#intl/text.ts';

/** Not loaded like the others: these have to be there when something else did not load. */
export const errorText = {
  title: { ua: 'Не вдалося відкрити сторінку', en: 'This page could not be opened' },
  chunk: {
    ua: 'Не завантажилася частина «{chunk}». Сторінка відкриється сама, щойно з’явиться інтернет.',
    en: 'The part “{chunk}” did not load. Check your connection: the page opens by itself as soon as it is back.',
  },
  profile: {
    ua: 'Не вдалося отримати профіль. Спробуйте ще раз.',
    en: 'Failed to get user profile. Please try again.',
  },
  other: { ua: 'Щось пішло не так. Оновіть сторінку.', en: 'Something went wrong. Reload the page.' },
  kept: { ua: 'Написане збережено.', en: 'What you have typed is kept.' },
  reload: { ua: 'Оновити сторінку', en: 'Reload the page' },
} as const satisfies Text;
