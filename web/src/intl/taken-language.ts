import {
  hasChosenLanguage,
  type Language,
  readLanguage,
  storeLanguage,
  writeLanguageCookie,
} from './language.ts';

interface TakenLanguage {
  language: Language;
  /** The browser's preferred language, where none was chosen. */
  offered: 'en' | null;
}

/** `?lang=` counts as a choice, and leaves the address. @param drawn null where the page draws itself */
export function takeLanguage(drawn: TakenLanguage | null): TakenLanguage {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked === 'ua' || asked === 'en') {
    storeLanguage(asked);
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  if (hasChosenLanguage()) {
    writeLanguageCookie(readLanguage());
    return { language: readLanguage(), offered: null };
  }
  return drawn ?? { language: 'ua', offered: /^uk\b/i.test(navigator.language) ? null : 'en' };
}
