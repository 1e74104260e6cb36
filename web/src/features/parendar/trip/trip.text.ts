import type { Text } from '#intl/text.ts';

/** One trip, in the day's list and in the panel. */
export const tripText = {
  'parendar.status.scheduled': { ua: 'Заплановано', en: 'Scheduled' },
  'parendar.status.in-progress': { ua: 'У дорозі', en: 'In Progress' },
  'parendar.status.completed': { ua: 'Завершено', en: 'Completed' },
  'parendar.status.unknown': { ua: 'Подія', en: 'Event' },

  'parendar.trip.open': { ua: 'Відкрити: {time}, {way}', en: 'Open: {time}, {way}' },
  'parendar.trip.allDay': { ua: 'Весь день', en: 'All day' },
  'parendar.trip.sender': { ua: 'Запрошення від {sender}', en: 'Invitation from {sender}' },
  'parendar.trip.noTime': { ua: 'Без часу', en: 'No time' },
  'parendar.trip.noPlace': { ua: 'Не вказано', en: 'Not given' },
  'parendar.trip.noTitle': { ua: 'Подія без назви', en: 'Untitled event' },
  'parendar.trip.noDriver': { ua: 'Без водія', en: 'No driver' },
  'parendar.trip.passengers': {
    ua: '{people, plural, =0 {пасажирів немає} one {# пасажир} few {# пасажири} many {# пасажирів} other {# пасажира}}{parcels, plural, =0 {} one {, # посилка} few {, # посилки} many {, # посилок} other {, # посилки}}',
    en: '{people, plural, =0 {no passengers} one {# passenger} other {# passengers}}{parcels, plural, =0 {} one {, # parcel} other {, # parcels}}',
  },
  'parendar.trip.seats': {
    ua: 'зайнято {taken} з {seats} місць{parcels, plural, =0 {} one {, # посилка} few {, # посилки} many {, # посилок} other {, # посилки}}',
    en: '{taken} of {seats} seats taken{parcels, plural, =0 {} one {, # parcel} other {, # parcels}}',
  },
  'parendar.trip.overfull': {
    ua: 'Зайнято більше місць, ніж є: {taken} на {seats}',
    en: 'More seats are taken than there are: {taken} for {seats}',
  },
  'parendar.trip.double': { ua: 'Двічі в одному рейсі: {name}', en: 'Twice in one trip: {name}' },
  'parendar.trip.overlap': {
    ua: '{driver} у цей час має ще рейс: {time}, {way}',
    en: '{driver} has another trip at this time: {time}, {way}',
  },
  'parendar.trip.onTheWay': {
    ua: '{driver} ще в дорозі: {time}, {way}',
    en: '{driver} is still on the road: {time}, {way}',
  },
  'parendar.trip.stopAfterArrival': {
    ua: 'Зупинка {place} о {time} буде вже після прибуття',
    en: 'The stop {place} at {time} is after the arrival',
  },
  'parendar.trip.stray': {
    ua: '{name}: рейс не їде {from} → {to}',
    en: '{name}: the trip does not go {from} → {to}',
  },
  'parendar.trip.callDriver': { ua: 'Подзвонити водієві: {name}', en: 'Call the driver: {name}' },
  'parendar.trip.call': { ua: 'Подзвонити: {name}', en: 'Call {name}' },

  'parendar.panel.trip': { ua: 'Рейс о {time}', en: 'Trip at {time}' },
  'parendar.panel.event': { ua: 'Подія', en: 'Event' },
  'parendar.panel.new': { ua: 'Новий рейс', en: 'New trip' },
  'parendar.panel.copy': { ua: 'Такий самий рейс', en: 'The same trip again' },
  'parendar.panel.edit': { ua: 'Змінити рейс', en: 'Edit trip' },
  'parendar.panel.readOnly': {
    ua: 'Цю подію створено не тут. Тут її видно, але не змінити.',
    en: 'This event was not made here. It can be seen here, not changed.',
  },
  'parendar.panel.invitation': {
    ua: 'Запрошення від {sender}. Це не ваш рейс.',
    en: 'An invitation from {sender}. It is no trip of yours.',
  },
  'parendar.adopt': { ua: 'Зробити рейсом', en: 'Make it a trip' },
  'parendar.adopt.done': { ua: 'Тепер це рейс', en: 'It is a trip now' },
  'parendar.panel.from': { ua: 'Звідки', en: 'From' },
  'parendar.panel.to': { ua: 'Куди', en: 'To' },
  'parendar.panel.date': { ua: 'Дата', en: 'Date' },
  'parendar.panel.time': { ua: 'Час', en: 'Time' },
  'parendar.panel.arrival': { ua: 'Прибуття', en: 'Arrival' },
  'parendar.panel.stops': { ua: 'Зупинки', en: 'Stops' },
  'parendar.panel.earlier': { ua: 'Прибуття на {minutes} хв раніше', en: 'Arrive {minutes} min earlier' },
  'parendar.panel.later': { ua: 'Прибуття на {minutes} хв пізніше', en: 'Arrive {minutes} min later' },
  'parendar.panel.arrivalDay': { ua: 'День прибуття', en: 'Day of arrival' },
  'parendar.panel.sameDay': { ua: 'Того самого дня', en: 'On the same day' },
  'parendar.panel.duration': { ua: '{duration} у дорозі', en: '{duration} on the road' },
  'parendar.panel.noArrival': {
    ua: 'Якщо не вказати, рейс триватиме годину',
    en: 'Left empty, the trip takes an hour',
  },
  'parendar.panel.proposed': { ua: ', як рейс {date}', en: ', as the trip of {date}' },
  'parendar.panel.stop': { ua: 'Зупинка {number}', en: 'Stop {number}' },
  'parendar.panel.stopTime': { ua: 'Час зупинки {number}', en: 'Time of stop {number}' },
  'parendar.panel.stopUp': { ua: 'Перемістити зупинку {number} вище', en: 'Move stop {number} up' },
  'parendar.panel.stopDown': { ua: 'Перемістити зупинку {number} нижче', en: 'Move stop {number} down' },
  'parendar.panel.removeStop': { ua: 'Прибрати зупинку {number}', en: 'Remove stop {number}' },
  'parendar.panel.addStop': { ua: 'Додати зупинку', en: 'Add a stop' },
  'parendar.panel.nowHint': {
    ua: 'Без дати чи часу рейс починається зараз.',
    en: 'Without a date or time the trip starts now.',
  },
  'parendar.panel.driver': { ua: 'Водій', en: 'Driver' },
  'parendar.panel.seats': { ua: 'Місця', en: 'Seats' },
  'parendar.panel.notes': { ua: 'Примітка для водія', en: 'Note for the driver' },
  'parendar.panel.passengers': { ua: 'Пасажири', en: 'Passengers' },
  'parendar.panel.noPassengers': { ua: 'Пасажирів ще немає', en: 'No passengers yet' },
  'parendar.panel.count': {
    ua: '{people}{parcels, plural, =0 {} one { · # посилка} few { · # посилки} many { · # посилок} other { · # посилки}}',
    en: '{people}{parcels, plural, =0 {} one { · # parcel} other { · # parcels}}',
  },
  'parendar.panel.noName': { ua: 'Без імені', en: 'No name' },
  'parendar.panel.more': { ua: 'Ще', en: 'More' },
  'parendar.panel.moreOf': {
    ua: 'Ще про {kind, select, parcel {посилку} other {пасажира}} {number}',
    en: 'More about {kind, select, parcel {parcel} other {passenger}} {number}',
  },
  'parendar.passengerField.name': { ua: 'Ім’я', en: 'Name' },
  'parendar.passengerField.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.passengerField.seats': { ua: 'Місць', en: 'Seats' },
  'parendar.passengerField.pickUp': {
    ua: '{kind, select, parcel {Забрати} other {Сідає}}',
    en: '{kind, select, parcel {Collect at} other {Gets on}}',
  },
  'parendar.passengerField.pickUpPlace': {
    ua: 'Де саме {kind, select, parcel {забрати} other {сідає}}',
    en: 'Place to {kind, select, parcel {collect} other {get on}}',
  },
  'parendar.passengerField.dropOff': {
    ua: '{kind, select, parcel {Віддати} other {Виходить}}',
    en: '{kind, select, parcel {Hand over at} other {Gets off}}',
  },
  'parendar.passengerField.dropOffPlace': {
    ua: 'Де саме {kind, select, parcel {віддати} other {виходить}}',
    en: 'Place to {kind, select, parcel {hand over} other {get off}}',
  },
  'parendar.passengerField.kind': { ua: 'Посилка', en: 'Parcel' },
  'parendar.passengerField.luggage': { ua: 'Багаж', en: 'Luggage' },
  'parendar.passengerField.note': { ua: 'Примітка', en: 'Note' },
  'parendar.passengerField.price': { ua: 'Ціна', en: 'Price' },
  'parendar.passengerField.isPaid': { ua: 'Оплачено', en: 'Paid' },
  'parendar.panel.addPassenger': { ua: 'Додати пасажира', en: 'Add a passenger' },
  'parendar.panel.removePassenger': {
    ua: 'Прибрати {kind, select, parcel {посилку} other {пасажира}} {number}',
    en: 'Remove {kind, select, parcel {parcel} other {passenger}} {number}',
  },
  'parendar.panel.google': { ua: 'Відкрити в Google Календарі', en: 'Open in Google Calendar' },
  'parendar.panel.toEdit': { ua: 'Редагувати', en: 'Edit' },
  'parendar.panel.duplicate': { ua: 'Повторити', en: 'Repeat' },
  'parendar.panel.delete': { ua: 'Видалити', en: 'Delete' },
  'parendar.panel.deleteAsk': { ua: 'Видалити цей рейс?', en: 'Delete this trip?' },
  'parendar.panel.deleteAskAgain': {
    ua: 'Видалити його таким, яким він є тепер?',
    en: 'Delete it as it is now?',
  },
  'parendar.panel.deleteYes': { ua: 'Так, видалити', en: 'Yes, delete' },
  'parendar.panel.deleteUndo': { ua: 'Повернути', en: 'Undo' },
  'parendar.panel.broughtBack': {
    ua: 'Рейс повернуто{hadLinks, select, true {. Старі посилання не діють: надішліть нові} other {}}',
    en: 'The trip is back{hadLinks, select, true {. Its old links no longer work: send new ones} other {}}',
  },
  'parendar.panel.deleteNo': { ua: 'Залишити', en: 'Keep it' },
  'parendar.panel.save': { ua: 'Зберегти', en: 'Save' },
  'parendar.panel.saving': { ua: 'Зберігаємо…', en: 'Saving…' },
  'parendar.panel.unsaved': {
    ua: 'Рейс закрито без збереження',
    en: 'The trip was closed without saving',
  },
  'parendar.panel.reopen': { ua: 'Повернутися', en: 'Go back' },

  'parendar.passengers.menu': {
    ua: 'Дії з {kind, select, parcel {посилкою} other {пасажиром}}: {name}',
    en: 'Actions for {kind, select, parcel {the parcel: {name}} other {{name}}}',
  },
  'parendar.passengers.move': {
    ua: '{kind, select, parcel {Перенести} other {Пересадити}}',
    en: 'Move {kind, select, parcel {the parcel to another trip} other {to another trip}}',
  },
  'parendar.passengers.strike': { ua: 'Викреслити', en: 'Strike out' },
  'parendar.passengers.undo': { ua: 'Повернути', en: 'Undo' },
  'parendar.passengers.struck': {
    ua: '{kind, select, parcel {Посилку викреслено} other {Викреслено}}: {name}',
    en: '{kind, select, parcel {Parcel struck out} other {Struck out}}: {name}',
  },
  'parendar.passengers.isMoved': {
    ua: '{kind, select, parcel {Посилку перенесено} other {Пересаджено}}: {name}',
    en: '{kind, select, parcel {Parcel moved} other {Moved}}: {name}',
  },
  'parendar.passengers.moved': {
    ua: '{kind, select, parcel {Посилку перенесено} other {Пересаджено}}: {name}. Тепер {time}, {way}',
    en: '{kind, select, parcel {Parcel moved} other {Moved}}: {name}. Now {time}, {way}',
  },
  'parendar.passengers.moveWhere': {
    ua: 'Куди {kind, select, parcel {перенести посилку} other {пересадити}}: {name}',
    en: 'Where to move {kind, select, parcel {the parcel: {name}} other {{name}}}',
  },
  'parendar.passengers.moveLoading': { ua: 'Шукаємо рейси…', en: 'Looking for trips…' },
  'parendar.passengers.moveNone': {
    ua: 'Інших рейсів цього дня чи цього напрямку немає',
    en: 'There are no other trips on this day or this way',
  },
  'parendar.passengers.seats': {
    ua: '{seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}',
    en: '{seats, plural, one {# seat} other {# seats}}',
  },
  'parendar.passengers.notComing': {
    ua: '{kind, select, parcel {кажуть, що посилки не буде} other {каже, що не поїде}}',
    en: '{kind, select, parcel {they say: no parcel} other {says: not coming}}',
  },
  'parendar.passengers.isPaid': { ua: 'оплачено', en: 'paid' },
  'parendar.passengers.pickUp': {
    ua: '{kind, select, parcel {Забрати} other {Сідає}}: {value}',
    en: '{kind, select, parcel {Collect at} other {Gets on}}: {value}',
  },
  'parendar.passengers.dropOff': {
    ua: '{kind, select, parcel {Віддати} other {Виходить}}: {value}',
    en: '{kind, select, parcel {Hand over at} other {Gets off}}: {value}',
  },
  'parendar.passengers.parcel': { ua: 'посилка', en: 'parcel' },
  'parendar.passengers.luggage': { ua: 'Багаж: {value}', en: 'Luggage: {value}' },
  'parendar.passengers.note': { ua: '{value}', en: '{value}' },
  'parendar.passengers.toPay': { ua: 'Зібрати: {sum}', en: 'To collect: {sum}' },
  'parendar.passengers.paid': { ua: 'Уже оплачено: {sum}', en: 'Paid already: {sum}' },

  'parendar.changed.title': {
    ua: 'Поки ви писали, цей рейс змінив хтось інший',
    en: 'While you were typing, somebody else changed this trip',
  },
  'parendar.changed.how': {
    ua: 'Оберіть, що лишити, і натисніть «Зберегти».',
    en: 'Choose what stays, then press “Save”.',
  },
  'parendar.changed.choose': { ua: 'Оберіть одне з двох', en: 'Choose one of the two' },
  'parendar.changed.passenger': { ua: 'Бронювання', en: 'Booking' },
  'parendar.changed.taken': { ua: 'Взято те, що в календарі', en: 'Taken from the calendar' },
  'parendar.changed.field': { ua: 'Що відрізняється', en: 'What differs' },
  'parendar.changed.theirs': { ua: 'Зараз у календарі', en: 'In the calendar now' },
  'parendar.changed.mine': { ua: 'Ваше', en: 'Yours' },
  'parendar.changed.same': {
    ua: 'У календарі тепер те саме, що ви ввели.',
    en: 'The calendar now has the same as you typed.',
  },
  'parendar.changed.empty': { ua: 'немає', en: 'none' },
  'parendar.changed.take': { ua: 'Взяти те, що в календарі', en: 'Take what is in the calendar' },
  'parendar.changed.overwrite': { ua: 'Залишити все моє', en: 'Keep all of mine' },

  'parendar.proposed.title': {
    ua: 'У Google Календарі це змінили',
    en: 'This was changed in Google Calendar',
  },
  'parendar.proposed.mark': { ua: 'Змінено в Google Календарі', en: 'Changed in Google Calendar' },
  'parendar.proposed.theirs': { ua: 'У Google', en: 'In Google' },
  'parendar.proposed.mine': { ua: 'У рейсі зараз', en: 'In the trip now' },
  'parendar.proposed.same': {
    ua: 'Тут від цього нічого не зміниться.',
    en: 'It makes no difference here.',
  },
  'parendar.proposed.take': { ua: 'Взяти зміни', en: 'Take the changes' },
  'parendar.proposed.leave': { ua: 'Залишити, як є', en: 'Leave it as it is' },
  'parendar.proposed.take.done': {
    ua: 'Зміни з Google Календаря взято',
    en: 'Changes from Google Calendar taken',
  },
  'parendar.proposed.leave.done': { ua: 'Рейс залишено, як є', en: 'The trip stays as it is' },

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
    ua: 'Рейс не видалено: поки ви дивилися, його змінив хтось інший',
    en: 'The trip was not deleted: while you were looking, somebody else changed it',
  },
  'parendar.notDeleted.mine': { ua: 'Ви бачили', en: 'You saw' },
  'parendar.notDeleted.same': {
    ua: 'Те, що тут видно, лишилося таким самим.',
    en: 'What is shown here is still the same.',
  },
} as const satisfies Text;
