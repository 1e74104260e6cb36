import type { Text } from '#intl/text.ts';

export const accountText = {
  'account.signIn.title': { ua: 'Вхід', en: 'Sign in' },
  'account.signIn.prompt': {
    ua: 'Увійдіть, щоб ділитися місцезнаходженням із клієнтами та вести рейси. Окремий пароль не потрібен.',
    en: 'Sign in to share your place with clients and to keep your trips. No separate password needed.',
  },
  'account.signIn.initializing': { ua: 'готуємо вхід…', en: 'initializing' },
  'account.signIn.google': { ua: 'Увійти через Google', en: 'Sign in with Google' },
  'account.signIn.busy': { ua: 'Входимо…', en: 'Signing in…' },
  'account.signIn.consent': {
    ua: 'Входячи, ви приймаєте <terms>умови користування</terms> та <privacy>політику конфіденційності</privacy>.',
    en: 'By signing in you accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
  },
  'account.signIn.provider': {
    ua: 'Не вдалося увійти через Google',
    en: 'Failed to sign in with Google',
  },
  'account.signIn.other': {
    ua: 'Не вдалося увійти. Спробуйте ще раз.',
    en: 'Failed to sign in. Please try again.',
  },
  'account.signIn.no-keys': {
    ua: 'Щоб увійти, спершу вкажіть ключі API в налаштуваннях.',
    en: 'Please configure API keys in settings before signing in.',
  },
  'account.signOut': { ua: 'Вийти', en: 'Sign out' },
  'account.signOut.failed': {
    ua: 'Не вдалося вийти з Google',
    en: 'Failed to sign out from Google',
  },
  'account.open': { ua: 'Обліковий запис', en: 'Account' },
  'account.noName': { ua: 'Без імені', en: 'No name' },
  'account.keys': { ua: 'Ключі API', en: 'API keys' },
  'account.keys.description': {
    ua: 'Ключі зберігаються лише в цьому браузері. Якщо поле порожнє, діє ключ Par Club.',
    en: 'Keys stay in this browser alone. Where a field is empty, Par Club’s own value is used.',
  },
  'account.keys.openAi': { ua: 'Ключ мовної моделі (OpenAI)', en: 'Language-model key (OpenAI)' },
  'account.keys.openAi.hint': {
    ua: 'Зі своїм ключем Parex не має денного ліміту.',
    en: 'With a key of your own Parex has no daily limit.',
  },
  'account.keys.google': {
    ua: 'Ключ Google API (мапи та вхід)',
    en: 'Google API key (maps and sign-in)',
  },
  'account.keys.googleClientId': {
    ua: 'Ідентифікатор клієнта Google (вхід)',
    en: 'Google client ID (sign-in)',
  },
  'account.keys.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'account.keys.save': { ua: 'Зберегти', en: 'Save' },
  'account.keys.saved': { ua: 'Ключі збережено', en: 'API keys saved' },
  'account.keys.failed': {
    ua: 'Браузер не дав зберегти ключі. Дозвольте сайту зберігати дані й спробуйте ще раз.',
    en: 'The browser did not keep the keys. Allow this site to store data and try again.',
  },
} as const satisfies Text;
