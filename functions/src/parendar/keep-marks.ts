import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Marks } from '../contract/marks.ts';
import type { Booking } from '../contract/parendar.ts';
import type { TripPages } from '../contract/trips.ts';
import { RECORD_DAYS, TRIP_PAGES } from '../contract/trips.values.ts';
import { database } from '../platform/firestore.ts';
import { dueDocuments, scheduled, waitAfter, workOff } from '../platform/scheduled.ts';
import { googleAccess, googleSecrets } from '../platform/settings.ts';
import { keyedByBooking } from '../shared/former-keys.ts';
import { recordEnd, recordsOf } from '../trip-links/records.ts';
import { withGrant } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { tripFrom, withMarksOf } from './mapping/trip-event.ts';
import { followTrip } from './trip-links/follow-trips.ts';

/** Puts each hour the marks of trips that are over into the calendar. */
export const keepMarks = scheduled(
  'keepMarks',
  '10 * * * *',
  async () => googleAccess() && keepDueMarks(),
  googleSecrets,
);

/** Keeps the marks that are due: after the arrival, and the hour in which a driver puts them right. */
export async function keepDueMarks(clock = Date.now) {
  const records = (await database()).collectionGroup(TRIP_PAGES);
  return workOff({
    name: 'keepMarks',
    items: dueDocuments(records, 'keepAt', clock(), ['unkept'], ({ ref }) => ref.parent.parent?.id ?? ''),
    work: ({ owner, document: { ref } }) => keep(owner, ref as DocumentReference<TripPages>),
    async putOff({ document }, reason) {
      const tries = Number(document.get('unkept.tries') ?? 0) + 1;
      const keepAt = new Date(clock() + waitAfter(tries));
      await document.ref.update({ keepAt, unkept: { reason, tries } });
    },
    clock,
  });
}

/** Schedules a person's failed marks for a new try, as after a new grant. */
export async function keepSoon(uid: string): Promise<void> {
  const { docs } = await (await recordsOf(uid)).where('unkept.tries', '>', 0).get();
  const waiting = docs.filter((record) => record.get('keepAt') !== undefined);
  await Promise.all(waiting.map(({ ref }) => (ref as DocumentReference).update({ keepAt: new Date() })));
}

/** 'dropped' for a trip that was deleted in the calendar. @throws CallFailure for marks that cannot be kept now */
async function keep(uid: string, ref: DocumentReference<TripPages>): Promise<string> {
  const record = (await ref.get()).data();
  if (!record) return 'gone';
  const { calendarId, tripId } = record;
  return withGrant(uid, async (google) => {
    const event = await google.eventEvenIfGone({ calendarId, tripId });
    if (!isThere(event)) return settle(ref, record.marks, [], 'dropped');
    const description = withMarksOf(event, record);
    if (description !== event.description) {
      const changed = await google.patch({ calendarId, tripId }, event.etag ?? '', { description });
      await followTrip(uid, calendarId, changed);
    }
    const { passengers } = tripFrom(event, record.timeZone);
    return settle(ref, keyedByBooking(record, passengers).marks, passengers, 'kept');
  });
}

/**
 * Ends the record's wait, unless there are new marks.
 * @param seen kept marks by booking id, which may have become the record's keys
 */
async function settle(
  ref: DocumentReference<TripPages>,
  seen: Marks,
  bookings: readonly Booking[],
  outcome: 'kept' | 'dropped',
): Promise<string> {
  const [db, { FieldValue, Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')]);
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record) return 'gone';
    if (!isDeepStrictEqual(keyedByBooking(record, bookings).marks, seen)) return 'marked again';
    const isKept = outcome === 'kept';
    transaction.update(ref, {
      keepAt: FieldValue.delete(),
      unkept: isKept ? FieldValue.delete() : { reason: 'not-found', tries: (record.unkept?.tries ?? 0) + 1 },
      ...(isKept && { expiresAt: Timestamp.fromMillis(recordEnd(record.end, RECORD_DAYS)) }),
    });
    return outcome;
  });
}
