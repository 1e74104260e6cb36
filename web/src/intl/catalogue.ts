import type { IntlConfig } from 'react-intl';
import { withTimeout } from '#loading/chunk.ts';
import { type Kept, keep } from '#loading/kept.ts';
import type { Language } from './language.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

export type Catalogue = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

const catalogues = new Map<Catalogue[Language], Kept<Messages>>();

/** The same promise each time, as React's `use` needs it. @throws ChunkLoadError */
export function readCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  return keptOf(catalogue, language).read();
}

/** Tries again after a failure. @throws ChunkLoadError */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  return keptOf(catalogue, language).load();
}

function keptOf(catalogue: Catalogue, language: Language): Kept<Messages> {
  const load = catalogue[language];
  const known = catalogues.get(load);
  if (known) return known;
  const kept = keep(async () => (await withTimeout(`texts-${language}`, load())).default);
  catalogues.set(load, kept);
  return kept;
}
