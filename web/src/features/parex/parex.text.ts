import { failuresText } from '#failures/failures.text.ts';
import type { Text } from '#intl/text.ts';

export const parexText = {
  ...failuresText,
  'parex.pageTitle': { ua: 'Parex: повідомлення → рядок таблиці', en: 'Parex: message → spreadsheet row' },
  'parex.title': { ua: 'Повідомлення → рядок', en: 'Message → row' },
  'parex.subtitle': {
    ua: 'Вставте повідомлення пасажира — отримаєте рядок для своєї таблиці.',
    en: 'Paste what the passenger wrote and get a row for your spreadsheet.',
  },
  'parex.message': { ua: 'Повідомлення пасажира', en: 'Passenger’s message' },
  'parex.placeholder': {
    ua: 'Добрий день! Потрібно 2 місця на завтра о 15:00 зі Львова до Кракова. Олена, 067 123 45 67',
    en: 'Hello! I need 2 seats for tomorrow at 15:00 from Lviv to Kraków. Olena, +380 67 123 45 67',
  },
  'parex.columns': { ua: 'Колонки · {count}', en: 'Columns · {count}' },
  'parex.paste': { ua: 'Вставити', en: 'Paste' },
  'parex.pasteFailed': {
    ua: 'Браузер не дозволив прочитати буфер обміну. Вставте вручну: утримуйте палець на полі або натисніть Ctrl+V.',
    en: 'The browser did not let us read the clipboard. Paste by hand: hold your finger on the box, or press Ctrl+V.',
  },
  'parex.pasteEmpty': { ua: 'У буфері обміну немає тексту', en: 'There is no text on the clipboard' },
  'parex.counter': { ua: '{count} / {limit}', en: '{count} / {limit}' },
  'parex.counterLabel': {
    ua: '{count, plural, one {# символ} few {# символи} many {# символів} other {# символу}} з {limit}',
    en: '{count, plural, one {# character} other {# characters}} of {limit}',
  },
  'parex.cut': {
    ua: 'Залишено лише перші {limit} символів',
    en: 'Only the first {limit} characters are kept',
  },
  'parex.submit': { ua: 'Розібрати', en: 'Make a row' },
  'parex.reading': { ua: 'Розбираю…', en: 'Reading…' },
  'parex.samples': { ua: 'Приклади повідомлень', en: 'Sample messages' },
  'parex.sample.replaced': { ua: 'Приклад замінив ваш текст', en: 'The sample took the place of your text' },
  'parex.undo': { ua: 'Повернути', en: 'Undo' },
  'parex.shared.replaced': {
    ua: 'Надіслане повідомлення замінило ваш текст',
    en: 'The shared message took the place of your text',
  },
  'parex.sample.airport': { ua: 'Трансфер в аеропорт', en: 'Airport transfer' },
  'parex.sample.airport.message': {
    ua: 'Доброго дня! Потрібен трансфер зі Львова в аеропорт Краків післязавтра, виїзд о 04:30, нас двоє і 2 валізи. Ірина Коваль, 067 123 45 67',
    en: 'Hello! We need a transfer from Lviv to Kraków airport the day after tomorrow, leaving at 04:30, two people with 2 bags. Iryna Koval, +380 67 123 45 67',
  },
  'parex.sample.bus': { ua: 'Квиток на автобус', en: 'Bus ticket' },
  'parex.sample.bus.message': {
    ua: 'Один квиток Тернопіль – Прага на п’ятницю о 18:00, якщо можна, біля вікна. Андрій Мельник 050 765 43 21',
    en: 'One ticket Ternopil – Prague on Friday at 18:00, a window seat if possible. Andrii Melnyk, +380 50 765 43 21',
  },
  'parex.sample.parcel': { ua: 'Відправка посилки', en: 'Parcel dispatch' },
  'parex.sample.parcel.message': {
    ua: 'Хочу передати посилку 8 кг з Вінниці до Варшави завтра о 9 ранку. Відправник Оксана Бондар 063 222 33 44',
    en: 'I want to send an 8 kg parcel from Vinnytsia to Warsaw tomorrow at 9 am. Sender Oksana Bondar, +380 63 222 33 44',
  },
  'parex.noColumns': {
    ua: 'Немає колонок. Додайте хоча б одну колонку',
    en: 'No columns. Add at least one column',
  },
  'parex.readOnDevice': { ua: 'Розібрати на цьому пристрої', en: 'Read on this device' },
  'parex.readingHere': { ua: 'Розбираю на цьому пристрої…', en: 'Reading on this device…' },
  'parex.result.title': { ua: 'Рядок готовий', en: 'Your row' },
  'parex.result.byModel': { ua: 'Розібрала мовна модель', en: 'Read by the language model' },
  'parex.result.byDevice': {
    ua: 'Розібрано на цьому пристрої, без мовної моделі. Перевірте, перш ніж копіювати.',
    en: 'Read on this device, without the language model. Check before you copy.',
  },
  'parex.result.column': { ua: 'Колонка {index}', en: 'Column {index}' },
  'parex.result.empty': { ua: 'немає в повідомленні', en: 'not in the message' },
  'parex.result.copy': { ua: 'Копіювати як рядок Excel', en: 'Copy as Excel row' },
  'parex.result.again': { ua: 'Нове повідомлення', en: 'New search' },
  'parex.editor.title': { ua: 'Колонки', en: 'Columns' },
  'parex.editor.description': {
    ua: 'Назвіть колонки так, як у вашій таблиці, і в тому самому порядку.',
    en: 'Name them as in your spreadsheet, in the same order.',
  },
  'parex.editor.empty': { ua: 'Колонок немає', en: 'no columns' },
  'parex.editor.addFirst': { ua: 'Додати першу колонку', en: 'add first column' },
  'parex.editor.add': { ua: 'Додати', en: 'Add' },
  'parex.editor.newColumn': { ua: 'Нова колонка', en: 'New column' },
  'parex.editor.edit': { ua: 'Змінити колонку «{column}»', en: 'Edit column “{column}”' },
  'parex.editor.delete': { ua: 'Видалити колонку «{column}»', en: 'Delete column “{column}”' },
  'parex.editor.name': { ua: 'Назва колонки', en: 'Column name' },
  'parex.editor.counter': { ua: '{count} / {limit}', en: '{count} / {limit}' },
  'parex.editor.cancel': { ua: 'Скасувати', en: 'Cancel' },
  'parex.editor.save': { ua: 'Зберегти', en: 'Save' },
  'parex.editor.saved': { ua: 'Колонки збережено', en: 'Columns saved' },
  'parex.editor.notKept': {
    ua: 'Колонки діють, доки відкрита сторінка: браузер не дозволяє їх зберегти',
    en: 'The columns last as long as this page: the browser does not let us keep them',
  },
  'parex.editor.elsewhere': {
    ua: 'Тим часом в іншій вкладці збережено інші колонки: {columns}. «Зберегти» замінить їх цими, «Скасувати» залишить ті.',
    en: 'Other columns were saved in another tab in the meantime: {columns}. Save replaces them with these, Cancel keeps those.',
  },
  'parex.editor.moveUp': { ua: 'Перемістити колонку «{column}» вище', en: 'Move column “{column}” up' },
} as const satisfies Text;
