import { failuresText } from '#failures/failures.text.ts';
import type { Text } from '#intl/text.ts';

export const accountDialogText = {
  ...failuresText,
  'account.title': { ua: 'Обліковий запис', en: 'Account' },
  'account.name': { ua: 'Ім’я', en: 'Name' },
  'account.nameless': { ua: 'Без імені', en: 'No name' },
  'account.email': { ua: 'Електронна пошта', en: 'Email' },
  'account.data': { ua: 'Ваші дані', en: 'Your data' },
  'account.data.what': {
    ua: 'Усе, що ми про вас зберігаємо, одним файлом JSON: обліковий запис, картка водія, список водіїв, підключення календаря, лічильник запитів і те, що тримає цей браузер. Ключів API у файлі немає.',
    en: 'Everything we keep about you, in one JSON file: the account, the driver’s card, the list of drivers, the calendar connection, the request counter and what this browser keeps. API keys are not in it.',
  },
  'account.data.download': { ua: 'Завантажити мої дані', en: 'Download my data' },
  'account.data.done': { ua: 'Файл завантажено', en: 'The file is downloaded' },
  'account.data.readMe': {
    ua: 'Усе, що Par Club зберігає про вас: на сервері та (thisBrowser) у браузері, з якого завантажено файл. Час — за UTC. Немає тут ключів API, ключів, якими можна завершити показ місця, адрес посилань для клієнтів, водія й пасажирів і дозволу Google на календар: вони таємні. Рейсів немає, бо вони у вашому Google Календарі.',
    en: 'Everything Par Club keeps about you: on the server and (thisBrowser) in the browser that downloaded this file. Times are in UTC. API keys, the keys that can end sharing, the addresses of links for clients, drivers and passengers, and Google’s grant for the calendar are left out: they are secret. Trips are not here, since they are in your Google Calendar.',
  },
  'account.delete': { ua: 'Видалення', en: 'Deletion' },
  'account.delete.short': {
    ua: 'Разом з обліковим записом зникне все, що ми про вас зберігаємо. Повернути його не вийде.',
    en: 'Everything we keep about you goes with the account. It cannot be brought back.',
  },
  'account.delete.open': { ua: 'Видалити обліковий запис', en: 'Delete account' },
  'account.delete.title': { ua: 'Видалити обліковий запис?', en: 'Delete the account?' },
  'account.delete.goes': { ua: 'Видалимо одразу', en: 'Deleted at once' },
  'account.delete.goes.what': {
    ua: '<li>вашу картку водія з телефоном і місцем: посилання для клієнтів перестане працювати;</li><li>ваш список водіїв;</li><li>доступ до Google Календаря — ми попросимо Google його скасувати;</li><li>лічильник ваших запитів;</li><li>сам обліковий запис у Par Club;</li><li>усе в цьому браузері: чернетки, таблиця й колонки Parex, деморейси, ключі API.</li>',
    en: '<li>your driver’s card with the phone and the place: the link for clients stops working;</li><li>your list of drivers;</li><li>the access to Google Calendar, which we ask Google to end;</li><li>the counter of your requests;</li><li>the Par Club account itself;</li><li>everything in this browser: drafts, the sheet and columns of Parex, demo trips, API keys.</li>',
  },
  'account.delete.stays': { ua: 'Залишиться у вас', en: 'Stays with you' },
  'account.delete.stays.what': {
    ua: '<li>рейси у вашому Google Календарі: вони ваші;</li><li>рядки, які ви вже скопіювали або завантажили;</li><li>ваш обліковий запис Google.</li>',
    en: '<li>trips in your Google Calendar: they are yours;</li><li>rows that you have copied or downloaded;</li><li>your Google account.</li>',
  },
  'account.delete.word': { ua: 'ВИДАЛИТИ', en: 'DELETE' },
  'account.delete.type': { ua: 'Щоб підтвердити, напишіть {word}', en: 'To confirm, type {word}' },
  'account.delete.cancel': { ua: 'Залишити', en: 'Keep it' },
  'account.delete.confirm': { ua: 'Видалити назавжди', en: 'Delete for good' },
  'account.delete.busy': { ua: 'Видаляємо…', en: 'Deleting…' },
  'account.delete.again': {
    ua: 'Не вдалося дізнатися, чи все видалено. Натисніть ще раз — ми доведемо видалення до кінця.',
    en: 'We could not find out whether everything was deleted. Press again and we will finish it.',
  },
  'account.delete.done': {
    ua: 'Обліковий запис і всі ваші дані видалено',
    en: 'The account and all your data are deleted',
  },
} as const satisfies Text;
