import type { FirstView } from '@par-club/functions/contract/first-view';
import { readPlace } from '#features/parloc/client/driver-source.data.ts';
import { driverIdOf } from '#features/parloc/client/target.ts';
import clientUkrainian from '#features/parloc/client.text.ts?ua';
import { ClientPage } from '#features/parloc/client-page.tsx';
import { paths } from '#paths';
import { framedTexts } from './framed-texts.ts';
import type { LinkKind } from './link-app.tsx';

export const driverKind: LinkKind<FirstView> = {
  brand: { title: 'Parloc', to: paths.parloc },
  Page: ClientPage,
  texts: framedTexts(clientUkrainian, () => import('#features/parloc/client.text.ts?en')),
  idOf: driverIdOf,
  elsewhere: paths.landing,
  isFound: ({ found }) => found !== null,
  read: async ({ found }) => found && readPlace(found.link),
};
