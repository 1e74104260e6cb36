import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../contract/region.ts';
import type { TripPages } from '../contract/trips.ts';
import { TRIP_PAGES } from '../contract/trips.values.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { type GoogleAccess, googleAccess, googleSecrets, settings } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { readGrant } from './grants/grants.ts';
import { withMarksOf } from './mapping/trip-event.ts';
import { followTrip } from './pages/follow-trips.ts';

/** Trips whose marks are kept in one run at most; the next run finds the others. */
const RUN_LIMIT = 200;
const TIMEOUT_SECONDS = 540;

/** Puts each hour the marks of trips that are over into the calendar. What one run leaves, the next one finds. */
export const keepMarks = onSchedule(
  {
    region: REGION,
    schedule: '10 * * * *',
    timeZone: settings.timeZone,
    timeoutSeconds: TIMEOUT_SECONDS,
    secrets: googleSecrets,
  },
  async () => {
    const access = googleAccess();
    if (!access) return;
    try {
      const counts = await keepDueMarks(access, Date.now());
      logger.info('kept', { function: 'keepMarks', ...counts });
    } catch (error) {
      logger.error('unforeseen', { function: 'keepMarks', ...traceOf(error) });
      // The platform logs the message.
      throw new Error('The marks were not kept');
    }
  },
);

/**
 * Keeps the marks that are due: after the arrival, and the hour in which a driver puts them right.
 * @param now in milliseconds since 1970
 */
export async function keepDueMarks(access: GoogleAccess, now: number) {
  const counts = { kept: 0, dropped: 0, left: 0 };
  const due = (await database()).collectionGroup(TRIP_PAGES).where('keepAt', '<=', new Date(now));
  const { docs } = await due.limit(RUN_LIMIT).get();
  for (const { ref } of docs) counts[await keep(ref as DocumentReference<TripPages>, access)] += 1;
  return counts;
}

/** 'dropped' where there is nothing to keep them in, 'left' for the next run. */
async function keep(
  ref: DocumentReference<TripPages>,
  access: GoogleAccess,
): Promise<'kept' | 'dropped' | 'left'> {
  const record = (await ref.get()).data();
  const uid = ref.parent.parent?.id ?? '';
  const grant = await readGrant(uid, access);
  if (!record || !grant) return settle(ref, record, 'dropped');
  const { calendarId, tripId } = record;
  try {
    const google = await googleCalendar(grant.refreshToken, access);
    const { event } = await google.event({ calendarId, tripId });
    const description = withMarksOf(event, record);
    if (description === null) return settle(ref, record, 'dropped');
    if (description !== event.description) {
      const changed = await google.patch({ calendarId, tripId }, event.etag ?? '', { description });
      await followTrip(uid, calendarId, changed);
    }
    return settle(ref, record, 'kept');
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const isGone = hasReason(error, 'not-found') || hasReason(error, 'calendar-not-found');
    return isGone ? settle(ref, record, 'dropped') : 'left';
  }
}

/** Has the record wait for nothing, unless something was marked meanwhile. */
async function settle(
  ref: DocumentReference<TripPages>,
  seen: TripPages | undefined,
  outcome: 'kept' | 'dropped',
): Promise<'kept' | 'dropped' | 'left'> {
  const [db, { FieldValue }] = await Promise.all([database(), import('firebase-admin/firestore')]);
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record) return outcome;
    if (!isDeepStrictEqual(record.marks, seen?.marks)) return 'left';
    transaction.update(ref, { keepAt: FieldValue.delete() });
    return outcome;
  });
}
