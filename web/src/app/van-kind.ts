import vanUkrainian from '#features/trips/van.text.ts?ua';
import { VanPage } from '#features/trips/van-page.tsx';
import frameUkrainian from './frame.text.ts?ua';
import type { TripKind } from './trip-app.tsx';

export const vanKind: TripKind = {
  kind: 'van',
  Page: VanPage,
  texts: {
    ua: async () => ({ default: { ...frameUkrainian, ...vanUkrainian } }),
    en: async () => {
      const [frame, van] = await Promise.all([
        import('./frame.text.ts?en'),
        import('#features/trips/van.text.ts?en'),
      ]);
      return { default: { ...frame.default, ...van.default } };
    },
  },
};
