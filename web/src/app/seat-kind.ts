import seatUkrainian from '#features/trips/seat.text.ts?ua';
import { SeatPage } from '#features/trips/seat-page.tsx';
import { framedTexts } from './framed-texts.ts';
import type { TripKind } from './trip-app.tsx';

export const seatKind: TripKind = {
  kind: 'seat',
  Page: SeatPage,
  texts: framedTexts(seatUkrainian, () => import('#features/trips/seat.text.ts?en')),
};
