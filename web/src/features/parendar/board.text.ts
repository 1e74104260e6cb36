import type { Text } from '#intl/text.ts';

/** The page of the week: its start, the week, the day. */
export const boardText = {
  'parendar.connect.title': { ua: 'Звідки брати рейси?', en: 'Where are your trips?' },
  'parendar.connect.lead': {
    ua: 'Рейси живуть у вашому календарі: їх видно і тут, і в телефоні, і в колег, з якими ви ним ділитеся.',
    en: 'Trips live in your calendar: you see them here, on your phone, and so do the colleagues you share it with.',
  },
  'parendar.connect.google': { ua: 'Підключити Google Календар', en: 'Connect Google Calendar' },
  'parendar.connect.googleHint': {
    ua: 'Відкриється вікно Google. Ми просимо лише події та список календарів; забрати доступ можна будь-коли.',
    en: 'Google’s window opens. We ask for events and the list of calendars only; you can take that back at any time.',
  },
  'parendar.connect.demo': { ua: 'Спробувати з демокалендарем', en: 'Try with a demo calendar' },
  'parendar.connect.demoHint': {
    ua: 'Двадцять вигаданих рейсів. Усе лишається в цьому браузері, Google не потрібен.',
    en: 'Twenty made-up trips. Everything stays in this browser, and Google is not needed.',
  },
  'parendar.connect.or': { ua: 'або', en: 'or' },
  'parendar.connect.waiting': {
    ua: 'Чекаємо на ваш дозвіл у вікні Google…',
    en: 'Waiting for your consent in Google’s window…',
  },
  'parendar.connect.sameTab': { ua: 'Підключити в цій вкладці', en: 'Connect in this tab' },
  'parendar.connect.again': { ua: 'Підключити знову', en: 'Connect again' },
  'parendar.connect.lost': {
    ua: 'Google більше не дає доступу до календаря. Те, що ви ввели, на місці.',
    en: 'Google no longer gives access to the calendar. What you typed is still here.',
  },
  'parendar.connect.due': {
    ua: 'Google Календар підключено. Відкриємо його, щойно ви збережете або закриєте те, що пишете.',
    en: 'Google Calendar is connected. It opens as soon as you save or close what you are writing.',
  },
  'parendar.connect.lostStart': {
    ua: 'Google більше не дає доступу до календаря. Підключіть його знову.',
    en: 'Google no longer gives access to the calendar. Connect it again.',
  },
  'parendar.retry': { ua: 'Спробувати ще раз', en: 'Try again' },
  'parendar.startFailed.title': { ua: 'Календар не відкрився', en: 'The calendar did not open' },
  'parendar.startFailed.hint': {
    ua: 'Коли з’явиться інтернет, спробуємо ще раз самі.',
    en: 'When you are back online, we try again by ourselves.',
  },

  'parendar.source.google': { ua: 'Google Календар', en: 'Google Calendar' },
  'parendar.source.demo': { ua: 'Демо', en: 'Demo' },
  'parendar.source.menu': { ua: 'Календар: {source}', en: 'Calendar: {source}' },
  'parendar.source.demoNote': {
    ua: 'Це демо: рейси вигадані й лишаються в цьому браузері.',
    en: 'This is a demo: the trips are made up and stay in this browser.',
  },
  'parendar.source.toGoogle': { ua: 'Перейти до Google Календаря', en: 'Go to Google Calendar' },
  'parendar.source.toDemo': { ua: 'Перейти до демокалендаря', en: 'Go to the demo calendar' },
  'parendar.source.renew': { ua: 'Почати демо заново', en: 'Start the demo anew' },
  'parendar.source.disconnect': { ua: 'Відключити Google Календар', en: 'Disconnect Google Calendar' },
  'parendar.disconnect.title': { ua: 'Відключити Google Календар?', en: 'Disconnect Google Calendar?' },
  'parendar.disconnect.what': {
    ua: 'Ми забудемо доступ і попросимо Google його скасувати. Рейси лишаться у вашому календарі.',
    en: 'We forget the access and ask Google to end it. Your trips stay in your calendar.',
  },
  'parendar.disconnect.confirm': { ua: 'Відключити', en: 'Disconnect' },
  'parendar.renew.title': { ua: 'Почати демо заново?', en: 'Start the demo anew?' },
  'parendar.renew.what': {
    ua: 'Усі рейси демо зникнуть: і вигадані, і ті, що ви додали чи змінили. Натомість з’являться двадцять нових вигаданих. Повернути їх не вийде.',
    en: 'All trips of the demo will be gone: the made-up ones and those you added or changed. Twenty new made-up trips take their place. This cannot be undone.',
  },
  'parendar.renew.confirm': { ua: 'Так, почати заново', en: 'Yes, start anew' },
  'parendar.cancel': { ua: 'Скасувати', en: 'Cancel' },

  'parendar.selector.label': { ua: 'Календар: {name}', en: 'Calendar: {name}' },
  'parendar.selector.none': { ua: 'Календарів немає', en: 'No calendars' },
  'parendar.selector.primary': { ua: 'основний', en: 'primary' },
  'parendar.selector.shown': { ua: 'показано зараз', en: 'shown now' },
  'parendar.selector.readOnly': { ua: 'лише перегляд', en: 'read only' },
  'parendar.noCalendar.hint': {
    ua: 'У вашому обліковому записі Google немає жодного календаря. Створіть його в Google Календарі й оновіть сторінку.',
    en: 'Your Google account has no calendar. Make one in Google Calendar and reload the page.',
  },

  'parendar.week.label': { ua: 'Тиждень', en: 'Week' },
  'parendar.week.days': { ua: 'Дні тижня', en: 'Days of the week' },
  'parendar.week.previous': { ua: 'Попередній тиждень', en: 'Previous week' },
  'parendar.week.next': { ua: 'Наступний тиждень', en: 'Next week' },
  'parendar.week.today': { ua: 'Сьогодні', en: 'Today' },
  'parendar.week.refresh': { ua: 'Оновити', en: 'Refresh' },
  // The count is -1 where it is not known.
  'parendar.day.label': {
    ua: '{date}{isToday, select, true {, сьогодні} other {}}{count, plural, =-1 {} =0 {, рейсів немає} one {, # рейс} few {, # рейси} many {, # рейсів} other {, # рейсу}}',
    en: '{date}{isToday, select, true {, today} other {}}{count, plural, =-1 {} =0 {, no trips} one {, # trip} other {, # trips}}',
  },
  'parendar.day.count': {
    ua: '{count, plural, =0 {рейсів немає} one {# рейс} few {# рейси} many {# рейсів} other {# рейсу}}',
    en: '{count, plural, =0 {no trips} one {# trip} other {# trips}}',
  },
  'parendar.day.add': { ua: 'Новий рейс', en: 'New trip' },
  'parendar.day.empty': { ua: 'Цього дня рейсів ще немає', en: 'No trips on this day yet' },
  'parendar.day.emptyHint': {
    ua: 'Додайте перший: звідки, куди, хто за кермом. Решту допишете пізніше.',
    en: 'Add the first one: from, to, who drives. The rest can wait.',
  },
  'parendar.day.addFirst': { ua: 'Додати рейс', en: 'Add a trip' },
  'parendar.day.loading': { ua: 'Завантажуємо рейси…', en: 'Loading trips…' },
  'parendar.day.zone': { ua: 'Час показано {zone}', en: 'Times: {zone}' },
  'parendar.day.readOnly': {
    ua: 'Цей календар можна лише переглядати',
    en: 'You can only look at this calendar',
  },

  'parendar.keys.title': { ua: 'Клавіші', en: 'Keys' },
  'parendar.keys.days': { ua: 'дні', en: 'days' },
  'parendar.keys.trips': { ua: 'рейси', en: 'trips' },
  'parendar.keys.weeks': { ua: 'тижні', en: 'weeks' },
  'parendar.keys.open': { ua: 'відкрити', en: 'open' },
  'parendar.keys.new': { ua: 'новий рейс', en: 'new trip' },
  'parendar.keys.close': { ua: 'закрити', en: 'close' },

  'parendar.tools.label': { ua: 'Що ще можна', en: 'More to do' },
  'parendar.tools.request': { ua: 'Заявка', en: 'Request' },
  'parendar.tools.passenger': { ua: 'Пасажир', en: 'Passenger' },
} as const satisfies Text;
