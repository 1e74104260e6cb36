import type { Text } from '#intl/text.ts';

/** In the script that says it, so that it is at hand where no other script runs. */
export const tooOldText = {
  browser: {
    ua: 'Ваш браузер застарів, тому сторінка може не працювати. Оновіть його (на iPhone — оновіть iOS) або відкрийте сторінку в новішому Chrome.',
    en: 'Your browser is out of date, so this page may not work. Update it (on an iPhone, update iOS) or open the page in a newer Chrome.',
  },
} as const satisfies Text;
