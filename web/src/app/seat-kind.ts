import seatUkrainian from '#features/trips/seat.text.ts?ua';
import { SeatPage } from '#features/trips/seat-page.tsx';
import frameUkrainian from './frame.text.ts?ua';
import type { TripKind } from './trip-app.tsx';

export const seatKind: TripKind = {
  kind: 'seat',
  Page: SeatPage,
  texts: {
    ua: async () => ({ default: { ...frameUkrainian, ...seatUkrainian } }),
    en: async () => {
      const [frame, seat] = await Promise.all([
        import('./frame.text.ts?en'),
        import('#features/trips/seat.text.ts?en'),
      ]);
      return { default: { ...frame.default, ...seat.default } };
    },
  },
};
