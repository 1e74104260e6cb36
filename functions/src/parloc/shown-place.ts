import type { FoundPlace, PlaceJson } from '../contract/first-view.ts';
import type { Parloc, PhoneHolder, Place } from '../contract/parloc.ts';
import { PARLOC, PARLOC_PHONES } from '../contract/parloc.values.ts';
import { database } from '../platform/firestore.ts';
import { type PlaceLink, placePath } from '../shared/place-link.ts';
import { readPublicDocument } from './public-document.ts';

const NONE = 'none';

/**
 * The place behind the link of a phone; null where none is shown. Each number takes the same three reads, so that the
 * time tells no more than the answer.
 * @param phone in the stored form
 */
export async function placeOfPhone(phone: string): Promise<FoundPlace | null> {
  const holder = await read<PhoneHolder>(`${PARLOC_PHONES}/${phone}`);
  const leads = holder !== undefined && (holder.releasedAt === undefined || holder.leadsOn === true);
  const parlocId = holder?.parlocId ?? NONE;
  const item = await read<Parloc>(`${PARLOC}/${parlocId}`);
  const link = { parlocId, placeId: item?.phonePlace ?? NONE };
  const place = shown(await read<Place>(placePath(link)));
  return leads && item?.showsByPhone !== false && place ? { link, place } : null;
}

/** The place that a link leads to, by the rules; null where none is shown. */
export async function placeOfLink(link: PlaceLink): Promise<FoundPlace | null> {
  const place = shown((await readPublicDocument(placePath(link))) as Place | undefined);
  return place && { link, place };
}

/** Null for a place that was taken away or has ended. */
function shown(place: Place | undefined): PlaceJson | null {
  if (!place || !('url' in place)) return null;
  const endsAt = place.endsAt.seconds * 1000;
  return endsAt > Date.now() ? { ...place, endsAt } : null;
}

async function read<Fields>(path: string): Promise<Fields | undefined> {
  return (await (await database()).doc(path).get()).data() as Fields | undefined;
}
