import type { PlaceLink } from '@par-club/functions/shared/place-link';
import { placePath } from '@par-club/functions/shared/place-link';
import { callPublicly } from '#firebase/public-call.ts';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';

export type { OnNews } from '#firebase/live-document.ts';

/** What keeps a driver's place up to date. */
export const loadLiveDriver = async () => (await import('#firebase/live-document.ts')).LiveDocument;

/**
 * Where the place lies that the driver with a phone shows; null where none is shown.
 * @param phone in the stored form
 */
export async function findShownPlace(phone: string): Promise<PlaceLink | null> {
  const { place } = await callPublicly<{ place: PlaceLink | null }>('findPlace', { phone });
  return place;
}

/** The driver as the place shows it; null where there is none, or none any more. */
export async function readPlace(link: PlaceLink): Promise<DriverView | null> {
  const place = await readPublicDocument(placePath(link));
  return place && driverViewOf(place);
}
