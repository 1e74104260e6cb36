import { createIntl, type IntlShape } from 'react-intl';
import type { Messages } from '#intl/catalogue.ts';
import { type Language, languageTag } from '#intl/language.ts';
import { calendarText } from './calendar.text.ts';

/** What the calendar's tests read its words with. */
export function intlIn(language: Language): IntlShape {
  const words = Object.entries(calendarText).map(([id, both]) => [id, both[language]]);
  // The types ask for the texts of every feature.
  const messages = Object.fromEntries(words) as unknown as Messages;
  return createIntl({ locale: languageTag[language], messages });
}
