import type { Text } from '#intl/text.ts';

/** Loaded with what says them, so that they are at hand whatever else has not come. */
export const updateText = {
  ready: { ua: 'Нова версія готова', en: 'A new version is ready' },
  update: { ua: 'Оновити', en: 'Update' },
  dialogOpen: {
    ua: 'Спершу збережіть або закрийте відкрите вікно',
    en: 'Save or close the open window first',
  },
} as const satisfies Text;
