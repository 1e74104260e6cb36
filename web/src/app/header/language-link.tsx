import { useIntl } from 'react-intl';
import { languageTag } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { useLanguageLink } from '#intl/use-language-link.ts';
import { ButtonLink } from '#ui/button.tsx';

export function LanguageLink() {
  const intl = useIntl();
  const { language } = useLanguage();
  const other = language === 'ua' ? 'en' : 'ua';
  const { isChanging, link } = useLanguageLink(other);
  return (
    <ButtonLink
      {...link}
      variant="quiet"
      lang={languageTag[other]}
      aria-label={`${language.toUpperCase()}. ${intl.formatMessage({ id: 'app.language' })}`}
      aria-busy={isChanging || undefined}
      data-track="language"
    >
      {language.toUpperCase()}
    </ButtonLink>
  );
}
