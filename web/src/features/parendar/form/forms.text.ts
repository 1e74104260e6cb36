import type { Text } from '#intl/text.ts';
import { requestText } from '../request/request.text.ts';

/** The calendar's forms: a new request, a passenger for a trip, the drivers, and a trip as a sheet. */
export const formsText = {
  ...requestText,
  'parendar.request.title': { ua: 'Нова заявка', en: 'New request' },
  'parendar.request.parse': { ua: 'Розібрати', en: 'Parse' },
  'parendar.request.parsing': { ua: 'Розбираю…', en: 'Parsing…' },
  'parendar.request.readOnDevice': { ua: 'Розібрати на цьому пристрої', en: 'Read on this device' },
  'parendar.request.byModel': {
    ua: 'Розібрала мовна модель. Перевірте поля нижче.',
    en: 'Read by the language model. Check the fields below.',
  },
  'parendar.request.byDevice': {
    ua: 'Розібрано на цьому пристрої, без мовної моделі. Перевірте поля нижче.',
    en: 'Read on this device, without the language model. Check the fields below.',
  },
  'parendar.request.nothingRead': {
    ua: 'У повідомленні нічого не знайшлося. Заповніть поля вручну.',
    en: 'Nothing was found in the message. Fill in the fields by hand.',
  },
  'parendar.request.tooLong': {
    ua: 'Модель читає до {limit} символів, а тут {count}. Скоротіть повідомлення або розберіть його на цьому пристрої.',
    en: 'The model reads up to {limit} characters, and these are {count}. Shorten the message, or read it on this device.',
  },
  'parendar.request.manual': { ua: 'Введення вручну', en: 'Manual input' },
  'parendar.request.details': { ua: 'Деталі рейсу', en: 'Trip details' },
  'parendar.request.seats': { ua: 'Місць у машині', en: 'Seats in the car' },
  'parendar.request.notes': { ua: 'Примітки', en: 'Notes' },
  'parendar.request.reset': { ua: 'Очистити', en: 'Reset' },
  'parendar.request.wasReset': { ua: 'Заявку очищено', en: 'The request was reset' },
  'parendar.request.undo': { ua: 'Повернути', en: 'Undo' },
  'parendar.request.add': { ua: 'Додати до календаря', en: 'Add to calendar' },
  'parendar.request.adding': { ua: 'Додаю…', en: 'Adding…' },
  'parendar.request.wrong.count': {
    ua: 'Кількість пасажирів — число від 1 до {most}',
    en: 'The passenger count is from 1 to {most}',
  },
  'parendar.request.wrong.nameOrPhone': {
    ua: 'Потрібне ім’я або телефон пасажира',
    en: 'A name or a phone of the passenger is required',
  },

  'parendar.passenger.title': { ua: 'Додати пасажира до рейсу', en: 'Add a passenger to a trip' },
  'parendar.passenger.name': { ua: 'Ім’я', en: 'Name' },
  'parendar.passenger.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.passenger.date': { ua: 'Дата', en: 'Date' },
  'parendar.passenger.time': { ua: 'Час', en: 'Time' },
  'parendar.passenger.search': { ua: 'Знайти рейс', en: 'Find a trip' },
  'parendar.passenger.searching': { ua: 'Шукаю…', en: 'Searching…' },
  'parendar.passenger.found': {
    ua: '{count, plural, one {Знайдено # рейс} few {Знайдено # рейси} many {Знайдено # рейсів} other {Знайдено # рейсу}}',
    en: '{count, plural, one {# trip found} other {# trips found}}',
  },
  'parendar.passenger.none': {
    ua: 'На цей день рейсів немає. Оберіть інший день або створіть рейс.',
    en: 'There are no trips on this day. Choose another day, or make a trip.',
  },
  'parendar.passenger.seatsLeft': {
    ua: '{free, plural, =0 {місць немає} one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
    en: '{free, plural, =0 {no seats left} one {# seat left} other {# seats left}}',
  },
  'parendar.passenger.add': { ua: 'Додати', en: 'Add' },
  'parendar.passenger.addAnyway': { ua: 'Усе одно додати', en: 'Add anyway' },
  'parendar.passenger.addTo': { ua: '{add}: {way}, {time}', en: '{add}: {way} at {time}' },

  'parendar.drivers.field': { ua: 'Водій', en: 'Driver' },
  'parendar.drivers.prompt': { ua: 'Введіть ім’я водія', en: 'Enter driver name' },
  'parendar.drivers.open': { ua: 'Водії', en: 'Drivers' },
  'parendar.drivers.title': { ua: 'Водії', en: 'Drivers' },
  'parendar.drivers.count': {
    ua: '{count, plural, one {# водій} few {# водії} many {# водіїв} other {# водія}}',
    en: '{count, plural, one {# driver} other {# drivers}}',
  },
  'parendar.drivers.empty': {
    ua: 'Водіїв ще немає. Додайте першого — його ім’я підкаже поле «Водій» у рейсі.',
    en: 'No drivers yet. Add the first one: the trip’s “Driver” field will suggest the name.',
  },
  'parendar.drivers.loading': { ua: 'Завантажую водіїв…', en: 'Loading drivers…' },
  'parendar.drivers.denied': {
    ua: 'Список водіїв недоступний. Увійдіть ще раз.',
    en: 'The list of drivers is not available. Sign in again.',
  },
  'parendar.drivers.offline': {
    ua: 'Немає зв’язку. Щойно він з’явиться, список оновиться, а збережені на цьому пристрої зміни надішлемо.',
    en: 'No connection. Once it is back, the list comes up to date and the changes kept on this device go out.',
  },
  'parendar.drivers.gone': {
    ua: 'Цього водія тим часом видалили в іншому місці. Збережіть, і він повернеться до списку.',
    en: 'This driver was deleted elsewhere in the meantime. Save, and the driver is back in the list.',
  },
  'parendar.drivers.add': { ua: 'Додати водія', en: 'Add driver' },
  'parendar.drivers.edit': { ua: 'Змінити: {name}', en: 'Edit {name}' },
  'parendar.drivers.delete': { ua: 'Видалити: {name}', en: 'Delete {name}' },
  'parendar.drivers.call': { ua: 'Подзвонити: {name}, {phone}', en: 'Call {name}, {phone}' },
  'parendar.drivers.sure': { ua: 'Видалити водія {name}?', en: 'Delete driver {name}?' },
  'parendar.drivers.sureHint': {
    ua: 'У рейсах, що вже є, ім’я залишиться.',
    en: 'The name stays in the trips that are there already.',
  },
  'parendar.drivers.confirm': { ua: 'Видалити', en: 'Delete' },
  'parendar.drivers.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parendar.drivers.name': { ua: 'Ім’я', en: 'Name' },
  'parendar.drivers.phone': { ua: 'Телефон', en: 'Phone' },
  'parendar.drivers.phoneHint': { ua: 'Можна залишити порожнім', en: 'Can be left empty' },
  'parendar.drivers.phoneWrong': {
    ua: 'Це не схоже на номер телефону',
    en: 'This does not look like a phone number',
  },
  'parendar.drivers.save': { ua: 'Зберегти', en: 'Save' },
  'parendar.drivers.added': { ua: 'Водія додано', en: 'Driver added' },
  'parendar.drivers.updated': { ua: 'Водія оновлено', en: 'Driver updated' },
  'parendar.drivers.deleted': { ua: 'Водія видалено', en: 'Driver deleted' },
  'parendar.drivers.failed': {
    ua: 'Не вдалося зберегти зміни у списку водіїв. Спробуйте ще раз.',
    en: 'The list of drivers could not be saved. Please try again.',
  },

  'parendar.sheet.title': { ua: 'Аркуш рейсу', en: 'Trip sheet' },
  'parendar.sheet.copy': { ua: 'Копіювати аркуш', en: 'Copy the sheet' },
  'parendar.sheet.copied': { ua: 'Аркуш рейсу скопійовано', en: 'Trip sheet copied' },
  'parendar.sheet.share': { ua: 'Надіслати', en: 'Share' },
  'parendar.sheet.print': { ua: 'Друк', en: 'Print' },
} as const satisfies Text;
