import { uiText } from '../ui/ui.text.ts';

/** The frame's texts and those of the widgets: what every page needs. */
export const appText = {
  ...uiText,
  'app.skip': { ua: 'До вмісту сторінки', en: 'Skip to content' },
  'app.home': { ua: 'Par Club: на головну', en: 'Par Club: home' },
  'app.language': { ua: 'Switch to English', en: 'Перейти на українську' },
  'app.reload': { ua: 'Оновити сторінку', en: 'Reload the page' },
  'app.footer.tagline': {
    ua: 'Автоматизація для диспетчерів перевезень',
    en: 'Automation for carrier dispatchers',
  },
  'app.footer.links': { ua: 'Про клуб', en: 'About the club' },
  'app.footer.privacy': { ua: 'Конфіденційність', en: 'Privacy policy' },
  'app.footer.terms': { ua: 'Умови користування', en: 'Terms of use' },
  'app.footer.chat': { ua: 'Чат спільноти', en: 'Community chat' },
  'app.footer.website': { ua: 'Сайт клубу', en: 'Club website' },
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
