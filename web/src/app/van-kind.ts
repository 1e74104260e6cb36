import vanUkrainian from '#features/trip-links/van.text.ts?ua';
import { VanPage } from '#features/trip-links/van-page.tsx';
import { framedTexts } from './framed-texts.ts';
import { tripKind } from './trip-kind.ts';

export const vanKind = tripKind('van', {
  Page: VanPage,
  texts: framedTexts(vanUkrainian, () => import('#features/trip-links/van.text.ts?en')),
});
