import { language } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

export type Language = 'ua' | 'en';

const stored = storedText(language);

/** BCP 47 tags for dates, numbers and the page's `lang`. English readers here write the day first. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en-GB' };

export function readLanguage(): Language {
  return stored.read() === 'en' ? 'en' : 'ua';
}

export function hasChosenLanguage(): boolean {
  return stored.read() !== '';
}

export function storeLanguage(next: Language): void {
  stored.save(next);
  writeLanguageCookie(next);
}

/**
 * Stores the language in `__session`, the only cookie that Firebase Hosting passes on, for the function that draws the
 * first view of a link. Browsers keep it a year at most, so pages of links write it again.
 */
export function writeLanguageCookie(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of these years has a cookie store
  document.cookie = `__session=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
