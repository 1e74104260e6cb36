import type { Text } from '#intl/text.ts';

/** A trip's own pages, as the dispatcher sees them. */
export const pagesText = {
  'pages.title': { ua: 'Рейс на телефоні', en: 'The trip on phones' },
  'pages.hint': {
    ua: 'Водій побачить зупинки й пасажирів, кожен пасажир — лише своє місце. Без входу й застосунків.',
    en: 'The driver sees stops and passengers, each passenger only their own seat. No sign-in, no app.',
  },
  'pages.make': { ua: 'Створити посилання', en: 'Make the links' },
  'pages.failed': {
    ua: 'Не вдалося. Перевірте інтернет і спробуйте ще раз.',
    en: 'That did not work. Check your connection and try again.',
  },
  'pages.unkept': {
    ua: 'Позначки {count, plural, =1 {рейсу} one {# рейсу} few {# рейсів} many {# рейсів} other {# рейсу}} ще не в календарі. {why}. Тут вони лишаються {days} днів після прибуття.',
    en: 'The marks of {count, plural, one {a trip} other {# trips}} are not in the calendar yet. {why}. They stay here for {days} days after the arrival.',
  },
  'pages.unkept.save': { ua: 'Завантажити позначки', en: 'Download the marks' },
  'pages.over': {
    ua: 'Посилання діють 48 годин після прибуття. Цей рейс уже завершився.',
    en: 'Links work until 48 hours after the arrival. This trip is over.',
  },
  'pages.noTimes': {
    ua: 'Посилання має лише рейс із часом виїзду й прибуття, не довший за 7 днів. Виправте час рейсу.',
    en: 'Only a trip with a start and an arrival, at most 7 days long, has links. Correct the trip’s times.',
  },
  'pages.passengersLimit': {
    ua: 'Водій бачить перших {most} пасажирів, і посилання є лише в них. Решту перенесіть на інший рейс.',
    en: 'The driver sees the first {most} passengers, and only they have links. Move the others to another trip.',
  },
  'pages.newLinksLimit': {
    ua: 'Для цього рейсу сьогодні вже зроблено 20 нових посилань. Спробуйте завтра.',
    en: '20 new links have been made for this trip today. Try again tomorrow.',
  },
  'pages.marksLimit': {
    ua: 'У цьому рейсі вже 600 ваших позначок, більше не збережемо.',
    en: 'You have made 600 marks in this trip; no more can be saved.',
  },
  'pages.demo': {
    ua: 'Посилання для водія й пасажирів працюють із Google Календарем.',
    en: 'Links for the driver and the passengers work with Google Calendar.',
  },
  'pages.van': { ua: 'Водієві', en: 'For the driver' },
  'pages.seats': { ua: 'Пасажирам', en: 'For the passengers' },
  'pages.copy': { ua: 'Копіювати', en: 'Copy' },
  'pages.copied': { ua: 'Посилання скопійовано', en: 'Link copied' },
  'pages.share': { ua: 'Надіслати', en: 'Share' },
  'pages.qr': { ua: 'QR-код', en: 'QR code' },
  'pages.copyAll': { ua: 'Копіювати всі посилання', en: 'Copy all links' },
  'pages.allCopied': { ua: 'Посилання пасажирів скопійовано', en: 'The passengers’ links copied' },
  'pages.takeBack': { ua: 'Відкликати', en: 'Take back' },
  'pages.anew': { ua: 'Нове посилання', en: 'New link' },
  'pages.closed': { ua: 'Посилання відкликано', en: 'The link was taken back' },
  'pages.vanMessage': {
    ua: 'Рейс {way}: зупинки, пасажири, оплата',
    en: 'Trip {way}: stops, passengers, cash',
  },
  'pages.carried': { ua: 'Сіли {count}', en: 'Got on {count}' },
  'pages.waiting': { ua: 'чекаємо {count}', en: 'expected {count}' },
  'pages.absent': { ua: 'не прийшло {count}', en: 'not there {count}' },
  'pages.parcels': { ua: 'посилки {count} з {all}', en: 'parcels {count} of {all}' },
  'pages.late': { ua: 'запізнення {minutes} хв', en: '{minutes} min late' },
  'pages.border.at': { ua: 'на кордоні', en: 'at the border' },
  'pages.border.crossed': { ua: 'кордон перетнули', en: 'border crossed' },
  'pages.state.waiting': { ua: 'Чекаємо', en: 'Expected' },
  'pages.state.aboard': { ua: 'На борту', en: 'On board' },
  'pages.state.absent': {
    ua: '{kind, select, parcel {Не передали} other {Не прийшов / прийшла}}',
    en: '{kind, select, parcel {Not handed in} other {Not there}}',
  },
  'pages.state.off': {
    ua: '{kind, select, parcel {Віддано} other {Вийшов / вийшла}}',
    en: '{kind, select, parcel {Handed over} other {Dropped off}}',
  },
  'pages.collected': { ua: 'Водій отримав {sum}', en: 'The driver has {sum}' },
  'pages.due': { ua: 'ще взяти {sum}', en: 'still to take {sum}' },
  'pages.handedOver': { ua: 'Передав диспетчеру, {currency}', en: 'Handed over, {currency}' },
  'pages.difference': { ua: 'Різниця {sum}', en: 'Difference {sum}' },
  'pages.even': { ua: 'Усе передано', en: 'All handed over' },
  'pages.save': { ua: 'Записати', en: 'Save' },
  'pages.told': { ua: 'Повідомлення пасажирів', en: 'What passengers say' },
  'pages.told.trip': { ua: 'Рейс {start}', en: 'Trip of {start}' },
  'pages.told.not-coming': {
    ua: '{kind, select, parcel {{name}: посилки не буде} other {{name} не їде}}',
    en: '{kind, select, parcel {{name}: there is no parcel} other {{name} is not coming}}',
  },
  'pages.told.late': {
    ua: '{kind, select, parcel {{name}: посилка буде на {minutes} хв пізніше} other {{name} запізниться на {minutes} хв}}',
    en: '{kind, select, parcel {{name}: the parcel will be {minutes} min late} other {{name} will be {minutes} min late}}',
  },
  'pages.told.call-me': { ua: '{name} просить подзвонити', en: '{name} asks for a call' },
  'pages.told.call-me-on': {
    ua: '{name} просить подзвонити: {phone}',
    en: '{name} asks for a call: {phone}',
  },
  'pages.told.coming': {
    ua: '{kind, select, parcel {{name}: посилка буде вчасно} other {{name} їде за планом}}',
    en: '{kind, select, parcel {{name}: the parcel comes as planned} other {{name} comes as planned}}',
  },
  'pages.call': { ua: 'Подзвонити', en: 'Call' },
  'pages.place': { ua: 'Де машина зараз', en: 'Where the van is now' },
  'pages.answer': { ua: 'Підтвердити', en: 'Confirm' },
  'pages.free': {
    ua: '{seats, plural, =0 {Викреслити} =1 {Звільнити місце} one {Звільнити # місце} few {Звільнити # місця} many {Звільнити # місць} other {Звільнити # місця}}',
    en: '{seats, plural, =0 {Strike out} =1 {Free the seat} one {Free # seat} other {Free # seats}}',
  },
  'pages.dismiss': { ua: 'Прибрати', en: 'Dismiss' },
  'pages.open': { ua: 'Відкрити рейс', en: 'Open the trip' },
} as const satisfies Text;
