import vanUkrainian from '#features/trips/van.text.ts?ua';
import { VanPage } from '#features/trips/van-page.tsx';
import { framedTexts } from './framed-texts.ts';
import type { TripKind } from './trip-app.tsx';

export const vanKind: TripKind = {
  kind: 'van',
  Page: VanPage,
  texts: framedTexts(vanUkrainian, () => import('#features/trips/van.text.ts?en')),
};
