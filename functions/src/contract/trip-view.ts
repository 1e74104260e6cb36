import type { FirstView } from './first-view.ts';
import type { SeatPage, VanPage } from './trips.ts';

/** As JSON can hold it: `endsAt` in milliseconds since 1970. */
export type Json<Page> = Omit<Page, 'endsAt'> & { endsAt: number };

/** The page behind a trip's link: the van's or a seat's; null where none is shown, for whatever reason. */
export type FoundTrip =
  | { kind: 'van'; page: Json<VanPage> | null }
  | { kind: 'seat'; page: Json<SeatPage> | null };

/** The data of the first view of such a link. The page gets the same as JSON, to come alive from. */
export interface TripView extends Pick<FirstView, 'language' | 'offered' | 'now' | 'hasFailed'> {
  /** The last part of the address. */
  secret: string;
  found: FoundTrip;
}
