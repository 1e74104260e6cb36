import type { Text } from '#intl/text.ts';
import { demoText } from './demo.text.ts';

export const landingText = {
  ...demoText,
  'landing.pageTitle': {
    ua: 'Par Club — інструменти для диспетчерів і водіїв',
    en: 'Par Club — tools for dispatchers and drivers',
  },
  'landing.forWhom': { ua: 'клуб перевізників', en: 'the carriers’ club' },
  'landing.unknownAddress': {
    ua: 'Такої сторінки немає, тож ми відкрили головну.',
    en: 'There is no such page, so this is the front page.',
  },
  'landing.title': {
    ua: 'Повідомлення, водії та рейси — в одному місці',
    en: 'Messages, drivers and trips in one place',
  },
  'landing.lead': {
    ua: 'Для диспетчерів, які возять людей і посилки. 40 повідомлень на день з Viber, Telegram і SMS стають рядками таблиці, а клієнт замість «ви де?» сам дивиться на мапу.',
    en: 'For dispatchers who carry people and parcels. 40 messages a day from Viber, Telegram and SMS become rows of a spreadsheet, and clients look at a map instead of asking “where are you?”.',
  },
  'landing.toTools': { ua: 'Показати інструменти', en: 'Show the tools' },

  'landing.tools': { ua: 'Два інструменти, які вже працюють', en: 'Two tools that work today' },
  'landing.parex.name': { ua: 'Parex — повідомлення в рядок', en: 'Parex — message to row' },
  'landing.parex.title': {
    ua: 'Повідомлення лягає у вашу таблицю',
    en: 'A message lands in your spreadsheet',
  },
  'landing.parex.text': {
    ua: 'Називаєте колонки так, як у себе в Excel чи Google Таблицях. Вставляєте повідомлення, копіюєте рядок — і він стає в ті самі клітинки.',
    en: 'Name the columns as in your own Excel or Google Sheets. Paste a message, copy the row, and it goes into the same cells.',
  },
  'landing.parex.open': { ua: 'Відкрити Parex', en: 'Open Parex' },
  'landing.parloc.name': { ua: 'Parloc — де зараз машина', en: 'Parloc — where the car is' },
  'landing.parloc.title': {
    ua: 'Клієнт бачить машину — і не дзвонить',
    en: 'The client sees the car, and does not call',
  },
  'landing.parloc.text': {
    ua: 'Водій натискає одну кнопку, клієнт відкриває посилання: хто їде, на чому, де зараз і коли це було. Без застосунку й без входу.',
    en: 'The driver presses one button, the client opens a link: who drives, in what, where now, and how fresh that is. No app and no sign-in.',
  },
  'landing.parloc.open': { ua: 'Відкрити Parloc', en: 'Open Parloc' },
  'landing.parloc.demo': { ua: 'Сторінка клієнта', en: 'The client’s page' },

  'landing.coming': { ua: 'Далі на маршруті', en: 'Further down the road' },
  'landing.parendar.name': { ua: 'Parendar — календар рейсів', en: 'Parendar — trip calendar' },
  'landing.parendar.state': {
    ua: 'У розробці — вже можна спробувати',
    en: 'In development — you can try it',
  },
  'landing.parendar.text': {
    ua: 'Рейси тижня з водієм, місцями й телефонами пасажирів. Після входу під’єднуєте свій Google Календар або берете демокалендар, який живе лише у вашому браузері.',
    en: 'The week’s trips with driver, seats and passengers’ phones. After you sign in, connect your Google Calendar or take a demo calendar that lives only in your browser.',
  },
  'landing.parendar.open': { ua: 'Спробувати Parendar', en: 'Try Parendar' },
  'landing.trip.state': { ua: 'Разом із Parendar', en: 'Along with Parendar' },
  'landing.trip.name': { ua: 'Рейс на телефоні', en: 'The trip on phones' },
  'landing.trip.text': {
    ua: 'Водій відкриває посилання й бачить зупинки, пасажирів і скільки взяти, навіть без зв’язку. У кожного пасажира своя сторінка: де стати, хто везе, де машина й коли буде. Без застосунку й без входу.',
    en: 'The driver opens a link and sees stops, passengers and what to take, even without a connection. Each passenger has a page of their own: where to stand, who drives, where the van is and when it comes. No app and no sign-in.',
  },
  'landing.crm.name': { ua: 'Міні-CRM', en: 'Mini-CRM' },
  'landing.crm.state': { ua: 'Скоро', en: 'Coming soon' },
  'landing.crm.text': {
    ua: 'Постійні клієнти та їхні посилки — за коротким кодом замість імені й телефону. Відкрити ще нічого: цю частину лише готуємо.',
    en: 'Regular clients and their parcels, by a short code instead of a name and a phone. There is nothing to open yet: this part is still being prepared.',
  },

  'landing.benefits': {
    ua: 'Вписується у ваш день, а не міняє його',
    en: 'Fits your day instead of changing it',
  },
  'landing.benefit.busy': { ua: 'Для зайнятих людей', en: 'Built for busy people' },
  'landing.benefit.busy.text': {
    ua: 'Один екран — одна справа. Читати довідку між двома дзвінками не доведеться.',
    en: 'One screen does one thing. There is no manual to read between two calls.',
  },
  'landing.benefit.workflow': { ua: 'Звичний порядок лишається', en: 'No change to how you work' },
  'landing.benefit.workflow.text': {
    ua: 'Клієнти пишуть, куди писали. Таблиця, колонки й Google Календар — ваші, ті самі.',
    en: 'Clients write where they always wrote. The spreadsheet, its columns and the Google Calendar stay yours.',
  },
  'landing.benefit.simple': { ua: 'Просто', en: 'Simple to use' },
  'landing.benefit.simple.text': {
    ua: 'Диспетчер вставляє і копіює. Водій натискає кнопку. Клієнт відкриває посилання.',
    en: 'A dispatcher pastes and copies. A driver presses a button. A client opens a link.',
  },
  'landing.benefit.time': { ua: 'Економить час', en: 'Saves time' },
  'landing.benefit.time.text': {
    ua: 'Ім’я, телефон, дату й час не треба передруковувати — лише перевірити.',
    en: 'The name, phone, date and time need no retyping, only a look.',
  },
  'landing.benefit.today': { ua: 'Працює вже сьогодні', en: 'Works today' },
  'landing.benefit.today.text': {
    ua: 'Parex відкривається без входу. Для Parloc водій один раз входить через Google.',
    en: 'Parex opens without signing in. For Parloc a driver signs in with Google once.',
  },
  'landing.benefit.community': { ua: 'Підтримка спільноти', en: 'Community support' },
  'landing.benefit.community.text': {
    ua: 'Щось незручно чи незрозуміло — пишіть у чат: посилання є внизу кожної сторінки.',
    en: 'Something is awkward or unclear? Write in the chat; its link is at the foot of every page.',
  },
  'landing.benefit.device': { ua: 'На будь-якому пристрої', en: 'Works on any device' },
  'landing.benefit.device.text': {
    ua: 'Телефон у машині, старий комп’ютер в офісі — досить браузера, встановлювати нічого.',
    en: 'A phone in the car, an old computer in the office: a browser is enough, nothing to install.',
  },

  'landing.end': {
    ua: 'Візьміть останнє повідомлення від клієнта — і спробуйте',
    en: 'Take the last message a client sent you, and try',
  },
  'landing.try': { ua: 'Спробувати зараз', en: 'Try now' },
  'landing.ask': { ua: 'Запитати в чаті', en: 'Ask in the chat' },
} as const satisfies Text;
