import type { Text } from '#intl/text.ts';
import { mapText } from '#map/map.text.ts';

/** A driver's card with the map, on the client's page, on the driver's and in the demo. */
export const cardText = {
  ...mapText,
  'parloc.client.call': { ua: 'Подзвонити', en: 'Call' },
  'parloc.client.write': { ua: 'Написати', en: 'Write' },
  'parloc.client.draft': {
    ua: 'Доброго дня! Підкажіть, будь ласка, коли будете на місці?',
    en: 'Hello! When will you be here?',
  },
  'parloc.client.route': { ua: 'Маршрут', en: 'Directions' },
  'parloc.client.routeGoogle': {
    ua: 'Маршрут у Google Maps (нова вкладка)',
    en: 'Directions in Google Maps (new tab)',
  },
  'parloc.client.routeWaze': { ua: 'Маршрут у Waze', en: 'Directions in Waze' },
  'parloc.client.accuracy': { ua: 'точність {distance}', en: 'within {distance}' },
  'parloc.client.about': { ua: 'приблизно, у межах {distance}', en: 'about, within {distance}' },
  'parloc.client.motion': {
    ua: '{point, select, n {Їде на північ} ne {Їде на північний схід} e {Їде на схід} se {Їде на південний схід} s {Їде на південь} sw {Їде на південний захід} w {Їде на захід} nw {Їде на північний захід} other {Їде}}, {speed}',
    en: '{point, select, n {Moving north} ne {Moving north-east} e {Moving east} se {Moving south-east} s {Moving south} sw {Moving south-west} w {Moving west} nw {Moving north-west} other {Moving}}, {speed}',
  },
  'parloc.client.until': { ua: 'видно до {time}', en: 'shown until {time}' },

  'parloc.client.live': { ua: 'Наживо', en: 'Live' },
  'parloc.client.liveUntil': { ua: 'Наживо до {time}', en: 'Live until {time}' },
  'parloc.client.silent': { ua: 'Оновлень немає', en: 'No updates' },
  'parloc.client.proven': { ua: 'номер підтверджено', en: 'number confirmed' },
  'parloc.client.paused': { ua: 'Пауза', en: 'Paused' },
  'parloc.client.stale': { ua: 'Застаріло', en: 'Out of date' },
  'parloc.client.kept': { ua: 'Оновлюємо…', en: 'Updating…' },
  'parloc.client.lost': { ua: 'Немає зв’язку', en: 'No connection' },
  'parloc.client.liveSaid': {
    ua: 'Водій ділиться місцезнаходженням наживо: воно оновлюється саме.',
    en: 'The driver is sharing live: the location updates by itself.',
  },
  'parloc.client.onceSaid': {
    ua: 'Це останнє місце, яким поділився водій.',
    en: 'This is the last place that the driver shared.',
  },
  'parloc.client.pausedSaid': {
    ua: 'Телефон водія заснув або сторінку згорнуто. Це останнє відоме місце.',
    en: 'The driver’s phone is asleep, or the page was left. This is the last known place.',
  },
  'parloc.client.silentSaid': {
    ua: 'Понад хвилину немає оновлень: у водія міг зникнути зв’язок.',
    en: 'No update for more than a minute: the driver may have no connection.',
  },
  'parloc.client.staleLiveSaid': {
    ua: 'Давно немає оновлень. Машина вже може бути далі.',
    en: 'No update for a while. The car may be elsewhere by now.',
  },
  'parloc.client.staleOnceSaid': {
    ua: 'Водій поділився цим місцем давно. Машина вже може бути далі.',
    en: 'The driver shared this place a while ago. The car may be elsewhere by now.',
  },
  'parloc.client.keptSaid': {
    ua: 'Це останнє відоме місце. Зараз буде нове.',
    en: 'This is the last known place. The newest is on its way.',
  },
  'parloc.client.lostSaid': {
    ua: 'Зв’язок втрачено. Показано те, що прийшло останнім.',
    en: 'The connection is lost. This is what arrived last.',
  },
  'parloc.client.dayAndTime': { ua: '{time}, {day}', en: '{time} on {day}' },
  'parloc.client.ended': { ua: 'Трансляцію завершено о {time}', en: 'Sharing ended at {time}' },
  'parloc.client.waitHint': {
    ua: 'Щойно водій знову поділиться місцем, воно з’явиться тут. А поки можна подзвонити або написати.',
    en: 'As soon as the driver shares a location again, it appears here by itself. Until then, you can call or write.',
  },
  'parloc.client.still': {
    ua: 'Так було о {time}. Сама сторінка не оновлюється.',
    en: 'This is how it was at {time}. The page does not update by itself.',
  },
  'parloc.client.reload': { ua: 'Завантажити ще раз', en: 'Load it again' },

  'parloc.demo.name': { ua: 'Іван Коваль', en: 'Ivan Koval' },
  'parloc.demo.carName': {
    ua: 'Mercedes Sprinter, білий · AA 1234 BB',
    en: 'Mercedes Sprinter, white · AA 1234 BB',
  },
  'parloc.demo.example': { ua: 'Приклад', en: 'Example' },
  'parloc.demo.note': {
    ua: 'Це приклад: водія вигадано, номер не працює.',
    en: 'This is an example: the driver is made up, and the number does not work.',
  },
  'parloc.demo.nobody': {
    ua: 'Тут нікому дзвонити й писати: це приклад. На сторінці справжнього водія ця кнопка працює.',
    en: 'There is nobody to call or write to: this is an example. On a real driver’s page this button works.',
  },
  'parloc.demo.driverTitle': { ua: 'У водія — одне посилання', en: 'The driver has one link' },
  'parloc.demo.driverHint': {
    ua: 'Воно не змінюється: надішліть його клієнтам, розмістіть на візитці чи в групі.',
    en: 'It stays the same: send it to clients, put it on a card or in a group.',
  },
  'parloc.demo.link': { ua: 'Приклад посилання', en: 'Sample link' },
  'parloc.demo.copy': { ua: 'Скопіювати посилання', en: 'Copy the link' },
  'parloc.demo.clientTitle': { ua: 'Що бачить клієнт', en: 'The client sees this' },
  'parloc.demo.open': { ua: 'Відкрити сторінку клієнта', en: 'Open the client’s page' },
} as const satisfies Text;
