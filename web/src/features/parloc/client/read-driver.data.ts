import type { PlaceLink } from '@par-club/functions/shared/place-link';
import { placePath } from '@par-club/functions/shared/place-link';
import { callPublicly } from '#firebase/public-call.ts';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';

export type { OnNews } from '#firebase/live-document.ts';

export const loadLiveDriver = async () => (await import('#firebase/live-document.ts')).LiveDocument;

/** The place behind a phone; null where none is shown. @param phone in the stored form */
export async function findShownPlace(phone: string): Promise<PlaceLink | null> {
  const { place } = await callPublicly<{ place: PlaceLink | null }>('findPlace', { phone });
  return place;
}

/** Null where the place does not exist, or not any more. */
export async function readPlace(link: PlaceLink): Promise<DriverView | null> {
  const place = await readPublicDocument(placePath(link));
  return place && driverViewOf(place);
}
