import { hash } from 'node:crypto';
import type {
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { OwnMark } from '../contract/marks.ts';
import { USERS } from '../contract/parendar.values.ts';
import type { SeatPage, TripPages, VanPage } from '../contract/trips.ts';
import { SEAT_PAGES, TRIP_LINKS, TRIP_PAGES, VAN_PAGES } from '../contract/trips.values.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { asMarks, NO_MARKS, withMarks } from '../shared/trip-marks.ts';

/** `tripLinks/{SecretId}`, for functions alone. A TTL policy on `endsAt` deletes it. */
interface TripLink {
  /** Path of the dispatcher's record. */
  record: string;
  /** The passenger's key; null for the van's link. */
  passenger: string | null;
  endsAt: { seconds: number; nanoseconds: number };
  /** ISO moments of a seat's messages of the last hour. */
  toldAt?: string[];
}

export interface TripIds {
  calendarId: string;
  tripId: string;
}

/** Reads a record without the marks that the contract refuses: a wrong stored one must not stop all later calls. */
const RECORD: FirestoreDataConverter<TripPages> = {
  toFirestore: (record) => record,
  fromFirestore(stored) {
    const marks: TripPages['marks'] = { ...NO_MARKS, ...stored.get('marks') };
    const handedOver = Object.values(marks.handedOver).map(
      (each) => ({ kind: 'handedOver', ...each }) as const,
    );
    const sound = [...asMarks(marks), ...handedOver].filter((mark) => z.safeParse(OwnMark, mark).success);
    return { ...stored.data(), marks: withMarks(NO_MARKS, sound) } as TripPages;
  },
};

export async function recordsOf(uid: string): Promise<CollectionReference<TripPages>> {
  return (await database()).collection(`${USERS}/${uid}/${TRIP_PAGES}`).withConverter(RECORD);
}

/** The name of the record tells neither the calendar nor the trip. */
export async function recordOf(
  uid: string,
  { calendarId, tripId }: TripIds,
): Promise<DocumentReference<TripPages>> {
  return (await recordsOf(uid)).doc(hash('sha256', `${calendarId}\n${tripId}`));
}

export async function vanPage(secret: string): Promise<DocumentReference<VanPage>> {
  return (await database()).doc(`${VAN_PAGES}/${secret}`) as DocumentReference<VanPage>;
}

export async function seatPage(secret: string): Promise<DocumentReference<SeatPage>> {
  return (await database()).doc(`${SEAT_PAGES}/${secret}`) as DocumentReference<SeatPage>;
}

export async function tripLink(secret: string): Promise<DocumentReference<TripLink>> {
  return (await database()).doc(`${TRIP_LINKS}/${secret}`) as DocumentReference<TripLink>;
}

/** @throws CallFailure 'not-found' for no link, one that was taken back, and one that has ended */
export async function readLink(secret: string) {
  const link = (await (await tripLink(secret)).get()).data();
  if (!link) throw new CallFailure('not-found');
  return { ref: (await database()).doc(link.record).withConverter(RECORD), link };
}

/** Whether the record still has the link: another call may have changed it. */
export function isOpen(record: TripPages, secret: string, { passenger }: TripLink): boolean {
  const own = passenger === null ? record.van : record.passengers.find(({ key }) => key === passenger)?.seat;
  return own === secret && isRunning(record);
}

/** A copy of what a trip has used of its limits. */
export function usedOf({ used }: Pick<TripPages, 'used'>): NonNullable<TripPages['used']> {
  return { van: 0, own: 0, newLinks: [], ...used };
}

/** @param end ISO moment of the arrival @returns the record's end in milliseconds since 1970 */
export function recordEnd(end: string, days: number): number {
  return Date.parse(end) + days * 24 * 60 * 60 * 1000;
}

export function isRunning({ endsAt }: Pick<TripPages, 'endsAt'>): boolean {
  return endsAt.seconds * 1000 > Date.now();
}

/** The pages that follow a trip: the van's, and those of its present passengers. */
export async function followingPages({
  van,
  passengers,
}: Pick<TripPages, 'van' | 'passengers'>): Promise<DocumentReference[]> {
  const links = await openLinks({ van, passengers: passengers.filter(({ isGone }) => !isGone) });
  return links.map(({ page }) => page);
}

export async function openLinks({ van, passengers }: Pick<TripPages, 'van' | 'passengers'>) {
  const secrets = [van, ...passengers.map(({ seat }) => seat)].flatMap((secret) => secret ?? []);
  return Promise.all(
    secrets.map(async (secret) => {
      const page = await (secret === van ? vanPage(secret) : seatPage(secret));
      return { link: await tripLink(secret), page: page as DocumentReference };
    }),
  );
}
