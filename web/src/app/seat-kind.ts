import seatUkrainian from '#features/trips/seat.text.ts?ua';
import { SeatPage } from '#features/trips/seat-page.tsx';
import appUkrainian from './app.text.ts?ua';
import type { TripKind } from './trip-app.tsx';

export const seatKind: TripKind = {
  kind: 'seat',
  Page: SeatPage,
  texts: {
    ua: async () => ({ default: { ...appUkrainian, ...seatUkrainian } }),
    en: async () => {
      const [app, seat] = await Promise.all([
        import('./app.text.ts?en'),
        import('#features/trips/seat.text.ts?en'),
      ]);
      return { default: { ...app.default, ...seat.default } };
    },
  },
};
