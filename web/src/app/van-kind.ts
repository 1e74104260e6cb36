import vanUkrainian from '#features/trip-links/van.text.ts?ua';
import { VanPage } from '#features/trip-links/van-page.tsx';
import { framedTexts } from './framed-texts.ts';
import type { TripKind } from './trip-app.tsx';

export const vanKind: TripKind = {
  kind: 'van',
  Page: VanPage,
  texts: framedTexts(vanUkrainian, () => import('#features/trip-links/van.text.ts?en')),
};
