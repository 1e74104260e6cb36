import type { IntlConfig } from 'react-intl';
import type { Language } from './language.ts';

/** Compiled messages by id. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Where the texts of one part of the product come from, a compiled module for each language. */
export type Catalogue = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

const loading = new Map<Catalogue[Language], Promise<Messages>>();

/**
 * The messages of a catalogue in one language: the same promise each time, as React's `use` wants it.
 * A failed load is forgotten, so that the next attempt asks the network again.
 */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  const load = catalogue[language];
  const known = loading.get(load);
  if (known) return known;
  const messages = load().then((module) => module.default);
  messages.catch(() => loading.delete(load));
  loading.set(load, messages);
  return messages;
}
