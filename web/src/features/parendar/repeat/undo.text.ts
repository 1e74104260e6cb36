import type { Text } from '#intl/text.ts';

/** What is said of trips that were made together, after the dialog. */
export const repeatUndoText = {
  'parendar.repeat.done': {
    ua: '{count, plural, one {# рейс створено} few {# рейси створено} many {# рейсів створено} other {# рейсу створено}}',
    en: '{count, plural, one {# trip made} other {# trips made}}',
  },
  'parendar.repeat.undo': { ua: 'Скасувати', en: 'Undo' },
  'parendar.repeat.undoing': { ua: 'Видаляємо створені рейси…', en: 'Deleting the trips…' },
  'parendar.repeat.undone': { ua: 'Створені рейси видалено', en: 'The trips are deleted' },
  'parendar.repeat.changed': {
    ua: 'Лишилися рейси, які вже хтось змінив: {dates}',
    en: 'Trips that somebody has changed by now are still there: {dates}',
  },
  'parendar.repeat.left': { ua: 'Не видалено: {dates}. {why}', en: 'Not deleted: {dates}. {why}' },
} as const satisfies Text;
