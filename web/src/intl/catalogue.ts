import type { IntlConfig } from 'react-intl';
import { inTime } from '#loading/part.ts';
import type { Language } from './language.ts';

/** Compiled messages by id. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Where the texts of one part of the product come from, a compiled module for each language. */
export type Catalogue = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

const loading = new Map<Catalogue[Language], Promise<Messages>>();
const here = new Map<Catalogue[Language], Messages>();

/**
 * The messages of a catalogue in one language: the same promise each time, as React's `use` wants it.
 * @throws ChunkLoadError
 */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  const load = catalogue[language];
  const known = loading.get(load);
  if (known) return known;
  const messages = inTime(`texts-${language}`, load()).then((module) => {
    here.set(load, module.default);
    return module.default;
  });
  loading.set(load, messages);
  return messages;
}

/** The messages if they are here already: waiting for a promise, even a kept one, would blank the page for a moment. */
export function loadedMessages(catalogue: Catalogue, language: Language): Messages | undefined {
  return here.get(catalogue[language]);
}
