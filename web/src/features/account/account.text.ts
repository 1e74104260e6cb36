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
  'account.signOut.title': { ua: 'Вийти?', en: 'Sign out?' },
  'account.signOut.sheet': {
    ua: 'У таблиці Parex {count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}. Разом з виходом таблиця зникне з цього браузера. Якщо рядки ще потрібні, спершу завантажте їх або скопіюйте.',
    en: 'The sheet of Parex has {count, plural, one {# row} other {# rows}}. It goes from this browser when you sign out. If you still need the rows, download or copy them first.',
  },
  'account.signOut.stay': { ua: 'Не виходити', en: 'Stay signed in' },
  'account.signOut.deleteSheet': { ua: 'Вийти без таблиці', en: 'Sign out without the sheet' },
  'account.signOut.place': {
    ua: 'Ви ділитеся місцем, і клієнти його бачать. Якщо лишити, воно зникне саме, щонайпізніше за добу.',
    en: 'You are sharing your place, and clients see it. If you leave it, it goes by itself, within 24 hours at the latest.',
  },
  'account.signOut.keepPlace': { ua: 'Вийти й лишити', en: 'Sign out and leave it' },
  'account.signOut.hidePlace': { ua: 'Вийти й приховати', en: 'Sign out and hide it' },
  'account.signOut.keys': {
    ua: 'У цьому браузері збережено ваші ключі: {keys}. Якщо браузером користується ще хтось, ключі краще видалити.',
    en: 'Your keys are stored in this browser: {keys}. If others use the browser too, it is better to remove them.',
  },
  'account.signOut.keepKeys': { ua: 'Вийти, ключі залишити', en: 'Sign out, keep the keys' },
  'account.signOut.removeKeys': { ua: 'Вийти й видалити ключі', en: 'Sign out, remove the keys' },
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
  'account.keys.openAi.wrong': {
    ua: 'Ключ — один рядок без пробілів, до 300 знаків.',
    en: 'A key is one piece without spaces, up to 300 characters.',
  },
  'account.keys.google': {
    ua: 'Ключ Google API (мапи та вхід)',
    en: 'Google API key (maps and sign-in)',
  },
  'account.keys.google.hint': {
    ua: 'З ним відбувається вхід, тож ключ має бути з того самого проєкту Google, що й цей Par Club. Тутешнім мапам ключ не потрібен.',
    en: 'Used to sign in, so it has to be of the same Google project as this Par Club. The maps here need no key.',
  },
  'account.keys.google.wrong': {
    ua: 'Ключ Google API починається з AIza й має 39 знаків.',
    en: 'A Google API key begins with AIza and has 39 characters.',
  },
  'account.keys.googleClientId': {
    ua: 'Ідентифікатор клієнта Google (вхід)',
    en: 'Google client ID (sign-in)',
  },
  'account.keys.googleClientId.hint': {
    ua: 'Потрібен для входу й календаря лише там, де Par Club не має власного. Де має, діє власний.',
    en: 'Needed to sign in and for the calendar only where Par Club has none of its own. Where it has one, that one is used.',
  },
  'account.keys.googleClientId.wrong': {
    ua: 'Ідентифікатор закінчується на .apps.googleusercontent.com.',
    en: 'A client ID ends with .apps.googleusercontent.com.',
  },
  'account.keys.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'account.keys.save': { ua: 'Зберегти', en: 'Save' },
  'account.keys.saved': { ua: 'Ключі збережено', en: 'API keys saved' },
  'account.keys.failed': {
    ua: 'Браузер не дав зберегти ключі. Дозвольте сайту зберігати дані й спробуйте ще раз.',
    en: 'The browser did not keep the keys. Allow this site to store data and try again.',
  },
} as const satisfies Text;
