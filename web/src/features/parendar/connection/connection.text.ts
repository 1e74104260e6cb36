import type { Text } from '#intl/text.ts';

/** Which calendar is shown, how it starts, and how it is connected. */
export const connectionText = {
  'parendar.connect.title': { ua: 'Звідки брати рейси?', en: 'Where are your trips?' },
  'parendar.connect.lead': {
    ua: 'Рейси зберігаються у вашому календарі: їх видно і тут, і в телефоні, і в колег, з якими ви ним ділитеся.',
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

  'parendar.startFailed.title': { ua: 'Календар не відкрився', en: 'The calendar did not open' },
  'parendar.startFailed.script': {
    ua: 'Не вдалося завантажити те, що звертається до Google',
    en: 'Failed to load Google API script',
  },
  'parendar.startFailed.google': {
    ua: 'Не вдалося запустити Google API',
    en: 'Failed to initialize Google API',
  },
  'parendar.startFailed.hint': {
    ua: 'Коли з’явиться інтернет, спробуємо ще раз самі.',
    en: 'When you are back online, we try again by ourselves.',
  },
  'parendar.consent.denied': {
    ua: 'Ви не дали доступу до календаря, тож рейси нема звідки взяти. Підключіть його, коли надумаєте, або спробуйте демо.',
    en: 'You did not allow access to the calendar, so there are no trips to show. Connect it whenever you like, or try the demo.',
  },
  'parendar.consent.closed': {
    ua: 'Вікно Google закрито, календар не підключено',
    en: 'Google’s window was closed, and the calendar is not connected',
  },
  'parendar.consent.blocked': {
    ua: 'Браузер не дав відкрити вікно Google. Можна підключити календар у цій самій вкладці.',
    en: 'The browser did not let Google’s window open. You can connect the calendar in this tab instead.',
  },
  'parendar.consent.foreign-state': {
    ua: 'Прийшов дозвіл, якого ми не просили, тож ми його не взяли. Підключіть календар ще раз.',
    en: 'A consent came that we had not asked for, so we did not take it. Connect the calendar again.',
  },
  'parendar.consent.no-storage': {
    ua: 'Браузер нічого не зберігає для цього сайту, тож дозвіл не дійшов би назад. Дозвольте збереження або відкрийте сайт в іншому браузері.',
    en: 'The browser keeps nothing for this site, so the consent would not find its way back. Allow that, or open the site in another browser.',
  },
  'parendar.consent.refused': {
    ua: 'Google не зміг дати доступу до календаря. Спробуйте ще раз.',
    en: 'Google could not give access to the calendar. Please try again.',
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

  'parendar.selector.label': { ua: 'Календар: {name}', en: 'Calendar: {name}' },
  'parendar.selector.none': { ua: 'Календарів немає', en: 'No calendars' },
  'parendar.selector.primary': { ua: 'основний', en: 'primary' },
  'parendar.selector.shown': { ua: 'показано зараз', en: 'shown now' },
  'parendar.selector.readOnly': { ua: 'лише перегляд', en: 'read only' },
} as const satisfies Text;
