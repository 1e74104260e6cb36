import { uiText } from '../ui/ui.text.ts';

/** The frame's texts, those of the widgets, and the words for every failure of a call. */
export const appText = {
  ...uiText,
  'app.skip': { ua: 'До вмісту сторінки', en: 'Skip to content' },
  'app.home': { ua: 'Par Club: на головну', en: 'Par Club: home' },
  'app.language': { ua: 'Switch to English', en: 'Перейти на українську' },
  'app.languageFailed': {
    ua: 'Англійські тексти не завантажилися. Перевірте інтернет і спробуйте ще раз.',
    en: 'The Ukrainian texts did not load. Check your connection and try again.',
  },
  'app.footer.tagline': {
    ua: 'Автоматизація для диспетчерів перевезень',
    en: 'Automation for carrier dispatchers',
  },
  'app.footer.links': { ua: 'Про клуб', en: 'About the club' },
  'app.footer.privacy': { ua: 'Конфіденційність', en: 'Privacy policy' },
  'app.footer.terms': { ua: 'Умови користування', en: 'Terms of use' },
  'app.footer.chat': { ua: 'Чат спільноти', en: 'Community chat' },
  'app.footer.website': { ua: 'Сайт клубу', en: 'Club website' },
  'app.newTab': { ua: '(нова вкладка)', en: '(new tab)' },
  'app.questions': { ua: 'Запитання', en: 'Questions' },
  'app.loading': { ua: 'Завантаження…', en: 'Loading…' },
  'failure.invalid-input': {
    ua: 'Щось у запиті не так. Оновіть сторінку і спробуйте ще раз.',
    en: 'Something about the request is wrong. Reload the page and try again.',
  },
  'failure.no-api-key': {
    ua: 'Немає ключа API для {provider}',
    en: '{provider} API key is required',
  },
  'failure.no-chat-messages': {
    ua: 'Немає жодного повідомлення для моделі',
    en: 'Messages array is required and cannot be empty',
  },
  'failure.no-message': { ua: 'Потрібне повідомлення', en: 'Message is required' },
  'failure.no-columns': {
    ua: 'Потрібна хоча б одна колонка',
    en: 'Columns array is required and cannot be empty',
  },
  'failure.invalid-api-key': {
    ua: '{provider} не приймає цей ключ API. Перевірте його.',
    en: 'Invalid {provider} API key. Please check your credentials.',
  },
  'failure.provider-rate-limit': {
    ua: 'Забагато запитів до {provider}. Спробуйте трохи пізніше.',
    en: '{provider} API rate limit exceeded. Please try again later.',
  },
  'failure.provider-error': {
    ua: 'Помилка {provider}: {message}',
    en: '{provider} API error: {message}',
  },
  'failure.no-response': {
    ua: '{provider} не відповідає. Перевірте з’єднання з інтернетом.',
    en: 'No response from {provider} API. Please check your internet connection.',
  },
  'failure.unreadable-answer': {
    ua: 'Ліміт ключа API вичерпано: {provider} відповів не те, що треба',
    en: 'The API key’s limit is exhausted: {provider} did not give a usable answer',
  },
  'failure.quota-used-up': {
    ua: 'На сьогодні вичерпано безкоштовний ліміт: {limit, plural, one {# запит} few {# запити} many {# запитів} other {# запиту}} на день',
    en: 'Today’s free limit is used up: {limit, plural, one {# request} other {# requests}} a day',
  },
  'failure.internal': {
    ua: 'Щось зламалося в нас. Спробуйте ще раз.',
    en: 'Something broke on our side. Please try again.',
  },
  'failure.unreachable': {
    ua: 'Немає з’єднання. Перевірте інтернет і спробуйте ще раз.',
    en: 'No connection. Check your internet and try again.',
  },
  'failure.not-loaded': {
    ua: 'Частина сторінки не завантажилася. Оновіть її, коли буде інтернет: текст збережено.',
    en: 'A part of the page did not load. Reload it when you are online; your text is kept.',
  },
} as const;
