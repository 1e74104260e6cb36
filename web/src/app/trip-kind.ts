import type { TripView } from '@par-club/functions/contract/trip-view';
import { type Kind, secretOf } from '#features/trip-links/shared/trip-page.ts';
import { readPage } from '#features/trip-links/shared/trip-source.data.ts';
import { paths } from '#paths';
import type { LinkKind } from './link-app.tsx';

/** A trip's link. Times are in the trip's zone. */
export function tripKind(kind: Kind, page: Pick<LinkKind<TripView>, 'Page' | 'texts'>): LinkKind<TripView> {
  return {
    ...page,
    brand: { title: 'Parendar', to: paths.parendar },
    timeZone: 'UTC',
    idOf: (pathname) => secretOf(kind, pathname),
    elsewhere: paths.unknown,
    isFound: ({ found }) => found.page !== null,
    read: ({ secret }) => readPage(kind, secret),
  };
}
