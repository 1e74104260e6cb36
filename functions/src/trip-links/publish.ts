import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { LISTED_DRIVERS, LISTED_DRIVERS_LIMIT, USERS } from '../contract/parendar.values.ts';
import type { SeatPage, TripPages, VanPage } from '../contract/trips.ts';
import { NEW_LINKS_LIMIT, UNKEPT_DAYS } from '../contract/trips.values.ts';
import { deletionOf } from '../platform/deletions.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { newBookingId } from '../shared/booking.ts';
import { sameName } from '../shared/same-name.ts';
import { secretId } from '../shared/secret-id.ts';
import { type Ids, makePages, type Published } from './make-pages.ts';
import { closePlace, placeDocument } from './place.ts';
import {
  followingPages,
  isRunning,
  openLinks,
  recordEnd,
  recordOf,
  seatPage,
  type TripIds,
  tripLink,
  usedOf,
  vanPage,
} from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const IDS: Ids = { secret: secretId, key: newBookingId };

/**
 * Writes all pages of a trip, or none. An older state of the calendar than that of the pages changes nothing, except
 * where a link is replaced.
 * @param options.anew whose link is replaced: 'van', or a passenger's key
 * @param options.timeZone of the calendar; without one, existing pages get new content, and none are made
 * @returns the record; null where there are no pages to renew
 * @throws CallFailure 'not-signed-in' while the account is being deleted, 'invalid-input' for new links that would have
 * ended, 'limit-reached' for too many of them
 */
export async function publish(
  uid: string,
  published: Omit<Published, 'driver' | 'timeZone'>,
  { timeZone, anew }: { timeZone?: string; anew?: string | undefined } = {},
): Promise<TripPages | null> {
  const { trip, calendarId, updatedAt } = published;
  const ref = await recordOf(uid, { calendarId, tripId: trip.id });
  if (timeZone === undefined && !(await ref.get()).exists) return null;
  const [db, deletion, driver, { Timestamp }] = await Promise.all([
    database(),
    deletionOf(uid),
    driverOf(uid, trip.driverName),
    import('firebase-admin/firestore'),
  ]);
  return db.runTransaction(async (transaction) => {
    const [found, deleted] = await transaction.getAll(ref as DocumentReference, deletion);
    if (deleted?.exists) throw new CallFailure('not-signed-in');
    const former = (found?.data() as TripPages | undefined) ?? null;
    const shownZone = timeZone ?? former?.timeZone;
    if (shownZone === undefined) return null;
    if (former && former.updatedAt > updatedAt && anew === undefined) return former;

    const pages = makePages({ ...published, timeZone: shownZone, driver }, former, IDS, anew);
    const makesLinks = !former || anew !== undefined;
    if (makesLinks && pages.endsAt <= Date.now()) throw new CallFailure('invalid-input', { field: 'tripId' });
    const endsAt = Timestamp.fromMillis(pages.endsAt);
    const { keepAt, unkept } = former ?? {};
    const expiresAt = keepAt ? recordEnd(pages.record.end, UNKEPT_DAYS) : pages.expiresAt;
    const record = {
      ...pages.record,
      used: usedAfter(usedOf(former ?? {}), anew),
      endsAt,
      ...(keepAt && { keepAt }),
      ...(unkept && { unkept }),
      expiresAt: Timestamp.fromMillis(expiresAt),
    };
    const gone = record.passengers.filter(({ isGone }) => isGone);
    const struckOut = await existing(transaction, gone);
    transaction.set(ref, record);
    if (former) await closeReplaced(transaction, former, record);
    if (former?.place && record.place === null) transaction.delete(await placeDocument(former.place));
    const { van } = record;
    if (van !== null) await openLink(transaction, van, { ...pages.van, endsAt }, { ref, passenger: null });
    for (const { key, seat } of record.passengers) {
      const page = seat !== null && pages.seats.get(seat);
      if (page) await openLink(transaction, seat, { ...page, endsAt }, { ref, passenger: key });
    }
    for (const page of struckOut) transaction.update(page, { isStruckOut: true, place: null, endsAt });
    return record;
  });
}

/** The used limits with one more link. @throws CallFailure 'limit-reached' */
function usedAfter(used: ReturnType<typeof usedOf>, anew: string | undefined) {
  if (anew === undefined) return used;
  const newLinks = used.newLinks.filter((at) => Date.now() - Date.parse(at) < DAY_MS);
  if (newLinks.push(new Date().toISOString()) > NEW_LINKS_LIMIT) throw new CallFailure('limit-reached');
  return { ...used, ...(anew === 'van' && { van: 0 }), newLinks };
}

/** Marks the pages of a trip as cancelled, or ends them until the trip gets some again under the same links. */
export async function closePages(uid: string, ids: TripIds, how: 'cancelled' | 'ended'): Promise<void> {
  const ref = await recordOf(uid, ids);
  if (!(await ref.get()).exists) return;
  const { Timestamp } = await import('firebase-admin/firestore');
  // A minute ago: the clock of the rules may be behind.
  const ended = { endsAt: Timestamp.fromMillis(Date.now() - 60_000) };
  const change = how === 'cancelled' ? { isCancelled: true } : ended;
  await (await database()).runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record || record.isCancelled || !isRunning(record)) return;
    transaction.update(ref, change);
    for (const page of await followingPages(record)) transaction.update(page, change);
    await closePlace(transaction, ref, record);
  });
}

/** Deletes a trip's record, its pages and the van's place at once: a simultaneous share then finds no record. */
export async function deletePages(ref: DocumentReference<TripPages>): Promise<void> {
  await (await database()).runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record) return;
    transaction.delete(ref);
    for (const { link, page } of await openLinks(record)) transaction.delete(link).delete(page);
    if (record.place) transaction.delete(await placeDocument(record.place));
  });
}

async function driverOf(uid: string, name: string): Promise<Published['driver']> {
  if (name.trim() === '') return null;
  const list = (await database()).collection(`${USERS}/${uid}/${LISTED_DRIVERS}`);
  const { docs } = await list.limit(LISTED_DRIVERS_LIMIT).get();
  const found = docs.find((driver) => sameName(String(driver.get('name'))) === sameName(name));
  return found ? { phone: found.get('phone') ?? null, carName: found.get('carName') ?? '' } : null;
}

async function openLink(
  transaction: Transaction,
  secret: string,
  page: VanPage | SeatPage,
  { ref, passenger }: { ref: DocumentReference; passenger: string | null },
): Promise<void> {
  const document = passenger === null ? await vanPage(secret) : await seatPage(secret);
  transaction.set(document as DocumentReference, page);
  const link = { record: ref.path, passenger, endsAt: page.endsAt };
  transaction.set(await tripLink(secret), link, { merge: true });
}

/** The existing pages of removed passengers: a TTL policy may have deleted one. */
async function existing(
  transaction: Transaction,
  gone: readonly TripPages['passengers'][number][],
): Promise<DocumentReference<SeatPage>[]> {
  const pages = await Promise.all(gone.flatMap(({ seat }) => (seat === null ? [] : [seatPage(seat)])));
  if (pages.length === 0) return [];
  const found = await transaction.getAll(...pages);
  return pages.filter((_page, index) => found[index]?.exists);
}

async function closeReplaced(
  transaction: Transaction,
  former: TripPages,
  record: Pick<TripPages, 'van' | 'passengers'>,
): Promise<void> {
  const kept = (await openLinks(record)).map(({ link }) => link.path);
  for (const { link, page } of await openLinks(former)) {
    if (kept.includes(link.path)) continue;
    transaction.delete(link);
    transaction.delete(page);
  }
}
