import { TRIP_PAGES } from '@par-club/functions/contract/trips.values';
import { exchangeCode } from '../../functions/src/parendar/google/google-consent.ts';
import { saveGrant } from '../../functions/src/parendar/grants/grants.ts';
import { database } from '../../functions/src/platform/firestore.ts';
import { googleAccess } from '../../functions/src/platform/settings.ts';
import { NO_MARKS, withMarks } from '../../functions/src/shared/trip-marks.ts';
import { recordOf } from '../../functions/src/trip-links/records.ts';
import { consent, control, GOOGLE } from '../kit/google.ts';
import { newTripId } from '../parendar/calls.ts';

// The product's code finds database and stand-in by the environment of this process (`emulatedEnvironment`).

const HOUR_MS = 3_600_000;
const KEY = 'key00000';
/** Writes of one batch at most, and requests to the stand-in at once. */
const [BATCH, AT_ONCE] = [400, 20];

const PASSENGER = { name: 'Олена', phone: '+380671234567' };
const DESCRIPTION = JSON.stringify({ version: 1, driverName: 'Іван', notes: '', passengers: [PASSENGER] });

/** Connects the calendar of an account for a person, past the product's door. @returns the refresh token */
export async function connectPerson(uid: string, email: string, google = GOOGLE): Promise<string> {
  const access = googleAccess();
  if (!access) throw new Error('There is no access to Google');
  const { refreshToken } = await exchangeCode(await consent(email, undefined, google), access);
  await saveGrant(uid, refreshToken, access);
  return refreshToken;
}

interface DueTrips {
  count: number;
  /** From when on their marks are due: milliseconds since 1970. */
  dueAt: number;
  description?: string;
}

/** Gives a person trips that are over, whose passenger was marked, with their events in the primary calendar of an account. */
export async function addDueTrips(
  uid: string,
  calendarId: string,
  { count, dueAt, description = DESCRIPTION }: DueTrips,
  google = GOOGLE,
): Promise<void> {
  const [db, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')]);
  const [start = '', end = ''] = [dueAt - 6 * HOUR_MS, dueAt - HOUR_MS].map((at) =>
    new Date(at).toISOString(),
  );
  const stamp = (hours: number) => Timestamp.fromMillis(dueAt + hours * HOUR_MS);
  const marks = withMarks(NO_MARKS, [{ kind: 'ride', passenger: KEY, state: 'off', at: start }]);
  const record = {
    ...{ calendarId, etag: '', updatedAt: '', start, end, timeZone: 'Europe/Kyiv', isCancelled: false },
    ...{ driver: { name: 'Іван', phone: null, carName: '' }, van: null, told: {}, marks, place: null },
    passengers: [{ key: KEY, ...PASSENGER, seat: null, isGone: false }],
    ...{ endsAt: stamp(47), keepAt: stamp(0), expiresAt: stamp(90 * 24) },
  };
  const ids = Array.from({ length: count }, newTripId);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = db.batch();
    for (const tripId of ids.slice(at, at + BATCH)) {
      const ref = await recordOf(uid, { calendarId, tripId });
      batch.set(db.doc(ref.path), { ...record, tripId });
    }
    await batch.commit();
  }
  const times = { start: { dateTime: start }, end: { dateTime: end } };
  const event = { location: 'Львів - Краків', description, ...times };
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map((id) => control('add-event', { by: calendarId, calendarId, event: { ...event, id } }, google)),
    );
  }
}

/** Trips of a calendar that hold their marks. */
export async function countKept(calendarId: string, google = GOOGLE): Promise<number> {
  const { events } = await control('events', { calendarId }, google);
  return events.filter(({ description }) => /"ride":\{"state":"off"\}/.test(String(description))).length;
}

/** Records whose marks are still due, of everybody. */
export async function countDue(): Promise<number> {
  const due = (await database()).collectionGroup(TRIP_PAGES).where('keepAt', '>', new Date(0));
  return (await due.count().get()).data().count;
}
