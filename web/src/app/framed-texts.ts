import type { Catalogue } from '#intl/catalogue.ts';
import frameUkrainian from './frame.text.ts?ua';

type Texts = Awaited<ReturnType<Catalogue['ua']>>;

/** The texts of a page and its frame. Ukrainian comes with the code: most first views are in it. */
export function framedTexts(ukrainian: Texts['default'], english: () => Promise<Texts>): Catalogue {
  return {
    ua: async () => ({ default: { ...frameUkrainian, ...ukrainian } }),
    en: async () => {
      const [frame, page] = await Promise.all([import('./frame.text.ts?en'), english()]);
      return { default: { ...frame.default, ...page.default } };
    },
  };
}
