import { languageTag, readLanguage } from '#intl/language.ts';
import { paths } from '#paths';
import { lastTool } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

// Runs before the prerendered page shows, so that who reads another language does not see it change.
const language = readLanguage();
if (language !== 'ua') {
  document.documentElement.lang = languageTag[language];
  document.documentElement.dataset.otherLanguage = '';
}

// The installed app starts here, and nobody who opens it to work is shown what it is good for.
if (window.location.pathname + window.location.search === paths.start) {
  window.location.replace(storedText(lastTool).read() || paths.parex);
}
