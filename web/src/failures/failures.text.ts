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
  // In the place of the message, where the provider gave none that could be read.
  'failure.unexplained': { ua: 'сервіс не пояснив, яка саме', en: 'Unknown error' },
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
  'failure.own-key-used-up': {
    ua: 'На сьогодні вичерпано ліміт запитів із власним ключем: {limit, plural, one {# запит} few {# запити} many {# запитів} other {# запиту}} на день',
    en: 'Today’s limit for a key of one’s own is used up: {limit, plural, one {# request} other {# requests}} a day',
  },
  'failure.unproven-browser': {
    ua: 'Не вдалося перевірити ваш браузер. Оновіть сторінку, а якщо є блокувальник реклами, дозвольте в ньому Google reCAPTCHA.',
    en: 'Your browser could not be checked. Reload the page, and if you have an ad blocker, let Google reCAPTCHA through.',
  },
  'failure.not-signed-in': { ua: 'Ви не увійшли', en: 'User not signed in' },
  'failure.no-google-client': { ua: 'Ключі Google API не задано', en: 'Google API keys are not set' },
  'failure.bad-google-client': {
    ua: 'Не вдалося запустити Google API. Перевірте ключі API.',
    en: 'Failed to initialize Google API. Check your API keys.',
  },
  'failure.not-connected': { ua: 'Google Календар не підключено', en: 'No access token available' },
  'failure.grant-lost': {
    ua: 'Не вдалося поновити доступ до календаря. Підключіть його ще раз.',
    en: 'Failed to refresh access token',
  },
  'failure.invalid-access-token': {
    ua: 'Google не приймає доступу до календаря. Увійдіть і підключіть його ще раз.',
    en: 'Unauthorized: Invalid access token',
  },
  'failure.bad-consent': {
    ua: 'Дозвіл Google застарів або вже використаний. Підключіть календар ще раз.',
    en: 'Google’s consent is too old or was used already. Connect the calendar again.',
  },
  'failure.scope-missing': {
    ua: 'Не вистачає дозволу на календар. Підключіть ще раз і залиште всі позначки.',
    en: 'A right to the calendar is missing. Connect again and leave all boxes ticked.',
  },
  'failure.no-calendar-id': { ua: 'Потрібен календар', en: 'Calendar ID is required' },
  'failure.no-event-id': {
    ua: 'Потрібні календар і подія',
    en: 'Calendar ID and Event ID are required',
  },
  'failure.forbidden': {
    ua: 'Google не дає вам доступу до цього календаря',
    en: 'Google does not give you access to this calendar',
  },
  'failure.calendar-not-found': { ua: 'Цього календаря вже немає', en: 'This calendar is gone' },
  'failure.not-found': { ua: 'Цього рейсу вже немає', en: 'This trip is gone' },
  'failure.phone-taken': {
    ua: 'Цей номер уже має інший водій',
    en: 'Another driver has this number already',
  },
  'failure.too-many-phones': {
    ua: 'Сьогодні номер змінювали забагато разів. Спробуйте завтра.',
    en: 'The number was changed too many times today. Try again tomorrow.',
  },
  'failure.limit-reached': {
    ua: 'Для цього рейсу це зроблено вже забагато разів.',
    en: 'This has been done too often for this trip.',
  },
  'failure.bad-phone-proof': {
    ua: 'Код не підтвердив цей номер. Спробуйте ще раз.',
    en: 'The code did not prove this number. Please try again.',
  },
  'failure.changed-elsewhere': {
    ua: 'Рейс тим часом змінив хтось інший',
    en: 'The trip was changed elsewhere in the meantime',
  },
  'failure.not-ours': {
    ua: 'Цю подію створено не тут, тож тут її не змінюють',
    en: 'This event was not made here, so it is not changed here',
  },
  'failure.trip-too-long': {
    ua: 'Нотатки й пасажири задовгі для однієї події. Скоротіть нотатки.',
    en: 'The notes and passengers are too long for one event. Shorten the notes.',
  },
  'failure.internal': {
    ua: 'У нас щось зламалося. Спробуйте ще раз.',
    en: 'Something broke on our side. Please try again.',
  },
  'failure.unreachable': {
    ua: 'Сервер не відповів. Перевірте інтернет і спробуйте ще раз.',
    en: 'The server did not answer. Check your internet and try again.',
  },
} as const satisfies Text;
