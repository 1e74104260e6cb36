import { readLocal, writeLocal } from '#storage/local.ts';

/** The product's own codes, as they are stored. */
export type Language = 'ua' | 'en';

const STORAGE_KEY = 'app_locale';

/** BCP 47 tags for dates, numbers and the page's `lang`. English readers here write the day first. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en-GB' };

/** The chosen language; a missing or unknown value means Ukrainian. */
export function readLanguage(): Language {
  return readLocal(STORAGE_KEY) === 'en' ? 'en' : 'ua';
}

export function storeLanguage(language: Language): void {
  writeLocal(STORAGE_KEY, language);
}
