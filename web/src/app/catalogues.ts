import type { Catalogue, Messages } from '#intl/catalogue.ts';

// Without parts of other texts, and texts of other documents.
const ua = import.meta.glob<{ default: Messages }>(
  [
    './{app,install/*}.text.ts',
    '../features/*/*.text.ts',
    '!**/{board,card,client,demo,landing,legal,trips,van,seat}.text.ts',
  ],
  { query: '?ua' },
);
const en = import.meta.glob<{ default: Messages }>(
  [
    './{app,install/*}.text.ts',
    '../features/*/*.text.ts',
    '!**/{board,card,client,demo,landing,legal,trips,van,seat}.text.ts',
  ],
  { query: '?en' },
);

/** @param name of `name.text.ts`: 'parloc/driver' of the features, or 'install/install' of the app */
export function catalogueOf(name: string): Catalogue {
  return { ua: textsOf(ua, name), en: textsOf(en, name) };
}

function textsOf(texts: Record<string, Catalogue['ua']>, name: string): Catalogue['ua'] {
  const load = texts[`../features/${name}.text.ts`] ?? texts[`./${name}.text.ts`];
  if (!load) throw new Error(`There is no ${name}.text.ts`);
  return load;
}
