import seatUkrainian from '#features/trip-links/seat.text.ts?ua';
import { SeatPage } from '#features/trip-links/seat-page.tsx';
import { framedTexts } from './framed-texts.ts';
import { tripKind } from './trip-kind.ts';

export const seatKind = tripKind('seat', {
  Page: SeatPage,
  texts: framedTexts(seatUkrainian, () => import('#features/trip-links/seat.text.ts?en')),
});
