import { language } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

/** The product's own codes, as they are stored. */
export type Language = 'ua' | 'en';

const stored = storedText(language);

/** BCP 47 tags for dates, numbers and the page's `lang`. English readers here write the day first. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en-GB' };

/** The chosen language; a missing or unknown value means Ukrainian. */
export function readLanguage(): Language {
  return stored.read() === 'en' ? 'en' : 'ua';
}

export function storeLanguage(next: Language): void {
  stored.save(next);
}
