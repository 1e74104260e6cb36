import type { Text } from '#intl/text.ts';
import { legalText } from './legal.text.ts';

export const termsText = {
  ...legalText,
  'terms.title': { ua: 'Умови користування', en: 'Terms of use' },
  'terms.since': {
    ua: '<p>Що змінилося відтоді:</p><ul><li><b>22 листопада 2026 року.</b> Названо, хто надає інструменти й куди писати. Номер належить тому, хто підтвердив його кодом. Додано умови, на яких ми обробляємо дані за вашим дорученням.</li></ul>',
    en: '<p>What has changed since:</p><ul><li><b>22 November 2026.</b> It is named who provides the tools and where to write. A number belongs to whoever confirmed it by a code. The terms on which we process data on your behalf were added.</li></ul>',
  },
  'terms.service.title': { ua: 'Що ви отримуєте', en: 'What you get' },
  'terms.service.text': {
    ua: '<p>Par Club — набір вебінструментів для диспетчерів і водіїв:</p><ul><li><b>Parex</b> робить із повідомлення пасажира рядок таблиці;</li><li><b>Parloc</b> показує клієнтам за посиланням, де водій;</li><li><b>Parendar</b> веде рейси й пасажирів у вашому Google Календарі.</li></ul><p>Надає їх {operatorName}, {operatorAddress}. Користуючись ними, ви приймаєте ці умови. Не згодні — не користуйтеся, а обліковий запис можна <account>видалити</account>.</p>',
    en: '<p>Par Club is a set of web tools for dispatchers and drivers:</p><ul><li><b>Parex</b> makes a spreadsheet row of a passenger’s message;</li><li><b>Parloc</b> shows clients with a link where the driver is;</li><li><b>Parendar</b> keeps trips and passengers in your Google Calendar.</li></ul><p>They are provided by {operatorName}, {operatorAddress}. By using them you accept these terms. If you do not agree, do not use them; you can <account>delete</account> the account.</p>',
  },
  'terms.account.title': { ua: 'Обліковий запис', en: 'Your account' },
  'terms.account.text': {
    ua: '<p>Для Parloc і Parendar потрібен вхід через Google. Ви відповідаєте за свій обліковий запис Google і за все, що зроблено з нього в Par Club. Вам має бути щонайменше 16 років.</p><p>Вказуйте лише власний телефон або той, яким маєте право користуватися: номер належить одній картці водія, а саме того, хто підтвердив його кодом з SMS останнім.</p>',
    en: '<p>Parloc and Parendar need you to sign in with Google. You are responsible for your Google account and for what is done with it in Par Club. You have to be at least 16 years old.</p><p>Give only your own phone, or one that you have the right to use: a number belongs to one driver’s card, that of whoever was last to confirm it by a code in an SMS.</p>',
  },
  'terms.check.title': { ua: 'Перевіряйте прочитане', en: 'Check what was read' },
  'terms.check.text': {
    ua: '<p>Повідомлення читає програма — мовна модель або програма на вашому пристрої, — і вона може помилитися. Перевірте ім’я, телефон, дату й час, перш ніж везти людей.</p><p>Місце на мапі таке точне, як його дав телефон водія, і таке свіже, як його час. Це не спосіб стежити за безпекою й не виклик допомоги.</p>',
    en: '<p>A program reads the messages, a language model or the reader on your device, and it can be wrong. Check the name, phone, date and time before you carry people.</p><p>A place on the map is as exact as the driver’s phone gave it and as fresh as its time. It is no safety service and no call for help.</p>',
  },
  'terms.data.title': { ua: 'Чужі дані', en: 'Other people’s data' },
  'terms.data.text': {
    ua: '<p>У повідомленнях, рейсах і списку водіїв є імена й телефони інших людей. Подбайте, щоб мати право обробляти ці дані, зокрема передавати їх мовній моделі; попередьте про це людей і використовуйте дані лише для перевезення. Без мовної моделі повідомлення можна розібрати на пристрої.</p><p>Що ми робимо з даними, сказано в <privacy>політиці конфіденційності</privacy>.</p>',
    en: '<p>Messages, trips and the list of drivers hold names and phones of other people. You are responsible for having the right to process them, passing them to a language model included, for telling the people so, and for using the data only for the carriage. Without a language model a message can be read on your device.</p><p>What we do with data is said in the <privacy>privacy policy</privacy>.</p>',
  },
  'terms.processing.title': { ua: 'Обробка за вашим дорученням', en: 'Processing on your behalf' },
  'terms.processing.text': {
    ua: '<p>Дані ваших пасажирів, клієнтів і водіїв — імена, телефони, дороги, написане в повідомленнях — ми обробляємо за вашим дорученням, поки ви користуєтеся інструментами (стаття 28 GDPR, стаття 4 Закону України «Про захист персональних даних»). Ми зобов’язуємося:</p><ul><li>обробляти їх лише так, як ви велите, користуючись інструментами, і повідомити вас, якщо вважаємо, що це порушує закон;</li><li>підпускати до них лише тих, хто зобов’язаний зберігати таємницю, і захищати їх так, як сказано в <privacy>політиці конфіденційності</privacy>;</li><li>залучати лише названих там Google та OpenAI, на умовах, не слабших за ці, і сказати наперед у списку змін, якщо з’явиться хтось іще: тоді ви можете заперечити або припинити користування;</li><li>допомагати вам відповідати людям, які питають про свої дані, та виконувати ваші обов’язки щодо захисту даних;</li><li>повідомити вас без зволікань, якщо ці дані хтось дістав або вони втрачені;</li><li>видалити їх, коли ви їх видаляєте або видаляєте обліковий запис; завантажити їх можна будь-коли;</li><li>дати вам відомості, які показують, що все це виконано, і не заважати перевірці.</li></ul>',
    en: '<p>The data of your passengers, clients and drivers, which is names, phones, journeys and what messages say, we process on your behalf as long as you use the tools (Article 28 of the GDPR, Article 4 of Ukraine’s Law on Personal Data Protection). We undertake:</p><ul><li>to process it only as you tell us by using the tools, and to tell you if we find that this breaks the law;</li><li>to let only those get at it who are bound to secrecy, and to protect it as the <privacy>privacy policy</privacy> says;</li><li>to engage only Google and OpenAI, which are named there, on terms no weaker than these, and to say beforehand in the list of changes if somebody else is to come: you may then object or stop using the tools;</li><li>to help you answer people who ask about their data, and do what the law asks of you for its protection;</li><li>to tell you without delay if somebody has got at this data or it is lost;</li><li>to delete it when you delete it, or your account; you can download it at any time;</li><li>to give you what shows that all this is done, and to allow an inspection.</li></ul>',
  },
  'terms.location.title': { ua: 'Місце водія', en: 'The driver’s place' },
  'terms.location.text': {
    ua: '<p>Ділитися місцем чи ні, вирішує водій: щоразу сам натискає кнопку й будь-коли може приховати місце. Не змушуйте до цього нікого й не діліться місцем іншої людини без її згоди. Картку бачить кожен, у кого є посилання, а постійне посилання — це ваш номер. Якщо місце мають бачити не всі, хто знає номер, вимкніть показ за номером і давайте тимчасові посилання.</p><p>За кермом не користуйтеся сторінкою: увімкніть трансляцію до виїзду.</p>',
    en: '<p>Whether to share a place is for the driver to decide, who presses the button each time and can hide the place at any time. Force nobody to it, and do not share another person’s place without their consent. Everyone with a link sees the card, and the link for good is your number. If not all who know the number are to see the place, switch off that it is shown by the number, and give links for one purpose.</p><p>Do not use the page while you drive: switch live sharing on before you set off.</p>',
  },
  'terms.limits.title': { ua: 'Як не можна', en: 'What is not allowed' },
  'terms.limits.text': {
    ua: '<ul><li>Порушувати закон, стежити за людьми, розсилати спам.</li><li>Видавати себе за іншу людину чи вказувати чужий телефон.</li><li>Обходити ліміти, перебирати номери водіїв, вивантажувати дані програмами.</li><li>Шкодити роботі інструментів або шукати вразливості на чужих даних. Знайшли — напишіть на {operatorEmail}.</li></ul><p>Безкоштовних запитів до мовної моделі на день обмежена кількість; зі своїм ключем її немає, і платите за нього ви самі.</p>',
    en: '<ul><li>To break the law, to stalk people, to send spam.</li><li>To pose as another person, or to give somebody else’s phone.</li><li>To get round limits, to try drivers’ numbers one by one, to harvest data by programs.</li><li>To harm the tools, or to look for weaknesses with other people’s data. If you find one, write to {operatorEmail}.</li></ul><p>There is a limited number of free requests to the language model a day; with your own key there is no limit, and you pay for it yourself.</p>',
  },
  'terms.warranty.title': { ua: 'Без гарантій', en: 'No warranty' },
  'terms.warranty.text': {
    ua: '<p>Інструменти безкоштовні й надаються «як є». Ми стараємося, щоб вони працювали завжди, але не можемо цього гарантувати: зв’язок, Google, OpenAI чи мапи можуть підвести. Тримайте важливе ще десь. Наскільки дозволяє закон, ми не відповідаємо за втрачений прибуток, пропущений рейс чи інші непрямі збитки. Прав споживача, яких закон не дає обмежити, ці умови не обмежують.</p>',
    en: '<p>The tools are free, and you use them as they are. We do our best to keep them running, but cannot guarantee it: the connection, Google, OpenAI or the maps may fail. Keep what matters somewhere else too. As far as the law allows, we are not liable for lost profit, a missed trip or other indirect damage. These terms do not limit consumer rights that the law does not let be limited.</p>',
  },
  'terms.end.title': { ua: 'Як припинити', en: 'How to end it' },
  'terms.end.text': {
    ua: '<p>Ви можете будь-коли <account>видалити обліковий запис</account> — одразу й без пояснень. Ми можемо закрити доступ тому, хто порушує ці умови. Якщо колись припинимо якийсь інструмент, скажемо завчасу, щоб ви встигли завантажити своє.</p>',
    en: '<p>You can <account>delete the account</account> at any time, at once and without giving reasons. We may close access to whoever breaks these terms. Should we ever end a tool, we say so in good time, so that you can download what is yours.</p>',
  },
  'terms.law.title': { ua: 'Право, зміни й запитання', en: 'Law, changes and questions' },
  'terms.law.text': {
    ua: '<p>Діє право України; якщо ви споживач, то й обов’язкові правила вашої країни. Код Par Club відкритий за ліцензією MIT. Якщо умови зміняться, нові з’являться тут, а що змінилося й коли — у списку вгорі. Запитання пишіть на {operatorEmail}.</p>',
    en: '<p>The law of Ukraine applies, and if you are a consumer, the mandatory rules of your country too. The code of Par Club is open under the MIT licence. If the terms change, the new ones appear here, and what has changed and when is added to the list at the top. Write questions to {operatorEmail}.</p>',
  },
} as const satisfies Text;
