import type { Text } from '#intl/text.ts';

/** The words for every failure of a call; features that call add them to their own texts. */
export const failuresText = {
  'failure.invalid-input': {
    ua: 'Із запитом щось не так. Оновіть сторінку й спробуйте ще раз.',
    en: 'Something about the request is wrong. Reload the page and try again.',
  },
  'failure.no-api-key': {
    ua: 'Потрібен ключ API {provider}',
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
    ua: 'Ліміт ключа API вичерпано: {provider} дав непридатну відповідь',
    en: 'The API key’s limit is exhausted: {provider} did not give a usable answer',
  },
  'failure.quota-used-up': {
    ua: 'На сьогодні вичерпано безкоштовний ліміт: {limit, plural, one {# запит} few {# запити} many {# запитів} other {# запиту}} на день',
    en: 'Today’s free limit is used up: {limit, plural, one {# request} other {# requests}} a day',
  },
  'failure.internal': {
    ua: 'У нас щось зламалося. Спробуйте ще раз.',
    en: 'Something broke on our side. Please try again.',
  },
  'failure.unreachable': {
    ua: 'Немає з’єднання. Перевірте інтернет і спробуйте ще раз.',
    en: 'No connection. Check your internet and try again.',
  },
} as const satisfies Text;
