import { PARLOC, PLACES } from '@par-club/functions/contract/parloc.values';
import type { PlaceLink } from '@par-club/functions/shared/place-link';

export function placePath({ parlocId, placeId }: PlaceLink): string {
  return `${PARLOC}/${parlocId}/${PLACES}/${placeId}`;
}
