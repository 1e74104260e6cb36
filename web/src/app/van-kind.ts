import vanUkrainian from '#features/trips/van.text.ts?ua';
import { VanPage } from '#features/trips/van-page.tsx';
import appUkrainian from './app.text.ts?ua';
import type { TripKind } from './trip-app.tsx';

export const vanKind: TripKind = {
  kind: 'van',
  Page: VanPage,
  texts: {
    ua: async () => ({ default: { ...appUkrainian, ...vanUkrainian } }),
    en: async () => {
      const [app, van] = await Promise.all([
        import('./app.text.ts?en'),
        import('#features/trips/van.text.ts?en'),
      ]);
      return { default: { ...app.default, ...van.default } };
    },
  },
};
