import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#intl/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Shows the language in use; a press changes to the other. Its name is in the language that it leads to. */
export function LanguageSwitch() {
  const intl = useIntl();
  const { language, setLanguage } = useLanguage();
  const [changing, setChanging] = useState(false);

  const change = async () => {
    setChanging(true);
    try {
      await setLanguage(language === 'ua' ? 'en' : 'ua');
    } catch {
      toast('error', intl.formatMessage({ id: 'app.languageFailed' }));
    }
    setChanging(false);
  };

  return (
    <Button
      look="quiet"
      aria-label={`${language.toUpperCase()}. ${intl.formatMessage({ id: 'app.language' })}`}
      aria-busy={changing || undefined}
      data-track="language"
      onClick={() => void change()}
    >
      {language.toUpperCase()}
    </Button>
  );
}
