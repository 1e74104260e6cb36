import type { Passenger, Trip } from '../contract/parendar.ts';
import { PASSENGER_LIMIT } from '../contract/parendar.values.ts';
import type { SeatPage, TripPages, VanPage, VanPassenger } from '../contract/trips.ts';
import { PAGES_HOURS, RECORD_DAYS } from '../contract/trips.values.ts';
import { phoneIn } from '../shared/phone.ts';
import { sameName } from '../shared/same-name.ts';
import { withStopNames } from '../shared/same-place.ts';
import { toldToDriver } from '../shared/told.ts';
import { haltsOf, ownPlace } from '../shared/trip-halts.ts';
import { lateMinutes, NO_MARKS, paidOf, rideOf } from '../shared/trip-marks.ts';
import { recordEnd } from './records.ts';
import { townAt } from './towns.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What pages are made of. */
export interface Published {
  /** An event of this product with a start and an end. */
  trip: Trip & { start: string; end: string };
  calendarId: string;
  timeZone: string;
  /** When the event was last changed, by Google's clock. */
  updatedAt: string;
  /** What the dispatcher's list says of the driver; null for nobody. */
  driver: Pick<TripPages['driver'], 'phone' | 'carName'> | null;
}

/** Makes ids. Tests name them. */
export interface Ids {
  secret: () => string;
  key: () => string;
}

/** The pages of a trip, with no times of Firestore's: `endsAt` and `expiresAt` are in milliseconds since 1970. */
export interface Pages {
  record: Omit<TripPages, 'endsAt' | 'expiresAt' | 'keepAt' | 'unkept'>;
  van: Omit<VanPage, 'endsAt'>;
  /** By the links of those who have one. */
  seats: Map<string, Omit<SeatPage, 'endsAt'>>;
  endsAt: number;
  expiresAt: number;
}

/**
 * The pages of a trip as it is now, for its first PASSENGER_LIMIT passengers. Links, marks and what was told stay; who comes
 * back into the trip gets their former link, and who is new a new one.
 * @param former what there is; null for the first time
 * @param anew whose link is replaced, or made where it was taken back
 */
export function makePages(
  published: Published,
  former: Omit<TripPages, 'endsAt' | 'expiresAt'> | null,
  ids: Ids,
  anew?: string,
): Pages {
  const { trip, calendarId, timeZone, updatedAt, driver } = published;
  const { marks, told: formerlyTold }: Kept = former ?? { marks: NO_MARKS, told: {} };
  const bookings = trip.passengers.slice(0, PASSENGER_LIMIT).map((booking) => withStopNames(trip, booking));
  const { here, gone } = keyed(bookings, former?.passengers ?? [], ids, anew);
  const wereGone = (former?.passengers ?? []).filter(({ isGone }) => isGone).map(({ key }) => key);
  // Who was struck out and is put in again comes after all.
  const told = Object.fromEntries(
    [...here.map(({ known }) => known), ...gone].flatMap(({ key }) => {
      const all = formerlyTold[key];
      return all ? [[key, all.filter(({ says }) => says !== 'not-coming' || !wereGone.includes(key))]] : [];
    }),
  );
  const van = former && anew !== 'van' ? former.van : ids.secret();
  // Who has no link any more knows the name of the place.
  const open = [van, ...here.map(({ known }) => known.seat)];
  const place = former && linksOf(former).every((secret) => open.includes(secret)) ? former.place : null;
  const end = Date.parse(trip.end);
  const { phone = null, carName = '' } = driver ?? {};
  const shared = {
    from: trip.from,
    to: trip.to,
    start: trip.start,
    end: trip.end,
    timeZone,
    isCancelled: false,
    driverName: trip.driverName,
    place,
  };
  const passengers = here.map(({ passenger, known }) => ({ ...complete(passenger), key: known.key }));
  const halts = haltsOf(trip, passengers);
  const towns = halts.map(({ place: halt }) => townAt(halt));
  const seats = here.flatMap(({ passenger, known: { key, seat } }): [string, Omit<SeatPage, 'endsAt'>][] => {
    if (seat === null) return [];
    const indexOf = (side: 'on' | 'off') =>
      halts.findIndex((each) => each[side].some(({ passenger: { key: other } }) => other === key));
    const [on, off] = [indexOf('on'), indexOf('off')];
    const haltAt = (index: number, said: string | undefined) => {
      const { place: halt = '', at = null } = halts[index] ?? {};
      return { place: [halt, ownPlace(halt, said)].filter(Boolean).join(', '), at };
    };
    const page = {
      ...shared,
      name: passenger.name,
      seats: passenger.seats ?? 1,
      price: passenger.price ?? null,
      isPaid: passenger.isPaid ?? false,
      paid: paidOf(marks, key),
      pickUp: haltAt(on, passenger.pickUp),
      dropOff: haltAt(off, passenger.dropOff),
      way: { towns, on, off },
      driverPhone: phone,
      carName,
      isStruckOut: false,
      ride: rideOf(marks, key),
      border: marks.border?.state ?? ('none' as const),
      lateMinutes: lateMinutes(marks),
      told: told[key] ?? [],
    };
    return [[seat, page]];
  });
  return {
    record: {
      ...{ calendarId, tripId: trip.id, etag: trip.etag, updatedAt },
      ...{ start: trip.start, end: trip.end, timeZone, isCancelled: false },
      driver: { name: trip.driverName, phone, carName },
      ...{ van, told, marks, place },
      passengers: [...here.map(({ known }) => known), ...gone],
    },
    van: {
      ...shared,
      notes: trip.notes,
      seats: trip.seats,
      stops: (trip.stops ?? []).map(({ place: stop, minutes }) => ({ place: stop, minutes })),
      passengers,
      marks,
      told: toldToDriver(told),
    },
    seats: new Map(seats),
    endsAt: end + PAGES_HOURS * HOUR_MS,
    expiresAt: recordEnd(trip.end, RECORD_DAYS),
  };
}

/** What a change of the trip leaves as it is. */
type Kept = Pick<TripPages, 'marks' | 'told'>;

type Known = TripPages['passengers'][number];

/** The links that lead to a trip and were not taken back. */
function linksOf({ van, passengers }: Pick<TripPages, 'van' | 'passengers'>): string[] {
  const seats = passengers.map(({ seat, isGone }) => (isGone ? null : seat));
  return [van, ...seats].filter((secret) => secret !== null);
}

/** The passengers of the trip with their keys, and those that the record has beside. */
function keyed(
  passengers: readonly Passenger[],
  known: readonly Known[],
  { secret, key }: Ids,
  anew: string | undefined,
) {
  const left = [...known];
  const take = (fits: (candidate: Known) => boolean) => {
    const index = left.findIndex(fits);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const phoneOf = (phone: string) => phoneIn(phone) ?? phone.trim();
  const isSame = (one: Known, { name, phone }: Passenger) => one.name === name && one.phone === phone;
  // Who is unchanged first: a father and a son may have one phone.
  const same = passengers.map((passenger) => take((candidate) => isSame(candidate, passenger)));
  const here = passengers.map((passenger, index) => {
    const { name, phone } = passenger;
    const found =
      same[index] ??
      take((candidate) => phone.trim() !== '' && phoneOf(candidate.phone) === phoneOf(phone)) ??
      take((candidate) => isOfThatName(candidate, passenger)) ??
      take((candidate) => !phone.trim() && isSameBeginning(candidate, name));
    const ownKey = found?.key ?? key();
    const seat = found && anew !== ownKey ? found.seat : secret();
    return { passenger, known: { key: ownKey, name, phone, seat, isGone: false } };
  });
  // Those who went last come first. A trip that is written anew again and again does not remember everybody.
  return { here, gone: left.slice(0, PASSENGER_LIMIT).map((each) => ({ ...each, isGone: true })) };
}

/**
 * Whether it is who has that name. Who was struck out and has another phone is another person, who would open the former
 * one's link, or be seen by it.
 */
function isOfThatName(
  { name: known, phone: knownPhone, isGone }: Known,
  { name, phone }: Passenger,
): boolean {
  const mayBeTheSame = !isGone || knownPhone.trim() === '' || phone.trim() === '';
  return mayBeTheSame && name.trim() !== '' && known.trim() === name.trim();
}

/** Whether it is who is in the trip without a phone, under a longer or shorter name: 'Ігор' and 'Ігор Петренко'. */
function isSameBeginning({ name: known, phone, isGone }: Known, name: string): boolean {
  const [short = '', long = ''] = [sameName(known), sameName(name)].sort((a, b) => a.length - b.length);
  return !isGone && phone.trim() === '' && short !== '' && long.startsWith(`${short} `);
}

/** A booking without the fields that say nothing, which Firestore does not store. */
function complete({ name, phone, ...more }: Passenger): Omit<VanPassenger, 'key'> {
  return {
    name,
    phone,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  };
}
