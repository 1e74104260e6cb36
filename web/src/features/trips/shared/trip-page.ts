import type { FoundTrip, Json, TripView } from '@par-club/functions/contract/trip-view';
import type { SeatPage, VanPage } from '@par-club/functions/contract/trips';
import { SEAT_PAGES, VAN_PAGES } from '@par-club/functions/contract/trips.values';
import type { Fields } from '@par-club/functions/shared/document-json';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';

/** The two kinds of a trip's pages, and what each shows. */
export interface Shown {
  van: Json<VanPage>;
  seat: Json<SeatPage>;
}
export type Kind = FoundTrip['kind'];

/** What is known of the trip of a link. */
export type Found<Page> =
  | { state: 'loading' | 'missing' | 'failed' }
  | {
      state: 'here';
      page: Page;
      /**
       * 'over' once the database gives the page to nobody any more. What this browser has kept is 'kept' as long as it is
       * being asked for, and 'unconfirmed' where no answer came.
       */
      as: 'now' | 'over' | 'kept' | 'unconfirmed';
    };

/** The secret in the address of a trip's page; null for another address. */
export function secretOf(kind: Kind, pathname: string): string | null {
  const start = TRIP_PATHS[kind];
  return pathname.startsWith(start) ? pathname.slice(start.length) : null;
}

/** Where the document of a link lies. @param secret 22 characters that nobody guesses */
export function documentOf(kind: Kind, secret: string): string {
  return `${kind === 'van' ? VAN_PAGES : SEAT_PAGES}/${secret}`;
}

/** Whether it can be the secret of a link: else nobody has to be asked. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** A document as a page shows it. */
export function shownFrom<Of extends Kind>(fields: Fields): Shown[Of] {
  const { seconds } = fields.endsAt as { seconds: number };
  return { ...fields, endsAt: seconds * 1000 } as unknown as Shown[Of];
}

/** What the page was drawn from before it came alive. */
export function foundIn<Page>({ found, hasFailed }: TripView): Found<Page> {
  if (hasFailed) return { state: 'failed' };
  return found.page ? { state: 'here', page: found.page as Page, as: 'now' } : { state: 'missing' };
}
