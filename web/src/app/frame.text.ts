import { uiText } from '../ui/ui.text.ts';

/** What stands around every page, and the texts of the widgets. */
export const frameText = {
  ...uiText,
  'app.skip': { ua: 'До вмісту сторінки', en: 'Skip to content' },
  'app.home': { ua: 'Par Club: на головну', en: 'Par Club: home' },
  'app.language': { ua: 'Switch to English', en: 'Перейти на українську' },
  'app.footer.tagline': {
    ua: 'Автоматизація для диспетчерів перевезень',
    en: 'Automation for carrier dispatchers',
  },
  'app.footer.links': { ua: 'Про клуб', en: 'About the club' },
  'app.footer.privacy': { ua: 'Конфіденційність', en: 'Privacy policy' },
  'app.footer.terms': { ua: 'Умови користування', en: 'Terms of use' },
  'app.footer.chat': { ua: 'Чат спільноти', en: 'Community chat' },
  'app.footer.website': { ua: 'Сайт клубу', en: 'Club website' },
} as const;
