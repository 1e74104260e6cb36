import type { Text } from '#intl/text.ts';

export const legalText = {
  'legal.privacy.title': { ua: 'Політика конфіденційності', en: 'Privacy policy' },
  'legal.privacy.dates': {
    ua: 'Діє з 19 квітня 2025 року, оновлено 19 квітня 2025 року',
    en: 'Effective 19 April 2025, updated 19 April 2025',
  },
  'legal.privacy.message.title': { ua: 'Повідомлення пасажирів', en: 'Passengers’ messages' },
  'legal.privacy.message.text': {
    ua: 'Текст, який ви вставляєте в Parex, надсилається мовній моделі OpenAI через наш сервер, щоб отримати рядок. Ми його не зберігаємо й не записуємо в журнали. Якщо розібрати повідомлення на пристрої, текст узагалі не залишає вашого телефона чи комп’ютера.',
    en: 'The text you paste into Parex goes through our server to the OpenAI language model to make a row of it. We do not keep it and do not log it. If you read it on your device, it never leaves your phone or computer.',
  },
  'legal.privacy.storage.title': { ua: 'Що і де зберігається', en: 'What is kept, and where' },
  'legal.privacy.storage.text': {
    ua: 'Ваші колонки, мова і власний ключ API зберігаються лише у вашому браузері; ключ надсилається нашому серверу разом із запитом і ніде в нас не залишається. Дані інструментів, що потребують входу, зберігаються у хмарній документній базі даних Google Firestore. Лічильник безкоштовних запитів зберігає замість вашої адреси її необоротний відбиток; через два дні після останнього запиту його позначено на видалення. Відвідування рахує Google Analytics без файлів cookie, якщо власник сайту це ввімкнув; що ви пишете, туди не потрапляє.',
    en: 'Your columns, language and own API key are kept in your browser alone; the key goes to our server with a request and stays nowhere there. Data of the tools with sign-in is kept in a hosted document database, Google Firestore. The counter of free requests holds a fingerprint in place of your address that cannot be turned back; two days after the last request it is due for deletion. Visits are counted by Google Analytics without cookies where the site’s owner has switched that on; nothing that you write goes there.',
  },
  'legal.privacy.location.title': { ua: 'Місцезнаходження', en: 'Location' },
  'legal.privacy.location.text': {
    ua: 'Ми ніколи не стежимо за місцезнаходженням у фоні. Воно передається, коли водій натискає кнопку, а якщо він увімкнув трансляцію — поки його сторінка відкрита й видима, до обраного часу або до зупинки. Його бачить кожен, у кого є посилання водія; щойно водій його приховає, місця в базі даних уже немає. Поки немає зв’язку, надіслане чекає в браузері водія.',
    en: 'We never track location in the background. It is sent when the driver presses the button and, if the driver has switched live sharing on, while the driver’s page is open and seen, until the chosen time or until it is stopped. Everyone with the driver’s link sees it; once the driver hides it, the place is no longer in the database. Without a connection, what was sent waits in the driver’s browser.',
  },
  'legal.privacy.contact.title': { ua: 'Запитання', en: 'Questions' },
  'legal.privacy.contact.text': {
    ua: 'Напишіть нам у чат спільноти — посилання внизу сторінки.',
    en: 'Write to us in the community chat; the link is at the foot of the page.',
  },
  'legal.terms.title': { ua: 'Умови користування', en: 'Terms of use' },
  'legal.terms.service.title': { ua: 'Що ви отримуєте', en: 'What you get' },
  'legal.terms.service.text': {
    ua: 'Par Club — набір вебінструментів для диспетчерів і водіїв. Інструменти надаються «як є»; ми стараємося, щоб вони працювали завжди, але не можемо цього гарантувати.',
    en: 'Par Club is a set of web tools for dispatchers and drivers. You use them as they are; we do our best to keep them running, but cannot guarantee it.',
  },
  'legal.terms.check.title': { ua: 'Перевіряйте прочитане', en: 'Check what was read' },
  'legal.terms.check.text': {
    ua: 'Повідомлення читає програма, і вона може помилитися. Перевірте ім’я, телефон, дату й час, перш ніж везти людей.',
    en: 'A program reads the messages, and it can be wrong. Check the name, phone, date and time before you carry people.',
  },
  'legal.terms.data.title': { ua: 'Чужі дані', en: 'Other people’s data' },
  'legal.terms.data.text': {
    ua: 'У повідомленнях є імена й телефони ваших пасажирів. Ви відповідаєте за те, щоб мати право їх обробляти, і маєте використовувати їх лише для перевезення.',
    en: 'Messages hold names and phones of your passengers. You are responsible for having the right to process them, and use them only for the carriage.',
  },
} as const satisfies Text;
