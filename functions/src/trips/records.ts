import { hash } from 'node:crypto';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { USERS } from '../contract/parendar.values.ts';
import type { SeatPage, TripPages, VanPage } from '../contract/trips.ts';
import { SEAT_PAGES, TRIP_LINKS, TRIP_PAGES, VAN_PAGES } from '../contract/trips.values.ts';
import { database } from '../platform/firestore.ts';

/** `tripLinks/{SecretId}`: where a link leads, for functions alone. A TTL policy on `endsAt` deletes it. */
export interface TripLink {
  /** Of the dispatcher's record. */
  record: string;
  /** Whose link it is; null for the van's. */
  passenger: string | null;
  endsAt: { seconds: number; nanoseconds: number };
}

/** The ids of a trip. */
export interface TripIds {
  calendarId: string;
  tripId: string;
}

/** The dispatcher's records of trips that have pages. */
export async function recordsOf(uid: string): Promise<CollectionReference<TripPages>> {
  return (await database()).collection(`${USERS}/${uid}/${TRIP_PAGES}`) as CollectionReference<TripPages>;
}

/** The record of a trip. Its name tells neither the calendar nor the trip. */
export async function recordOf(
  uid: string,
  { calendarId, tripId }: TripIds,
): Promise<DocumentReference<TripPages>> {
  return (await recordsOf(uid)).doc(hash('sha256', `${calendarId}\n${tripId}`));
}

/** The documents behind a link. */
export async function vanPage(secret: string): Promise<DocumentReference<VanPage>> {
  return (await database()).doc(`${VAN_PAGES}/${secret}`) as DocumentReference<VanPage>;
}

export async function seatPage(secret: string): Promise<DocumentReference<SeatPage>> {
  return (await database()).doc(`${SEAT_PAGES}/${secret}`) as DocumentReference<SeatPage>;
}

export async function tripLink(secret: string): Promise<DocumentReference<TripLink>> {
  return (await database()).doc(`${TRIP_LINKS}/${secret}`) as DocumentReference<TripLink>;
}

/** Whether the links of a trip have not ended yet. */
export function isRunning({ endsAt }: Pick<TripPages, 'endsAt'>): boolean {
  return endsAt.seconds * 1000 > Date.now();
}

/** The pages that tell what happens to a trip: the van's, and those of who is in it. */
export async function followingPages({
  van,
  passengers,
}: Pick<TripPages, 'van' | 'passengers'>): Promise<DocumentReference[]> {
  const links = await openLinks({ van, passengers: passengers.filter(({ isGone }) => !isGone) });
  return links.map(({ page }) => page);
}

/** The links of a trip that were not taken back, with the documents behind them. */
export async function openLinks({ van, passengers }: Pick<TripPages, 'van' | 'passengers'>) {
  const seats = passengers.flatMap(({ seat }) => seat ?? []);
  return Promise.all([
    ...(van === null ? [] : [van]).map(async (secret) => ({
      link: await tripLink(secret),
      page: (await vanPage(secret)) as DocumentReference,
    })),
    ...seats.map(async (secret) => ({
      link: await tripLink(secret),
      page: (await seatPage(secret)) as DocumentReference,
    })),
  ]);
}
