import type { DocumentReference } from 'firebase-admin/firestore';
import type { Marks, OwnMark } from '../contract/marks.ts';
import type { TripPages } from '../contract/trips.ts';
import { TRIP_MARKS_LIMIT, UNKEPT_DAYS } from '../contract/trips.values.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { isUnderWay, lateMinutes, paidOf, rideOf, withMarks } from '../shared/trip-marks.ts';
import { placeDocument } from './place.ts';
import { isRunning, recordEnd, seatPage, usedOf, vanPage } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days around a trip, and around now, from which marks are taken: links are given out, and used, long before. */
const [DAYS_BEFORE, DAYS_AFTER] = [2, 30];

/** A driver can correct marks for so long after the arrival, before they go to the calendar. */
const KEEP_AFTER_MS = 60 * 60 * 1000;

/**
 * Marks a trip: in the record, on the van's page, and on the pages of the seats concerned. Marks of unknown passengers
 * are left out; marks of the future become marks of now.
 * @param mayMark whether the caller may mark the present record
 * @param by whose limit of marks counts
 * @throws CallFailure 'not-found' without that right, 'invalid-input' for a mark of another time, 'limit-reached'
 */
export async function markRecord(
  ref: DocumentReference<TripPages>,
  marks: readonly OwnMark[],
  mayMark: (record: TripPages) => boolean,
  by: 'van' | 'own' = 'own',
): Promise<Marks> {
  const [db, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')]);
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record || !mayMark(record)) throw new CallFailure('not-found');
    const now = Date.now();
    const earliest = Math.min(Date.parse(record.start), now) - DAYS_BEFORE * DAY_MS;
    const latest = Math.max(Date.parse(record.end), now) + DAYS_AFTER * DAY_MS;
    const isNear = ({ at }: OwnMark) => Date.parse(at) >= earliest && Date.parse(at) <= latest;
    if (!marks.every(isNear)) throw new CallFailure('invalid-input', { field: 'marks' });
    const known = record.passengers.map(({ key }) => key);
    const taken = marks.filter((mark) => !('passenger' in mark) || known.includes(mark.passenger));
    const next = withMarks(record.marks, notAhead(taken, now));
    if (next === record.marks) return next;
    const used = usedOf(record);
    used[by] += taken.length;
    if (used[by] > TRIP_MARKS_LIMIT) throw new CallFailure('limit-reached');

    // The place is updated here, because its next write does not read the trip.
    const isNews = isUnderWay(next) !== isUnderWay(record.marks);
    const place =
      isNews && record.place ? await transaction.get(await placeDocument(record.place)) : undefined;
    const keepAt = Math.max(Date.parse(record.end), now) + KEEP_AFTER_MS;
    const expiresAt = Timestamp.fromMillis(recordEnd(record.end, UNKEPT_DAYS));
    transaction.update(ref, { marks: next, used, keepAt: Timestamp.fromMillis(keepAt), expiresAt });
    if (place?.exists) transaction.update(place.ref, { isUnderWay: isUnderWay(next) });
    // Later there are no pages any more.
    if (!isRunning(record)) return next;
    if (record.van !== null) transaction.update(await vanPage(record.van), { marks: next });
    for (const { key, seat, isGone } of record.passengers) {
      const [before, after] = [seen(record.marks, key), seen(next, key)];
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      if (seat !== null && !isGone && !isSame) transaction.update(await seatPage(seat), after);
    }
    return next;
  });
}

/** Moves marks of a clock that is ahead back: the newest to now, the others by the same time. */
function notAhead(marks: readonly OwnMark[], now: number): OwnMark[] {
  const ahead = Math.max(0, ...marks.map(({ at }) => Date.parse(at) - now));
  return marks.map((mark) => ({ ...mark, at: new Date(Date.parse(mark.at) - ahead).toISOString() }));
}

function seen(marks: Marks, passenger: string) {
  return {
    ride: rideOf(marks, passenger),
    paid: paidOf(marks, passenger),
    border: marks.border?.state ?? 'none',
    lateMinutes: lateMinutes(marks),
  };
}
