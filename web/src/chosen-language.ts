import { languageTag, readLanguage } from '#intl/language.ts';

// Runs before the prerendered page shows, so that who reads another language does not see it change.
const language = readLanguage();
if (language !== 'ua') {
  document.documentElement.lang = languageTag[language];
  document.documentElement.dataset.otherLanguage = '';
}
