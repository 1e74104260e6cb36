import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languageTag, storeLanguage } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { notifyNotLoaded } from '#loading/not-loaded.tsx';
import { Button } from '#ui/button.tsx';

export function LanguageSwitch() {
  const intl = useIntl();
  const { language, setLanguage } = useLanguage();
  const other = language === 'ua' ? 'en' : 'ua';
  const [changing, setChanging] = useState(false);

  const change = async () => {
    setChanging(true);
    try {
      await setLanguage(other);
    } catch (error) {
      notifyNotLoaded(intl, error, { beforeReload: () => storeLanguage(other) });
    }
    setChanging(false);
  };

  return (
    <Button
      variant="quiet"
      lang={languageTag[other]}
      aria-label={`${language.toUpperCase()}. ${intl.formatMessage({ id: 'app.language' })}`}
      aria-busy={changing || undefined}
      data-track="language"
      onClick={() => void change()}
    >
      {language.toUpperCase()}
    </Button>
  );
}
