import type { Text } from '#intl/text.ts';

/** What both pages say. */
export const legalText = {
  'legal.dates': {
    ua: 'Діє з 19 квітня 2025 року, оновлено 19 квітня 2025 року',
    en: 'Effective 19 April 2025, updated 19 April 2025',
  },
  'legal.contents': { ua: 'Зміст', en: 'Contents' },
} as const satisfies Text;
