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

/** Whether somebody has chosen a language in this browser. */
export function hasChosenLanguage(): boolean {
  return stored.read() !== '';
}

export function storeLanguage(next: Language): void {
  stored.save(next);
  writeLanguageCookie(next);
}

/**
 * Repeats the language in the only cookie that Firebase Hosting passes on, for the function that draws the first view of
 * a driver's link. Browsers forget it after a year at most, so the page of such a link writes it anew.
 */
export function writeLanguageCookie(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of these years has a cookie store
  document.cookie = `__session=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
