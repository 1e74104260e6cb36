import { frameText } from './frame.text.ts';

/** What every page of the app needs: the frame's texts, and those of who is signed in. */
export const appText = {
  ...frameText,
  'app.reload': { ua: 'Оновити сторінку', en: 'Reload the page' },
  'app.signIn': { ua: 'Увійти', en: 'Sign in' },
  'app.settings': { ua: 'Налаштування', en: 'Settings' },
  'app.keys': { ua: 'Ключі API', en: 'API keys' },
  'app.userMenu': { ua: 'Меню користувача: {name}', en: 'User menu: {name}' },
  'app.questions': { ua: 'Запитання', en: 'Questions' },
  'app.loading': { ua: 'Завантаження…', en: 'Loading…' },
  'failure.not-loaded': {
    ua: 'Частина сторінки не завантажилася ({chunk}). Перевірте інтернет і оновіть сторінку: текст збережено.',
    en: 'A part of the page did not load ({chunk}). Check your connection and reload the page; the text is kept.',
  },
} as const;
