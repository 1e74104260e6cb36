import { PARLOC, PLACES } from '../contract/parloc.values.ts';

export interface PlaceLink {
  parlocId: string;
  placeId: string;
}

/** What the address of a link for one purpose has in place of a phone: the item's digits and the place's id. */
export function linkIdOf({ parlocId, placeId }: PlaceLink): string {
  return `${parlocId.replace('parloc_', '')}-${placeId}`;
}

/** The place that such an id names; null for anything else, as a phone. */
export function placeLinkOf(id: string): PlaceLink | null {
  const [, digits, placeId] = /^([0-9]{13})-([A-Za-z0-9_-]{22})$/.exec(id) ?? [];
  return digits && placeId ? { parlocId: `parloc_${digits}`, placeId } : null;
}

export function placePath({ parlocId, placeId }: PlaceLink): string {
  return `${PARLOC}/${parlocId}/${PLACES}/${placeId}`;
}
