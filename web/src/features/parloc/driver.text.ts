import type { Text } from '#intl/text.ts';
import { cardText } from './card.text.ts';

/** The driver's own page, which also shows what clients see. */
export const driverText = {
  ...cardText,
  'parloc.driver.pageTitle': { ua: 'Parloc: сторінка водія', en: 'Parloc: driver’s page' },
  'parloc.driver.hello': { ua: 'Добрий день, {name}!', en: 'Hello, {name}!' },
  'parloc.driver.welcome': { ua: 'Добрий день!', en: 'Hello!' },
  'parloc.driver.instructions': {
    ua: 'Щоб клієнти бачили, хто їде, вкажіть ім’я, телефон та авто. Це займе хвилину — і лишиться тільки натискати кнопку.',
    en: 'Fill in your name, phone and car, so that clients see who is coming. It takes a minute; after that there is only one button to press.',
  },
  'parloc.driver.openSettings': { ua: 'Заповнити', en: 'Fill in' },
  'parloc.driver.lost': {
    ua: 'Немає зв’язку. Натискати можна: надішлемо, щойно він з’явиться.',
    en: 'No connection. You can press all the same: it goes out as soon as there is one.',
  },
  'parloc.driver.lastKnown': {
    ua: 'Немає зв’язку. Тут те, що було відомо {ago}. Натискати можна: надішлемо, щойно зв’язок з’явиться.',
    en: 'No connection. This is what was known {ago}. You can press all the same: it goes out as soon as there is one.',
  },
  'parloc.driver.waiting': {
    ua: 'Немає зв’язку. Сторінка відкриється, щойно він з’явиться.',
    en: 'No connection. The page opens as soon as there is one.',
  },
  'parloc.driver.denied': {
    ua: 'Ви не увійшли. Увійдіть ще раз.',
    en: 'User not authenticated',
  },
  'parloc.share.now': { ua: 'Поділитися місцезнаходженням', en: 'Share my location' },
  'parloc.share.extend': {
    ua: 'Оновити й показувати ще добу',
    en: 'Update and show for another day',
  },
  'parloc.share.locating': { ua: 'Визначаємо, де ви…', en: 'Finding your location…' },
  'parloc.share.sending': { ua: 'Надсилаємо…', en: 'Sending…' },
  'parloc.share.done.show': { ua: 'Місцезнаходження оновлено', en: 'Location updated' },
  'parloc.share.done.hide': { ua: 'Місцезнаходження приховано', en: 'Your location is hidden' },
  'parloc.share.done.endLive': {
    ua: 'Трансляцію зупинено, місце приховано',
    en: 'Live sharing has stopped, and your location is hidden',
  },
  'parloc.share.done.keep': {
    ua: 'Трансляцію зупинено, місце лишилося',
    en: 'Live sharing has stopped, the place stays',
  },
  'parloc.share.failed': {
    ua: 'Не вдалося надіслати. Спробуйте ще раз.',
    en: 'It could not be sent. Please try again.',
  },
  'parloc.share.waiting.show': {
    ua: 'Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.',
    en: 'Coordinates link obtained. It goes out as soon as there is a connection.',
  },
  'parloc.share.waiting.hide': {
    ua: 'Приховаємо, щойно з’явиться зв’язок. Поки що клієнти бачать останнє місце.',
    en: 'It is hidden as soon as there is a connection. Until then clients see the last place.',
  },
  'parloc.share.waiting.endLive': {
    ua: 'Зупинимо трансляцію й приховаємо місце, щойно з’явиться зв’язок.',
    en: 'Live sharing stops, and the place is hidden, as soon as there is a connection.',
  },
  'parloc.share.waiting.keep': {
    ua: 'Зупинимо трансляцію, щойно з’явиться зв’язок. Місце лишиться.',
    en: 'Live sharing stops as soon as there is a connection. The place stays.',
  },
  'parloc.share.waitsUntil': {
    ua: 'Після {time} не надсилатимемо: місце застаріє.',
    en: 'It is not sent after {time}: the place is out of date by then.',
  },
  'parloc.share.tooLate': {
    ua: 'Місце не надіслано: з натискання минуло понад годину. Якщо ви досі в дорозі, натисніть ще раз.',
    en: 'The place was not sent: you pressed more than an hour ago. If you are still on the way, press again.',
  },
  'parloc.share.waitingOpen': {
    ua: 'Надішлемо, щойно з’явиться зв’язок. Не закривайте сторінку: браузер не дає нічого зберегти.',
    en: 'It goes out as soon as there is a connection. Leave the page open: the browser does not let us keep anything.',
  },
  'parloc.share.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parloc.share.noPosition': { ua: 'Не вдалося отримати координати', en: 'error getting coordinates' },
  'parloc.share.again': { ua: 'Ще раз', en: 'Try again' },
  'parloc.share.tryPhone': {
    ua: 'Пристрій не знає, де ви. Увімкніть геолокацію, вийдіть на відкрите місце або спробуйте з іншого телефона.',
    en: 'The device does not know where you are. Turn its location on, step into the open, or try it from another phone.',
  },
  'parloc.share.allow': {
    ua: 'Браузер не має доступу до вашого місцезнаходження. Натисніть значок ліворуч від адреси, дозвольте доступ і спробуйте ще раз — або візьміть телефон.',
    en: 'This site isn’t allowed to use your location. Press the icon to the left of the address, allow it and try again, or take a phone.',
  },
  'parloc.share.allowOnPhone': {
    ua: 'Браузер не має доступу до вашого місцезнаходження. Торкніться значка ліворуч від адреси → Дозволи → Місцезнаходження, дозвольте доступ і натисніть ще раз.',
    en: 'This site isn’t allowed to use your location. Touch the icon to the left of the address → Permissions → Location, allow it and press again.',
  },
  'parloc.share.allowOnApple': {
    ua: 'Браузер не має доступу до вашого місцезнаходження. Натисніть значок біля адреси → Параметри вебсайту та перевірте Параметри → Приватність і безпека → Служби локації. Або візьміть інший телефон.',
    en: 'This site isn’t allowed to use your location. Press the icon beside the address → Website Settings, and look at Settings → Privacy & Security → Location Services. Or take another phone.',
  },
  'parloc.share.last': { ua: 'Востаннє: {ago}', en: 'Last shared: {ago}' },
  'parloc.share.never': {
    ua: 'Ви ще не ділилися місцезнаходженням',
    en: 'You have not shared your location yet',
  },
  'parloc.share.hidden': {
    ua: 'Приховано: клієнти не бачать, де ви',
    en: 'Hidden: clients do not see where you are',
  },
  'parloc.share.until': {
    ua: 'Клієнти бачать це місце до {time}',
    en: 'Clients see this place until {time}',
  },
  'parloc.share.unseen': {
    ua: 'Клієнти цього місця не бачать: жодне посилання зараз його не показує',
    en: 'Clients do not see this place: no link shows it now',
  },
  'parloc.share.hide': { ua: 'Приховати місцезнаходження', en: 'Hide my location' },
  'parloc.live.title': { ua: 'Ділитися наживо', en: 'Share live' },
  'parloc.live.hint': {
    ua: 'Поки ця сторінка відкрита й екран світиться. У фоні — ніколи.',
    en: 'While this page is open and the screen is on. Never in the background.',
  },
  'parloc.live.quarter': { ua: '15 хвилин', en: '15 minutes' },
  'parloc.live.hour': { ua: '1 година', en: '1 hour' },
  'parloc.live.untilStopped': { ua: 'Поки не зупиню', en: 'Until I stop' },
  'parloc.live.on': { ua: 'Наживо', en: 'Live' },
  'parloc.live.limit': {
    ua: 'Зупините — і місце зникне для клієнтів. Забудете — зникне саме, щонайпізніше за 24 години після останнього оновлення, навіть із «Поки не зупиню».',
    en: 'When you stop, the place is gone for clients. If you forget, it goes by itself, within 24 hours of the last update, even with “Until I stop”.',
  },
  'parloc.live.until': { ua: 'Клієнти бачать вас до {time}', en: 'Clients see you until {time}' },
  'parloc.live.untilStop': {
    ua: 'Клієнти бачать вас, поки не зупините',
    en: 'Clients see you until you stop',
  },
  'parloc.live.starting': { ua: 'Починаємо…', en: 'Starting…' },
  'parloc.live.lost': {
    ua: 'Немає сигналу геолокації. Чекаємо…',
    en: 'No signal of the location. Waiting…',
  },
  'parloc.live.elsewhere': {
    ua: 'Наживо з іншого пристрою або вкладки',
    en: 'Live from another device or tab',
  },
  'parloc.live.extend': { ua: 'Продовжити на годину', en: 'One hour more' },
  'parloc.live.stop': { ua: 'Зупинити трансляцію', en: 'Stop live sharing' },
  'parloc.live.keep': { ua: 'Зупинити, але лишити місце', en: 'Stop, but leave the place' },
  'parloc.link.title': { ua: 'Посилання для клієнтів', en: 'Links for clients' },
  'parloc.link.open': { ua: 'Як бачить клієнт', en: 'As clients see it' },
  'parloc.link.opensTab': { ua: 'Як бачить клієнт (нова вкладка)', en: 'As clients see it (new tab)' },
  'parloc.link.own': { ua: 'Ваше посилання', en: 'Your link' },
  'parloc.link.copy': { ua: 'Скопіювати', en: 'Copy' },
  'parloc.link.copied': { ua: 'Посилання скопійовано', en: 'Link copied' },
  'parloc.link.share': { ua: 'Надіслати', en: 'Send' },
  'parloc.link.qr': { ua: 'QR-код', en: 'QR code' },
  'parloc.link.qrHint': {
    ua: 'Покажіть клієнтові: камера відкриє вашу сторінку.',
    en: 'Show it to a client: the camera opens your page.',
  },
  'parloc.link.message': { ua: '{name}, {carName}: де я зараз', en: '{name}, {carName}: where I am now' },
  'parloc.link.shows': { ua: 'Показувати місце за номером', en: 'Show my place by my number' },
  'parloc.link.showsHint': {
    ua: 'Хто знає ваш номер телефону, бачить, де ви. Вимкніть — і бачитимуть лише ті, кому ви дали тимчасове посилання.',
    en: 'Whoever knows your phone number sees where you are. Switch it off, and only those do whom you gave a link for one purpose.',
  },
  'parloc.links.title': { ua: 'Тимчасові посилання', en: 'Links for one purpose' },
  'parloc.links.hint': {
    ua: 'На один рейс або для однієї людини. Кожне діє до свого часу, і його можна відкликати раніше.',
    en: 'For one trip or one person: each ends by itself, and you can take it back.',
  },
  'parloc.links.new': { ua: 'Нове посилання', en: 'New link' },
  'parloc.links.full': {
    ua: 'Водночас може бути {limit} посилання. Відкличте одне, щоб створити нове.',
    en: 'There can be {limit} links at a time. Take one back to make another.',
  },
  'parloc.links.name': { ua: 'Назва', en: 'Name' },
  'parloc.links.nameHint': {
    ua: 'Її бачите тільки ви. Наприклад, «рейс 06:00»',
    en: 'Only you see it. For example, “trip at 06:00”',
  },
  'parloc.links.nameMissing': { ua: 'Дайте посиланню назву', en: 'Give the link a name' },
  'parloc.links.end': { ua: 'Скільки діє', en: 'How long it works' },
  'parloc.links.end.hour': { ua: '1 година', en: '1 hour' },
  'parloc.links.end.eightHours': { ua: '8 годин', en: '8 hours' },
  'parloc.links.end.day': { ua: 'Доба', en: '24 hours' },
  'parloc.links.end.date': { ua: 'До дати', en: 'Until a date' },
  'parloc.links.date': { ua: 'Останній день', en: 'Last day' },
  'parloc.links.dateWrong': {
    ua: 'Оберіть день від сьогодні до {last}',
    en: 'Choose a day from today to {last}',
  },
  'parloc.links.make': { ua: 'Створити', en: 'Make the link' },
  'parloc.links.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parloc.links.until': { ua: 'до {moment}', en: 'until {moment}' },
  'parloc.links.takeBack': { ua: 'Відкликати', en: 'Take back' },
  'parloc.links.takeBackHint': {
    ua: 'За цим посиланням більше нічого не буде видно. Відновити його не можна.',
    en: 'This link will show nothing any more. It cannot be restored.',
  },
  'parloc.links.takeBackYes': { ua: 'Так, відкликати', en: 'Yes, take it back' },
  'parloc.links.keep': { ua: 'Лишити', en: 'Keep it' },
  'parloc.links.made': { ua: 'Посилання створено', en: 'Link made' },
  'parloc.links.takenBack': { ua: 'Посилання відкликано', en: 'Link taken back' },
  'parloc.links.switchedOn': { ua: 'За номером місце видно', en: 'Your number shows your place' },
  'parloc.links.switchedOff': { ua: 'За номером місця не видно', en: 'Your number shows no place' },
  'parloc.links.waiting': {
    ua: 'Ще не збережено: чекаємо на зв’язок. Не закривайте сторінку.',
    en: 'Not saved yet: we wait for a connection. Keep this page open.',
  },
  'parloc.links.undone': {
    ua: 'Зміну посилань не збережено: не було зв’язку. Увійдіть ще раз і повторіть.',
    en: 'The change of your links was not saved: there was no connection. Sign in again and repeat it.',
  },
  'parloc.links.failed': {
    ua: 'Не вдалося зберегти. Спробуйте ще раз.',
    en: 'It could not be saved. Please try again.',
  },
  'parloc.settings.title': { ua: 'Ваші дані', en: 'Your details' },
  'parloc.settings.description': {
    ua: 'Їх бачить кожен, у кого є ваше посилання.',
    en: 'Everyone who has your link sees them.',
  },
  'parloc.settings.name': { ua: 'Ім’я', en: 'Name' },
  'parloc.settings.phone': { ua: 'Телефон', en: 'Phone' },
  'parloc.settings.carName': { ua: 'Авто', en: 'Car' },
  'parloc.settings.phoneHint': { ua: 'Наприклад, 067 123 45 67', en: 'For example, +380 67 123 45 67' },
  'parloc.settings.carNameHint': {
    ua: 'Наприклад, Mercedes Sprinter, білий, AA 1234 BB',
    en: 'For example, Mercedes Sprinter, white, AA 1234 BB',
  },
  'parloc.settings.required': { ua: '{label} — обов’язкове поле', en: '{label} required' },
  'parloc.settings.phoneWrong': {
    ua: 'Це не схоже на номер телефону',
    en: 'This does not look like a phone number',
  },
  'parloc.settings.phoneTaken': {
    ua: 'Цей номер уже має інший водій. Якщо він ваш, підтвердьте його кодом з SMS.',
    en: 'Another driver has this number already. If it is yours, confirm it by a code from an SMS.',
  },
  'parloc.settings.tooManyPhones': {
    ua: 'Сьогодні номер змінювали забагато разів. Спробуйте завтра.',
    en: 'The number was changed too many times today. Try again tomorrow.',
  },
  'parloc.settings.linkChanges': {
    ua: 'Разом із номером зміниться й посилання. Старе може бути на ваших візитках і в повідомленнях клієнтам.',
    en: 'The link changes with the number. The old one may be on your cards and in messages to clients.',
  },
  'parloc.settings.leadsOn': {
    ua: 'Старе посилання веде на новий номер',
    en: 'The old link leads to the new number',
  },
  'parloc.settings.leadsOnHint': {
    ua: 'Клієнти зі старим посиланням побачать вас і ваш новий номер. Без коду з SMS старий номер {days} днів ніхто не займе.',
    en: 'Clients with the old link see you and your new number. For {days} days nobody gets the old number without a code from an SMS.',
  },
  'parloc.settings.leadsNowhereHint': {
    ua: 'За старим посиланням вас більше не побачать. Без коду з SMS старий номер {days} днів ніхто не займе.',
    en: 'Nobody sees you by the old link any more. For {days} days nobody gets the old number without a code from an SMS.',
  },
  'parloc.settings.leadsOnUnproven': {
    ua: 'Старий номер не підтверджено кодом з SMS, тому за старим посиланням вас більше не побачать, а номер одразу зможе взяти інший водій. Щоб старе посилання вело на новий номер, спершу підтвердьте старий.',
    en: 'The old number was not confirmed by a code from an SMS, so nobody sees you by the old link any more, and another driver may take the number at once. To have the old link lead to the new number, confirm the old one first.',
  },
  'parloc.settings.tooLong': {
    ua: 'Забагато: {count} з {limit} символів. Скоротіть, щоб зберегти.',
    en: 'Too long: {count} of {limit} characters. Shorten it to save.',
  },
  'parloc.settings.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parloc.settings.save': { ua: 'Зберегти', en: 'Save' },
  'parloc.settings.saving': { ua: 'Зберігаємо…', en: 'Saving…' },
  'parloc.settings.unanswered': {
    ua: 'Сервер відповідає довго. Зачекайте: введене тут не зникне.',
    en: 'The server is slow to answer. Please wait: what you typed stays here.',
  },
  'parloc.settings.saved': { ua: 'Налаштування збережено', en: 'Settings saved' },
  'parloc.settings.denied': {
    ua: 'Ви не увійшли. Увійдіть ще раз і збережіть.',
    en: 'User not authenticated',
  },
  'parloc.settings.failed': {
    ua: 'Не вдалося зберегти. Перевірте інтернет і спробуйте ще раз.',
    en: 'Could not save. Check your connection and try again.',
  },
  'parloc.proof.hint': {
    ua: 'Якщо підтвердити номер кодом з SMS, клієнти побачать, що він справді ваш.',
    en: 'Confirm the number by a code from an SMS, and clients see that it is really yours.',
  },
  'parloc.proof.send': { ua: 'Підтвердити номер кодом', en: 'Confirm the number by a code' },
  'parloc.proof.sending': { ua: 'Надсилаємо код…', en: 'Sending the code…' },
  'parloc.proof.sent': { ua: 'Код надіслано на {phone}', en: 'The code was sent to {phone}' },
  'parloc.proof.code': { ua: 'Код з SMS', en: 'Code from the SMS' },
  'parloc.proof.codeHint': {
    ua: 'Шість цифр. Введіть їх і натисніть «Зберегти».',
    en: 'Six digits. Type them and press “Save”.',
  },
  'parloc.proof.again': { ua: 'Надіслати ще раз', en: 'Send it again' },
  'parloc.proof.againIn': { ua: 'Надіслати ще раз за {seconds} с', en: 'Send it again in {seconds} s' },
  'parloc.proof.giveUp': { ua: 'Не підтверджувати', en: 'Do not confirm' },
  'parloc.proof.codeMissing': { ua: 'Введіть шість цифр із SMS', en: 'Type the six digits from the SMS' },
  'parloc.proof.codeWrong': {
    ua: 'Код неправильний. Перевірте SMS і введіть його ще раз.',
    en: 'The code is wrong. Look at the SMS and type it again.',
  },
  'parloc.proof.codeExpired': {
    ua: 'Цей код уже не діє. Надішліть новий.',
    en: 'This code is no longer valid. Send a new one.',
  },
  'parloc.proof.tooManyTries': {
    ua: 'Забагато спроб. Спробуйте пізніше.',
    en: 'Too many tries. Try again later.',
  },
  'parloc.proof.noConnection': {
    ua: 'Немає зв’язку. Спробуйте ще раз, коли він з’явиться.',
    en: 'No connection. Try again when there is one.',
  },
  'parloc.proof.noMessages': {
    ua: 'Сьогодні ми вже не можемо надсилати SMS. Спробуйте завтра.',
    en: 'We cannot send any more SMS today. Try again tomorrow.',
  },
  'parloc.proof.phoneWrong': {
    ua: 'На цей номер не можна надіслати SMS. Перевірте його.',
    en: 'No SMS can be sent to this number. Check it.',
  },
  'parloc.proof.notHuman': {
    ua: 'Google не впевнився, що ви не робот. Спробуйте ще раз.',
    en: 'Google is not sure that you are no robot. Try again.',
  },
  'parloc.proof.notAllowed': {
    ua: 'На цей номер ми зараз не надсилаємо SMS.',
    en: 'We do not send SMS to this number now.',
  },
  'parloc.proof.failed': {
    ua: 'Не вдалося. Перевірте інтернет і спробуйте ще раз.',
    en: 'It did not work. Check your connection and try again.',
  },
  'parloc.proof.proven': { ua: 'Номер {phone} підтверджено', en: 'The number {phone} is confirmed' },
  'parloc.proof.lost': {
    ua: 'Номер {phone} більше не за вами: інший водій підтвердив його кодом, або ми звільнили його на прохання власника. Клієнти не бачать, де ви, доки ви не підтвердите цей номер або не вкажете інший.',
    en: 'The number {phone} is no longer yours here: another driver has confirmed it by a code, or we have freed it at its owner’s request. Clients do not see where you are until you confirm this number or give another one.',
  },
  'parloc.proof.openSettings': { ua: 'Відкрити ваші дані', en: 'Open your details' },
} as const satisfies Text;
