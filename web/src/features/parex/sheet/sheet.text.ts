import type { Text } from '#intl/text.ts';

export const sheetText = {
  'parex.sheet.title': { ua: 'Таблиця · {count}', en: 'Sheet · {count}' },
  'parex.sheet.other': { ua: 'Таблиця «{set}» · {count}', en: 'Sheet “{set}” · {count}' },
  'parex.sheet.download': { ua: 'Завантажити {type}', en: 'Download {type}' },
  'parex.sheet.downloadFailed': {
    ua: 'Не вдалося зробити файл. Перевірте зв’язок і спробуйте ще раз.',
    en: 'The file could not be made. Check the connection and try again.',
  },
  'parex.sheet.clear': { ua: 'Очистити', en: 'Clear' },
  'parex.sheet.cleared': { ua: 'Таблицю очищено', en: 'The sheet is cleared' },
  'parex.sheet.delete': { ua: 'Видалити рядок {number}', en: 'Delete row {number}' },
  'parex.sheet.deleted': { ua: 'Рядок видалено', en: 'The row is deleted' },
  'parex.sheet.message': { ua: 'Повідомлення рядка {number}', en: 'Message of row {number}' },
  'parex.sheet.sort': { ua: 'Сортувати', en: 'Sort by' },
  'parex.sheet.asAdded': { ua: 'Як додано', en: 'As added' },
  'parex.sheet.up': { ua: '{column}: за зростанням', en: '{column}: ascending' },
  'parex.sheet.down': { ua: '{column}: за спаданням', en: '{column}: descending' },
  'parex.sheet.notStored': {
    ua: 'Браузер не дозволяє зберегти таблицю: вона діє, доки відкрита сторінка. Скопіюйте або завантажте її.',
    en: 'The browser does not let us keep the sheet: it lasts as long as this page. Copy or download it.',
  },
} as const satisfies Text;
