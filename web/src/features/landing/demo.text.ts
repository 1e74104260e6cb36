import type { Text } from '#intl/text.ts';

/** What the tools at work on the page say: one passenger's way from her message to her trip. */
export const demoText = {
  'landing.ticket.title': {
    ua: 'Спробуйте тут: змініть повідомлення',
    en: 'Try it here: change the message',
  },
  'landing.ticket.message': { ua: 'Повідомлення пасажира', en: 'Passenger’s message' },
  'landing.ticket.row': { ua: 'Рядок для таблиці', en: 'The row for your spreadsheet' },
  'landing.ticket.onDevice': {
    ua: 'Розбирає ваш пристрій: нічого нікуди не надсилаємо.',
    en: 'Your device reads it: nothing is sent anywhere. Towns come out in Ukrainian.',
  },
  'landing.ticket.loading': { ua: 'Розбираємо…', en: 'Reading…' },
  'landing.ticket.read': { ua: 'Рядок готовий', en: 'The row is ready' },
  'landing.ticket.failed': {
    ua: 'Не вдалося завантажити програму, яка читає повідомлення. Коли з’явиться інтернет, оновіть сторінку.',
    en: 'The reader did not load. Reload the page when you are online.',
  },
  'landing.ticket.open': { ua: 'Розібрати у своїх колонках', en: 'Read it into your own columns' },
  'landing.ticket.samples': { ua: 'Інші приклади', en: 'Other samples' },
  'landing.sample.seats': { ua: 'Три місця', en: 'Three seats' },
  'landing.sample.seats.message': {
    ua: 'добрий вечір,є місця на 28.11 зі львова до кракова?нас троє,виїзд на 6 ранку. Оксана 0501234567',
    en: 'good evening,any seats on 28.11 from Lviv to Kraków? 3 people,leaving at 6 am. Oksana 0501234567',
  },
  'landing.sample.ticket': { ua: 'Квиток', en: 'A ticket' },
  'landing.sample.ticket.message': {
    ua: 'Один квиток Тернопіль – Прага 29.11 о 18:00, якщо можна біля вікна. Андрій Мельник 067 765 43 21',
    en: 'One ticket Ternopil – Prague 29.11 at 18:00, a window seat if possible. Andrii Melnyk 067 765 43 21',
  },
  'landing.sample.evening': { ua: 'Без часу', en: 'No time' },
  'landing.sample.evening.message': {
    ua: 'доброго дня шо там на 30 листопада є два місця з одеси до кишинева на вечір? Вітя 0671112233',
    en: 'hi, any two seats on 30 November from Odesa to Chisinau in the evening? Vitia 0671112233',
  },
  'landing.field.name': { ua: 'Ім’я', en: 'Name' },
  'landing.field.phone': { ua: 'Телефон', en: 'Phone' },
  'landing.field.from': { ua: 'Звідки', en: 'From' },
  'landing.field.to': { ua: 'Куди', en: 'To' },
  'landing.field.date': { ua: 'Дата', en: 'Date' },
  'landing.field.time': { ua: 'Час', en: 'Time' },
  'landing.field.seats': { ua: 'Місць', en: 'Seats' },
  'landing.field.unsaid': { ua: 'не сказано', en: 'not said' },

  'landing.sheet.caption': {
    ua: 'Таблиця диспетчера: останній рядок — з повідомлення вгорі',
    en: 'A dispatcher’s spreadsheet: the last row is from the message above',
  },
  'landing.sheet.name1': { ua: 'Тарас', en: 'Taras' },
  'landing.sheet.name2': { ua: 'Марія', en: 'Mariia' },

  'landing.town.lviv': { ua: 'Львів', en: 'Lviv' },
  'landing.town.krakow': { ua: 'Краків', en: 'Kraków' },
  'landing.town.przemysl': { ua: 'Перемишль', en: 'Przemyśl' },
  'landing.town.rzeszow': { ua: 'Жешув', en: 'Rzeszów' },
  'landing.town.tarnow': { ua: 'Тарнув', en: 'Tarnów' },
  'landing.town.kyiv': { ua: 'Київ', en: 'Kyiv' },
  'landing.town.warsaw': { ua: 'Варшава', en: 'Warsaw' },
  'landing.town.odesa': { ua: 'Одеса', en: 'Odesa' },
  'landing.town.chisinau': { ua: 'Кишинів', en: 'Chișinău' },

  'landing.driver.ivan': { ua: 'Іван Коваль', en: 'Ivan Koval' },
  'landing.driver.petro': { ua: 'Петро Шевчук', en: 'Petro Shevchuk' },
  'landing.road.car': { ua: 'Mercedes Sprinter, білий', en: 'Mercedes Sprinter, white' },
  'landing.road.live': { ua: 'Наживо', en: 'Live' },
  'landing.road.paused': { ua: 'Пауза', en: 'Paused' },
  'landing.road.map': {
    ua: 'Приклад: машина їде дорогою зі Львова до Кракова',
    en: 'An example: a car on the road from Lviv to Kraków',
  },
  'landing.road.accuracy': { ua: 'точність {metres} м', en: 'within {metres} m' },
  'landing.road.pause': { ua: 'Зупинити', en: 'Pause' },
  'landing.road.play': { ua: 'Рушити', en: 'Play' },
  'landing.road.note': { ua: 'Це приклад: водія вигадано.', en: 'An example: the driver is made up.' },

  'landing.trip.olena': { ua: 'Олена', en: 'Olena' },
  'landing.trip.ihor': { ua: 'Ігор', en: 'Ihor' },
  'landing.trip.marta': { ua: 'Марта', en: 'Marta' },
  'landing.trip.seats': {
    ua: '{seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}',
    en: '{seats, plural, one {# seat} other {# seats}}',
  },
  'landing.trip.aboard': { ua: 'На борту', en: 'On board' },
  'landing.trip.board': {
    ua: 'Диспетчер бачить: на борту {count} з {seats}',
    en: 'The dispatcher sees: {count} of {seats} on board',
  },

  'landing.week.days': { ua: 'Дні тижня, приклад', en: 'Days of the week, a sample' },
  'landing.week.seats': { ua: 'зайнято {taken} з {seats} місць', en: '{taken} of {seats} seats taken' },
  'landing.week.free': { ua: 'Рейсів немає', en: 'No trips' },
  'landing.week.day': {
    ua: '{date}: {count, plural, =0 {рейсів немає} one {# рейс} few {# рейси} many {# рейсів} other {# рейсу}}',
    en: '{date}: {count, plural, =0 {no trips} one {# trip} other {# trips}}',
  },
} as const satisfies Text;
