import type { Text } from '#intl/text.ts';

export const columnsText = {
  'parex.format': { ua: 'Формат колонки «{column}»', en: 'Format of column “{column}”' },
  'parex.format.text': { ua: 'Текст', en: 'Text' },
  'parex.format.number': { ua: 'Число', en: 'Number' },
  'parex.format.time': { ua: 'Час 15:00', en: 'Time 15:00' },
  'parex.format.date-dmy': { ua: 'Дата 25.11.2026', en: 'Date 25.11.2026' },
  'parex.format.date-dm': { ua: 'Дата 25.11', en: 'Date 25.11' },
  'parex.format.date-iso': { ua: 'Дата 2026-11-25', en: 'Date 2026-11-25' },
  'parex.format.phone-international': { ua: 'Тел. +380671234567', en: 'Phone +380671234567' },
  'parex.format.phone-national': { ua: 'Тел. 067 123 45 67', en: 'Phone 067 123 45 67' },
  'parex.set.name': { ua: 'Назва набору', en: 'Name of the set' },
  'parex.set.rename': { ua: 'Перейменувати набір «{name}»', en: 'Rename set “{name}”' },
  'parex.set.delete': { ua: 'Видалити набір «{name}»', en: 'Delete set “{name}”' },
  'parex.set.add': { ua: 'Новий набір', en: 'New set' },
} as const satisfies Text;
