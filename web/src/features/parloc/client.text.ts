import type { Text } from '#intl/text.ts';

/** What a client of a driver reads, on the driver's page and in the demo. */
export const clientText = {
  'parloc.client.title': { ua: 'Де зараз водій', en: 'Where the driver is' },
  'parloc.client.titleOf': { ua: '{name} · де зараз водій', en: '{name} · where the driver is' },
  'parloc.client.loading': { ua: 'Шукаємо водія…', en: 'Looking for the driver…' },
  'parloc.client.missing': { ua: 'Зараз місця не видно', en: 'No location is shown now' },
  'parloc.client.missingHint': {
    ua: 'За номером {phone} зараз ніхто не ділиться місцезнаходженням. Щойно водій поділиться, воно з’явиться тут. А поки можна подзвонити.',
    en: 'Driver not found: nobody with the number {phone} shares a location now. It appears here as soon as the driver shares it. Until then, you can call.',
  },
  'parloc.client.closedHint': {
    ua: 'Час цього посилання минув, водій забрав його або ще не ділиться місцем. Щойно поділиться, воно з’явиться тут. Якщо ні, попросіть у водія нове посилання.',
    en: 'The time of this link is over, the driver has taken it back, or does not share a location yet. It appears here as soon as the driver does. If not, ask the driver for a new link.',
  },
  'parloc.client.wrong': {
    ua: 'У посиланні немає номера телефону',
    en: 'There is no phone number in the link',
  },
  'parloc.client.wrongHint': {
    ua: 'Схоже, посилання скопійовано не повністю. Попросіть водія надіслати його ще раз.',
    en: 'The link may have been copied in part. Ask the driver to send it again.',
  },
  'parloc.client.failed': { ua: 'Не вдалося завантажити', en: 'Could not load' },
  'parloc.client.failedHint': {
    ua: 'Перевірте інтернет. Сторінка спробує сама, щойно з’явиться зв’язок.',
    en: 'Check your connection. The page tries again by itself as soon as you are online.',
  },
  'parloc.client.failedPhone': { ua: 'Телефон водія: {phone}.', en: 'The driver’s number: {phone}.' },
  'parloc.client.retry': { ua: 'Спробувати ще раз', en: 'Try again' },
  'parloc.client.call': { ua: 'Подзвонити', en: 'Call' },
  'parloc.client.route': { ua: 'Маршрут', en: 'Directions' },
  'parloc.client.routeGoogle': {
    ua: 'Маршрут у Google Maps (нова вкладка)',
    en: 'Directions in Google Maps (new tab)',
  },
  'parloc.client.routeWaze': { ua: 'Маршрут у Waze', en: 'Directions in Waze' },
  'parloc.client.accuracy': { ua: 'точність {distance}', en: 'within {distance}' },
  'parloc.client.until': { ua: 'видно до {time}', en: 'shown until {time}' },

  'parloc.client.live': { ua: 'Наживо', en: 'Live' },
  'parloc.client.liveUntil': { ua: 'Наживо до {time}', en: 'Live until {time}' },
  'parloc.client.silent': { ua: 'Оновлень немає', en: 'No updates' },
  'parloc.client.proven': { ua: 'номер підтверджено', en: 'number confirmed' },
  'parloc.client.paused': { ua: 'Пауза', en: 'Paused' },
  'parloc.client.stale': { ua: 'Застаріло', en: 'Out of date' },
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
  'parloc.client.lostSaid': {
    ua: 'Зв’язок втрачено. Показано те, що прийшло останнім.',
    en: 'The connection is lost. This is what arrived last.',
  },
  'parloc.client.ended': { ua: 'Трансляцію завершено о {time}', en: 'Sharing ended at {time}' },
  'parloc.client.waitHint': {
    ua: 'Щойно водій поділиться, воно з’явиться тут автоматично. А поки можна подзвонити.',
    en: 'As soon as the driver shares it, it appears here by itself. Until then, you can call.',
  },

  'parloc.client.map': { ua: 'Мапа: де машина', en: 'Map: where the car is' },
  'parloc.client.mapMissing': { ua: 'Мапа не завантажилася', en: 'The map did not load' },
  'parloc.client.mapLink': { ua: 'Відкрити мапу', en: 'Open a map' },
  'parloc.client.zoomIn': { ua: 'Ближче', en: 'Zoom in' },
  'parloc.client.zoomOut': { ua: 'Далі', en: 'Zoom out' },
  'parloc.client.follow': { ua: 'Стежити за машиною', en: 'Follow the car' },
  'parloc.client.tapToMove': { ua: 'Торкніться, щоб рухати мапу', en: 'Tap to move the map' },

  'parloc.demo.name': { ua: 'Іван Коваль', en: 'Ivan Koval' },
  'parloc.demo.carName': {
    ua: 'Mercedes Sprinter, білий · AA 1234 BB',
    en: 'Mercedes Sprinter, white · AA 1234 BB',
  },
  'parloc.demo.note': {
    ua: 'Це приклад: водія вигадано, номер не працює.',
    en: 'This is an example: the driver is made up, and the number does not work.',
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
