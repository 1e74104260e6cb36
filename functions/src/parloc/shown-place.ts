import type { Parloc, PhoneHolder, Place } from '../contract/parloc.ts';
import { PARLOC, PARLOC_PHONES, PLACES } from '../contract/parloc.values.ts';
import { database } from '../platform/firestore.ts';
import type { PlaceLink } from '../shared/place-link.ts';

/**
 * Where the place lies that a driver shows by the link of a phone; null where there is none, for whatever reason.
 * @param phone in the stored form
 */
export async function placeOfPhone(phone: string): Promise<PlaceLink | null> {
  const holder = await read<PhoneHolder>(`${PARLOC_PHONES}/${phone}`);
  if (!holder || (holder.releasedAt && !holder.leadsOn)) return null;
  const { parlocId } = holder;
  const item = await read<Parloc>(`${PARLOC}/${parlocId}`);
  if (!item?.phonePlace || item.showsByPhone === false) return null;
  const link = { parlocId, placeId: item.phonePlace };
  return (await shownPlace(link)) && link;
}

/** What a client gets by a link; null where nothing is shown. */
export async function shownPlace({ parlocId, placeId }: PlaceLink): Promise<Place | null> {
  const place = await read<Place>(`${PARLOC}/${parlocId}/${PLACES}/${placeId}`);
  return place && 'url' in place && place.endsAt.seconds * 1000 > Date.now() ? place : null;
}

async function read<Fields>(path: string): Promise<Fields | undefined> {
  return (await (await database()).doc(path).get()).data() as Fields | undefined;
}
