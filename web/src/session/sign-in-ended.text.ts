import type { Text } from '#intl/text.ts';

/** Loaded together with the toast: no other part of the page is sure to load when a sign-in has ended. */
export const signInEndedText = {
  ended: {
    ua: 'Ваш вхід більше не дійсний. Увійдіть ще раз: те, що ви написали, збережено.',
    en: 'Your sign-in has ended. Sign in again; what you have typed is kept.',
  },
} as const satisfies Text;
