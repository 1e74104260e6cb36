import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Catalogue, loadCatalogue, readCatalogue } from './catalogue.ts';
import { formats } from './date-formats.ts';
import { type Language, languageTag, readLanguage, storeLanguage } from './language.ts';

interface LanguageChoice {
  language: Language;
  /** Changes the interface when all its texts have come. Rejects, and changes nothing, when one does not. */
  setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

const inUse = new Set<Catalogue>();

interface LanguageProviderProps {
  catalogue: Catalogue;
  /** The language of the server's drawing, in place of the chosen one. */
  initial?: Language | undefined;
  /** IANA name, in place of the device's own zone. */
  timeZone?: string | undefined;
  children: ReactNode;
}

export function LanguageProvider({ catalogue, initial, timeZone, children }: LanguageProviderProps) {
  const [language, setState] = useState(() => initial ?? readLanguage());

  // A passive effect would run after the texts have changed.
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag[language];
  }, [language]);

  const setLanguage = async (next: Language) => {
    await Promise.all([...inUse].map((each) => loadCatalogue(each, next)));
    storeLanguage(next);
    setState(next);
  };
  const messages = useMessages(catalogue, language);
  return (
    <LanguageContext value={{ language, setLanguage }}>
      <IntlProvider
        locale={languageTag[language]}
        messages={messages}
        formats={formats}
        onError={failLoudly}
        {...(timeZone !== undefined && { timeZone })}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function CatalogueProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { language } = useLanguage();
  const outer = useIntl();
  const own = useMessages(catalogue, language);
  const messages = useMemo(() => ({ ...outer.messages, ...own }), [outer.messages, own]);
  return (
    <IntlProvider locale={outer.locale} messages={messages} formats={formats} onError={failLoudly}>
      {children}
    </IntlProvider>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage is used outside LanguageProvider');
  return choice;
}

function useMessages(catalogue: Catalogue, language: Language) {
  useEffect(() => {
    inUse.add(catalogue);
    return () => void inUse.delete(catalogue);
  }, [catalogue]);
  return use(readCatalogue(catalogue, language));
}

/** A missing text is a bug: the console shows it, and the browser tests fail on it. */
function failLoudly(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a fault of a text can be seen
  console.error(error.message);
}
