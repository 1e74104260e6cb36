import type { Text } from '#intl/text.ts';
import { clientText } from './client.text.ts';

/** The driver's own page, which also shows what clients see. */
export const driverText = {
  ...clientText,
  'parloc.driver.pageTitle': { ua: 'Parloc: сторінка водія', en: 'Parloc: driver’s page' },
  'parloc.driver.hello': { ua: 'Добрий день, {name}!', en: 'Hello, {name}!' },
  'parloc.driver.welcome': { ua: 'Добрий день!', en: 'Hello!' },
  'parloc.driver.instructions': {
    ua: 'Щоб клієнти бачили, хто їде, заповніть ім’я, телефон та авто. Це займе хвилину — і лишиться тільки натискати кнопку.',
    en: 'Fill in your name, phone and car, so that clients see who is coming. It takes a minute; after that there is only one button to press.',
  },
  'parloc.driver.openSettings': { ua: 'Заповнити', en: 'Fill in' },
  'parloc.driver.lost': {
    ua: 'Немає зв’язку. Натискати можна: надішлемо, щойно він з’явиться.',
    en: 'No connection. You can press all the same: it goes out as soon as there is one.',
  },
  'parloc.driver.waiting': {
    ua: 'Немає зв’язку. Сторінка відкриється, щойно він з’явиться.',
    en: 'No connection. The page opens as soon as there is one.',
  },
  'parloc.driver.denied': {
    ua: 'Ви не увійшли. Увійдіть ще раз.',
    en: 'User not authenticated. Please sign in again.',
  },
  'parloc.share.now': { ua: 'Поділитися місцезнаходженням', en: 'Share my location' },
  'parloc.share.locating': { ua: 'Шукаю, де ви…', en: 'Looking for your place…' },
  'parloc.share.sending': { ua: 'Надсилаю…', en: 'Sending…' },
  'parloc.share.done': { ua: 'Місцезнаходження оновлено', en: 'Location updated' },
  'parloc.share.failed': {
    ua: 'Не вдалося надіслати. Місце збережено на телефоні.',
    en: 'It could not be sent. Your place is kept on the phone.',
  },
  'parloc.share.waiting': {
    ua: 'Збережено на телефоні. Надішлемо, щойно з’явиться зв’язок.',
    en: 'Kept on the phone. It goes out as soon as there is a connection.',
  },
  'parloc.share.waitingToHide': {
    ua: 'Зупинимо показ, щойно з’явиться зв’язок. Поки що клієнти бачать останнє місце.',
    en: 'It stops as soon as there is a connection. Until then clients see the last place.',
  },
  'parloc.share.noPosition': { ua: 'Не вдалося отримати координати', en: 'error getting coordinates' },
  'parloc.share.tryPhone': {
    ua: 'Пристрій не знає, де ви. Увімкніть геолокацію, вийдіть на відкрите місце або спробуйте з іншого телефона.',
    en: 'The device does not know where you are. Turn its location on, step into the open, or try it from another phone.',
  },
  'parloc.share.allow': {
    ua: 'Браузеру заборонено знати, де ви. Натисніть значок ліворуч від адреси, дозвольте місцезнаходження і спробуйте ще раз — або візьміть телефон.',
    en: 'The browser may not know where you are. Press the icon to the left of the address, allow the location, and try again, or take a phone.',
  },
  'parloc.share.allowOnApple': {
    ua: 'Браузеру заборонено знати, де ви. Відкрийте Параметри → Приватність і безпека → Служби локації, дозвольте їх для Safari і спробуйте ще раз — або візьміть інший телефон.',
    en: 'The browser may not know where you are. Open Settings → Privacy & Security → Location Services, allow them for Safari, and try again, or take another phone.',
  },
  'parloc.share.last': { ua: 'Востаннє: {ago}', en: 'Last shared: {ago}' },
  'parloc.share.never': {
    ua: 'Ви ще не ділилися місцезнаходженням',
    en: 'You have not shared your location yet',
  },
  'parloc.share.hidden': {
    ua: 'Показ зупинено: клієнти не бачать, де ви',
    en: 'Stopped: clients do not see where you are',
  },
  'parloc.share.hide': { ua: 'Зупинити показ', en: 'Stop showing' },
  'parloc.live.title': { ua: 'Ділитися наживо', en: 'Share live' },
  'parloc.live.hint': {
    ua: 'Поки ця сторінка відкрита й екран світиться. У фоні — ніколи.',
    en: 'While this page is open and the screen is on. Never in the background.',
  },
  'parloc.live.quarter': { ua: '15 хвилин', en: '15 minutes' },
  'parloc.live.hour': { ua: '1 година', en: '1 hour' },
  'parloc.live.untilStopped': { ua: 'Поки не зупиню', en: 'Until I stop' },
  'parloc.live.on': { ua: 'Наживо', en: 'Live' },
  'parloc.live.until': { ua: 'до {time}', en: 'until {time}' },
  'parloc.live.lost': {
    ua: 'Пристрій не каже, де ви. Чекаємо на сигнал…',
    en: 'The device does not tell where you are. Waiting for a signal…',
  },
  'parloc.live.stopFailed': {
    ua: 'Не вдалося закінчити. Спробуйте ще раз.',
    en: 'Could not end it. Please try again.',
  },
  'parloc.live.stop': { ua: 'Закінчити наживо', en: 'End live' },
  'parloc.link.title': { ua: 'Посилання для клієнтів', en: 'The link for clients' },
  'parloc.link.copy': { ua: 'Скопіювати', en: 'Copy' },
  'parloc.link.copied': { ua: 'Посилання скопійовано', en: 'Link copied' },
  'parloc.link.share': { ua: 'Надіслати', en: 'Send' },
  'parloc.link.qr': { ua: 'QR-код', en: 'QR code' },
  'parloc.link.qrHint': {
    ua: 'Покажіть клієнтові: камера відкриє вашу сторінку.',
    en: 'Show it to a client: the camera opens your page.',
  },
  'parloc.link.message': { ua: '{name}, {carName}: де я зараз', en: '{name}, {carName}: where I am now' },
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
    ua: 'Цей номер уже має інший водій',
    en: 'Another driver has this number already',
  },
  'parloc.settings.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parloc.settings.save': { ua: 'Зберегти', en: 'Save' },
  'parloc.settings.saving': { ua: 'Зберігаю…', en: 'Saving…' },
  'parloc.settings.saved': { ua: 'Налаштування збережено', en: 'Settings saved' },
  'parloc.settings.failed': {
    ua: 'Не вдалося зберегти. Перевірте інтернет і спробуйте ще раз.',
    en: 'Could not save. Check your connection and try again.',
  },
} as const satisfies Text;
