import type { Text } from '#intl/text.ts';

/** The list of drivers. */
export const driversText = {
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
  'parendar.drivers.loading': { ua: 'Завантажуємо водіїв…', en: 'Loading drivers…' },
  'parendar.drivers.denied': {
    ua: 'Список водіїв недоступний. Увійдіть ще раз.',
    en: 'The list of drivers is not available. Sign in again.',
  },
  'parendar.drivers.offline': {
    ua: 'Немає зв’язку. Щойно він з’явиться, список оновиться, а збережені на цьому пристрої зміни надішлемо.',
    en: 'No connection. Once it is back, the list comes up to date and the changes kept on this device go out.',
  },
  'parendar.drivers.full': {
    ua: 'У списку вже {limit} водіїв, більше не вміститься. Щоб додати нового, видаліть когось із тих, з ким уже не працюєте.',
    en: 'The list is full with {limit} drivers. To add a new one, delete somebody you no longer work with.',
  },
  'parendar.drivers.gone': {
    ua: 'Цього водія тим часом видалили в іншому місці. Збережіть, і він повернеться до списку.',
    en: 'This driver was deleted elsewhere in the meantime. Save, and the driver is back in the list.',
  },
  'parendar.drivers.car': { ua: 'Авто', en: 'Car' },
  'parendar.drivers.carHint': {
    ua: 'Марка, колір, номер — пасажири впізнають машину',
    en: 'Make, colour, number plate, so that passengers know the car',
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
  'parendar.drivers.added': { ua: 'Водія додано', en: 'Added' },
  'parendar.drivers.updated': { ua: 'Водія оновлено', en: 'Updated' },
  'parendar.drivers.deleted': { ua: 'Водія видалено', en: 'Deleted' },
  'parendar.drivers.failed': {
    ua: 'Не вдалося зберегти зміни у списку водіїв. Спробуйте ще раз.',
    en: 'The list of drivers could not be saved. Please try again.',
  },
} as const satisfies Text;
