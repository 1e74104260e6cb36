import type { IntlConfig } from 'react-intl';
import { withTimeout } from '#loading/chunk.ts';
import type { Language } from './language.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

/** Where the texts of one part of the product come from, a compiled module for each language. */
export type Catalogue = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** As React's `use` marks a promise, by which it reads one that is kept without waiting again. */
type Kept = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const loading = new Map<Catalogue[Language], Kept>();

/**
 * The messages of a catalogue in one language: the same promise each time, as React's `use` wants it.
 * @throws ChunkLoadError
 */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  const load = catalogue[language];
  const known = loading.get(load);
  if (known) return known;
  const messages: Kept = withTimeout(`texts-${language}`, load()).then((module) => {
    // Without these fields, `use` would wait a moment for a promise that it does not know, and leave the page blank.
    Object.assign(messages, { status: 'fulfilled', value: module.default });
    return module.default;
  });
  loading.set(load, messages);
  return messages;
}
