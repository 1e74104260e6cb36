import {
  hasChosenLanguage,
  type Language,
  readLanguage,
  storeLanguage,
  writeLanguageCookie,
} from './language.ts';

interface TakenLanguage {
  language: Language;
  /** A language that the browser prefers to it, for somebody who has chosen none. */
  offered: 'en' | null;
}

/**
 * The language of a page that the server may have drawn: what the address asks for, `?lang=`, counts as chosen here, and
 * is taken out of the address, so that whoever gets that is not asked for it.
 * @param drawn null where the page draws itself
 */
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
