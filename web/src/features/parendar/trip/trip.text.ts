import type { Text } from '#intl/text.ts';

/** One trip, in the day's list and in the panel. */
export const tripText = {
  'parendar.status.scheduled': { ua: 'Заплановано', en: 'Scheduled' },
  'parendar.status.in-progress': { ua: 'В дорозі', en: 'In Progress' },
  'parendar.status.completed': { ua: 'Завершено', en: 'Completed' },
  'parendar.status.unknown': { ua: 'Подія', en: 'Event' },

  'parendar.trip.open': { ua: 'Відкрити: {time}, {way}', en: 'Open: {time}, {way}' },
  'parendar.trip.allDay': { ua: 'Весь день', en: 'All day' },
  'parendar.trip.noTime': { ua: 'Без часу', en: 'No time' },
  'parendar.trip.noPlace': { ua: 'Не вказано', en: 'Not given' },
  'parendar.trip.noTitle': { ua: 'Подія без назви', en: 'Untitled event' },
  'parendar.trip.noDriver': { ua: 'Без водія', en: 'No driver' },
  'parendar.trip.passengers': {
    ua: '{count, plural, =0 {пасажирів немає} one {# пасажир} few {# пасажири} many {# пасажирів} other {# пасажира}}',
    en: '{count, plural, =0 {no passengers} one {# passenger} other {# passengers}}',
  },
  'parendar.trip.seats': { ua: 'зайнято {taken} з {seats} місць', en: '{taken} of {seats} seats taken' },
  'parendar.trip.overfull': {
    ua: 'Пасажирів більше, ніж місць: {taken} на {seats}',
    en: 'More passengers than seats: {taken} for {seats}',
  },
  'parendar.trip.overlap': {
    ua: '{driver} у цей час має ще рейс: {time}, {way}',
    en: '{driver} has another trip at this time: {time}, {way}',
  },
  'parendar.trip.callDriver': { ua: 'Подзвонити водієві: {name}', en: 'Call the driver: {name}' },
  'parendar.trip.call': { ua: 'Подзвонити: {name}', en: 'Call {name}' },

  'parendar.panel.trip': { ua: 'Рейс о {time}', en: 'Trip at {time}' },
  'parendar.panel.event': { ua: 'Подія', en: 'Event' },
  'parendar.panel.new': { ua: 'Новий рейс', en: 'New trip' },
  'parendar.panel.copy': { ua: 'Такий самий рейс', en: 'The same trip again' },
  'parendar.panel.edit': { ua: 'Змінити рейс', en: 'Edit trip' },
  'parendar.panel.readOnly': {
    ua: 'Цю подію створено не тут, тож тут її лише видно.',
    en: 'This event was not made here, so here it can only be seen.',
  },
  'parendar.panel.from': { ua: 'Звідки', en: 'From' },
  'parendar.panel.to': { ua: 'Куди', en: 'To' },
  'parendar.panel.date': { ua: 'Дата', en: 'Date' },
  'parendar.panel.time': { ua: 'Час', en: 'Time' },
  'parendar.panel.arrival': { ua: 'Прибуття', en: 'Arrival' },
  'parendar.panel.stops': { ua: 'Зупинки', en: 'Stops' },
  'parendar.panel.nowHint': {
    ua: 'Без дати чи часу рейс починається зараз.',
    en: 'Without a date or time the trip starts now.',
  },
  'parendar.panel.driver': { ua: 'Водій', en: 'Driver' },
  'parendar.panel.seats': { ua: 'Місця', en: 'Seats' },
  'parendar.panel.notes': { ua: 'Примітки', en: 'Notes' },
  'parendar.panel.passengers': { ua: 'Пасажири', en: 'Passengers' },
  'parendar.panel.noPassengers': { ua: 'Пасажирів ще немає', en: 'No passengers yet' },
  'parendar.panel.noName': { ua: 'Без імені', en: 'No name' },
  'parendar.panel.name': { ua: 'Ім’я', en: 'Name' },
  'parendar.panel.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.panel.addPassenger': { ua: 'Додати пасажира', en: 'Add a passenger' },
  'parendar.panel.removePassenger': { ua: 'Прибрати пасажира {number}', en: 'Remove passenger {number}' },
  'parendar.panel.google': { ua: 'Відкрити в Google Календарі', en: 'Open in Google Calendar' },
  'parendar.panel.toEdit': { ua: 'Редагувати', en: 'Edit' },
  'parendar.panel.duplicate': { ua: 'Повторити', en: 'Duplicate' },
  'parendar.panel.delete': { ua: 'Видалити', en: 'Delete' },
  'parendar.panel.deleteAsk': { ua: 'Видалити цей рейс?', en: 'Delete this trip?' },
  'parendar.panel.deleteAskAgain': {
    ua: 'Видалити його таким, яким він є тепер?',
    en: 'Delete it as it is now?',
  },
  'parendar.panel.deleteYes': { ua: 'Так, видалити', en: 'Yes, delete' },
  'parendar.panel.deleteNo': { ua: 'Залишити', en: 'Keep it' },
  'parendar.panel.save': { ua: 'Зберегти', en: 'Save' },
  'parendar.panel.saving': { ua: 'Зберігаємо…', en: 'Saving…' },
  'parendar.panel.unsaved': {
    ua: 'Рейс закрито без збереження',
    en: 'The trip was closed without saving',
  },
  'parendar.panel.reopen': { ua: 'Повернутися', en: 'Go back' },

  'parendar.changed.title': {
    ua: 'Поки ви писали, рейс змінили в іншому місці',
    en: 'While you were typing, the trip was changed elsewhere',
  },
  'parendar.changed.field': { ua: 'Що відрізняється', en: 'What differs' },
  'parendar.changed.theirs': { ua: 'Зараз у календарі', en: 'In the calendar now' },
  'parendar.changed.mine': { ua: 'Ваше', en: 'Yours' },
  'parendar.changed.same': {
    ua: 'У календарі тепер те саме, що ви ввели.',
    en: 'The calendar now has the same as you typed.',
  },
  'parendar.changed.empty': { ua: '—', en: '–' },
  'parendar.changed.take': { ua: 'Взяти те, що в календарі', en: 'Take what is in the calendar' },
  'parendar.changed.overwrite': { ua: 'Зберегти моє поверх', en: 'Save mine over it' },

  'parendar.arrived.title': {
    ua: 'Цей рейс уже є в календарі, і там його змінили',
    en: 'This trip is in the calendar already, and was changed there',
  },
  'parendar.arrived.mine': { ua: 'Ваше', en: 'Yours' },
  'parendar.arrived.same': {
    ua: 'У календарі тепер те саме, що ви ввели.',
    en: 'The calendar now has the same as you typed.',
  },

  'parendar.notDeleted.title': {
    ua: 'Рейс не видалено: поки ви дивилися, його змінили в іншому місці',
    en: 'The trip was not deleted: while you were looking, it was changed elsewhere',
  },
  'parendar.notDeleted.mine': { ua: 'Ви бачили', en: 'You saw' },
  'parendar.notDeleted.same': {
    ua: 'Те, що тут видно, лишилося таким самим.',
    en: 'What is shown here is still the same.',
  },
} as const satisfies Text;
