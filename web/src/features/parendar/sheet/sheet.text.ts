import type { Text } from '#intl/text.ts';

/** A trip as a sheet. */
export const sheetText = {
  'parendar.sheet.title': { ua: 'Аркуш рейсу', en: 'Trip sheet' },
  'parendar.sheet.copy': { ua: 'Копіювати аркуш', en: 'Copy the sheet' },
  'parendar.sheet.copied': { ua: 'Аркуш рейсу скопійовано', en: 'Trip sheet copied' },
  'parendar.sheet.share': { ua: 'Надіслати', en: 'Share' },
  'parendar.sheet.print': { ua: 'Друк', en: 'Print' },
  'parendar.sheet.driver': { ua: 'Водій: {name}', en: 'Driver: {name}' },
  'parendar.sheet.noDriver': { ua: 'Водія ще не призначено', en: 'No driver yet' },
  'parendar.sheet.seats': { ua: 'Місця: {taken} з {seats}', en: 'Seats: {taken} of {seats}' },
  'parendar.sheet.passengers': { ua: 'Пасажири:', en: 'Passengers:' },
  'parendar.sheet.noPassengers': { ua: 'Пасажирів ще немає', en: 'No passengers yet' },
  'parendar.sheet.notes': { ua: 'Примітки: {notes}', en: 'Notes: {notes}' },
} as const satisfies Text;
