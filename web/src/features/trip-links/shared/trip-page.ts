import type { FoundTrip, Json } from '@par-club/functions/contract/trip-view';
import type { SeatPage, VanPage } from '@par-club/functions/contract/trips';
import { SEAT_PAGES, VAN_PAGES } from '@par-club/functions/contract/trips.values';
import type { Fields } from '@par-club/functions/shared/document-json';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';

export interface Shown {
  van: Json<VanPage>;
  seat: Json<SeatPage>;
}
export type Kind = FoundTrip['kind'];

/** Null for the address of another page. */
export function secretOf(kind: Kind, pathname: string): string | null {
  const start = TRIP_PATHS[kind];
  return pathname.startsWith(start) ? pathname.slice(start.length) : null;
}

/** @param secret 22 unguessable characters */
export function documentOf(kind: Kind, secret: string): string {
  return `${kind === 'van' ? VAN_PAGES : SEAT_PAGES}/${secret}`;
}

/** Any other text needs no request. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

export function shownFrom<Of extends Kind>(fields: Fields): Shown[Of] {
  const { seconds } = fields.endsAt as { seconds: number };
  return { ...fields, endsAt: seconds * 1000 } as unknown as Shown[Of];
}
