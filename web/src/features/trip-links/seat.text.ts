import type { Text } from '#intl/text.ts';
import { mapText } from '#map/map.text.ts';
import { tripsText } from './trips.text.ts';

/** What a passenger reads on the page of a seat. */
export const seatText = {
  ...tripsText,
  'trips.late': { ua: 'Запізнення {minutes} хв', en: '{minutes} min late' },
  ...mapText,
  'trips.seat.title': { ua: 'Ваша поїздка', en: 'Your trip' },
  'trips.seat.pickUp': {
    ua: '{kind, select, parcel {Забираємо посилку} other {Посадка}}',
    en: '{kind, select, parcel {We collect the parcel} other {You get on}}',
  },
  'trips.seat.dropOff': {
    ua: '{kind, select, parcel {Віддаємо посилку} other {Висадка}}',
    en: '{kind, select, parcel {We hand it over} other {You get off}}',
  },
  'trips.seat.map': { ua: 'Показати на мапі', en: 'Show on the map' },
  'trips.seat.noTime': { ua: 'Час уточніть у диспетчера', en: 'Ask the dispatcher for the time' },
  'trips.seat.driver': { ua: 'Водій', en: 'Driver' },
  'trips.seat.noDriver': { ua: 'Водія ще не призначено', en: 'No driver yet' },
  'trips.seat.callDriver': { ua: 'Подзвонити водієві', en: 'Call the driver' },
  'trips.seat.van': { ua: 'Де машина', en: 'Where the van is' },
  'trips.seat.van.early': {
    ua: 'Її видно з {time}, за годину до виїзду.',
    en: 'It is shown from {time} on, an hour before the start.',
  },
  'trips.seat.van.notShared': {
    ua: 'Водій поки не показує, де він. Щойно покаже, місце з’явиться тут.',
    en: 'The driver does not share the place yet. It appears here as soon as they do.',
  },
  'trips.seat.van.looking': { ua: 'Шукаємо машину на мапі…', en: 'Finding the van on the map…' },
  'trips.seat.van.when': { ua: 'Приїде між {from} і {until}', en: 'Comes between {from} and {until}' },
  'trips.seat.van.unknown': {
    ua: 'Скільки ще їхати до місця «{where}», порахувати не можемо: його немає в нашому списку міст.',
    en: 'How far it is to {where} cannot be computed: it is not in our list of towns.',
  },
  'trips.seat.van.passed': {
    ua: 'Схоже, машина вже проїхала місце «{where}»',
    en: 'The van seems to have passed {where} already',
  },
  'trips.seat.van.near': { ua: 'Машина вже поруч', en: 'The van is near' },
  'trips.seat.van.far': {
    ua: 'До місця «{where}» {distance} по прямій',
    en: '{distance} as the crow flies to {where}',
  },
  'trips.seat.van.basis': {
    ua: 'Приблизно: за відстанню по прямій і швидкістю останніх хвилин ({speed}){halts, plural, =0 {} one {; дорогою ще # зупинка} few {; дорогою ще # зупинки} many {; дорогою ще # зупинок} other {; дорогою ще # зупинки}}. Заторів і черг на кордоні не враховано.',
    en: 'About: from the straight line and the speed of the last minutes ({speed}){halts, plural, =0 {} one {, with # stop on the way} other {, with # stops on the way}}. Traffic jams and queues at borders are not in it.',
  },
  'trips.seat.van.usualBasis': {
    ua: 'Приблизно: за відстанню по прямій і звичайною швидкістю{halts, plural, =0 {} one {; дорогою ще # зупинка} few {; дорогою ще # зупинки} many {; дорогою ще # зупинок} other {; дорогою ще # зупинки}}. Заторів і черг на кордоні не враховано.',
    en: 'About: from the straight line and the usual speed{halts, plural, =0 {} one {, with # stop on the way} other {, with # stops on the way}}. Traffic jams and queues at borders are not in it.',
  },
  'trips.seat.van.seen': { ua: 'Оновлено {ago}', en: 'Updated {ago}' },
  'trips.seat.van.silent': {
    ua: 'Телефон водія мовчить. Це останнє відоме місце.',
    en: 'The driver’s phone is silent. This is the last known place.',
  },
  'trips.seat.agreed': { ua: 'Домовлено', en: 'Agreed' },
  'trips.seat.price': { ua: 'До оплати {price}', en: 'To pay {price}' },
  'trips.seat.paid': { ua: 'Оплачено', en: 'Paid' },
  'trips.seat.struckOut': {
    ua: 'Диспетчер зняв ваше бронювання. Якщо це помилка, зверніться туди, де бронювали.',
    en: 'The dispatcher has struck out your booking. If that is a mistake, ask where you booked.',
  },
  'trips.seat.is.aboard': {
    ua: '{kind, select, parcel {Посилка в дорозі} other {Ви в дорозі}}',
    en: '{kind, select, parcel {The parcel is on the way} other {You are on the way}}',
  },
  'trips.seat.is.absent': {
    ua: '{kind, select, parcel {Водій позначив, що посилки не було на місці} other {Водій позначив, що вас не було на місці}}',
    en: '{kind, select, parcel {The driver has marked that the parcel was not there} other {The driver has marked that you were not there}}',
  },
  'trips.seat.is.off': {
    ua: '{kind, select, parcel {Посилку віддано} other {Поїздку завершено}}',
    en: '{kind, select, parcel {The parcel is handed over} other {Your trip is over}}',
  },
  'trips.seat.tell': { ua: 'Повідомити диспетчера', en: 'Tell the dispatcher' },
  'trips.seat.notComing': {
    ua: '{kind, select, parcel {Посилки не буде} other {Я не поїду}}',
    en: '{kind, select, parcel {There is no parcel} other {I am not coming}}',
  },
  'trips.seat.iAmLate': { ua: 'Я запізнюся', en: 'I am late' },
  'trips.seat.callMe': { ua: 'Подзвоніть мені', en: 'Call me' },
  'trips.seat.callWhere': { ua: 'На який номер вам подзвонити?', en: 'Which number should we call?' },
  'trips.seat.noPhone': {
    ua: 'Це не схоже на номер телефону. Напишіть його повністю, наприклад 067\u00a0123\u00a045\u00a067.',
    en: 'This does not look like a phone number. Write it in full, for example +380\u00a067\u00a0123\u00a045\u00a067.',
  },
  'trips.seat.askCall': { ua: 'Попросити подзвонити', en: 'Ask for a call' },
  'trips.seat.coming': { ua: 'Усе за планом', en: 'All as planned' },
  'trips.seat.told.not-coming': {
    ua: '{kind, select, parcel {Ви повідомили: посилки не буде.} other {Ви повідомили: не поїду.}}',
    en: '{kind, select, parcel {You told: there is no parcel.} other {You told: I am not coming.}}',
  },
  'trips.seat.told.late': {
    ua: 'Ви повідомили: запізнюся на {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}.',
    en: 'You told: {minutes, plural, one {# minute} other {# minutes}} late.',
  },
  'trips.seat.told.call-me': { ua: 'Ви просили подзвонити.', en: 'You asked for a call.' },
  'trips.seat.told.coming': { ua: 'Ви повідомили: усе за планом.', en: 'You told: all as planned.' },
  'trips.seat.toDriver': {
    ua: 'Водій побачить це на своїй сторінці.',
    en: 'The driver sees it on their page.',
  },
  'trips.seat.answered': { ua: 'Диспетчер підтвердив.', en: 'The dispatcher has seen it.' },
  'trips.seat.notAnswered': {
    ua: 'Диспетчер ще не відповів.',
    en: 'The dispatcher has not answered yet.',
  },
  'trips.seat.notTold': {
    ua: 'Не вдалося передати. Перевірте інтернет і натисніть ще раз.',
    en: 'That did not get through. Check your connection and press again.',
  },
  'trips.seat.toldTooOften': {
    ua: 'Забагато повідомлень за годину. Подзвоніть або напишіть за годину.',
    en: 'Too many messages in an hour. Call, or try again in an hour.',
  },
  'trips.seat.lateBy': { ua: 'На скільки хвилин?', en: 'By how many minutes?' },
  'trips.seat.calendar': { ua: 'Додати у свій календар', en: 'Add to your calendar' },
  'trips.seat.minutes': { ua: '{minutes} хв', en: '{minutes} min' },
} as const satisfies Text;
