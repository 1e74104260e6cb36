import type { Parloc, PhoneHolder, Place } from '../contract/parloc.ts';
import { PARLOC, PARLOC_PHONES, PLACES } from '../contract/parloc.values.ts';
import { database } from '../platform/firestore.ts';
import type { PlaceLink } from '../shared/place-link.ts';

/** Stands for the id of a document that is not there. */
const NONE = 'none';

/**
 * Where the place lies that a driver shows by the link of a phone; null where there is none, for whatever reason. It
 * takes the same three reads for each number, so that the time tells no more than the answer.
 * @param phone in the stored form
 */
export async function placeOfPhone(phone: string): Promise<PlaceLink | null> {
  const holder = await read<PhoneHolder>(`${PARLOC_PHONES}/${phone}`);
  const leads = holder !== undefined && (holder.releasedAt === undefined || holder.leadsOn === true);
  const parlocId = holder?.parlocId ?? NONE;
  const item = await read<Parloc>(`${PARLOC}/${parlocId}`);
  const link = { parlocId, placeId: item?.phonePlace ?? NONE };
  const place = await shownPlace(link);
  return leads && item?.showsByPhone !== false && place ? link : null;
}

/** What a client gets by a link; null where nothing is shown. */
export async function shownPlace({ parlocId, placeId }: PlaceLink): Promise<Place | null> {
  const place = await read<Place>(`${PARLOC}/${parlocId}/${PLACES}/${placeId}`);
  return place && 'url' in place && place.endsAt.seconds * 1000 > Date.now() ? place : null;
}

async function read<Fields>(path: string): Promise<Fields | undefined> {
  return (await (await database()).doc(path).get()).data() as Fields | undefined;
}
