import { TEXT_FIELDS } from '../contract/booking.values.ts';
import type { Booking, Trip } from '../contract/parendar.ts';
import { PASSENGER_LIMIT } from '../contract/parendar.values.ts';
import type { SeatPage, TripPages, VanPage, VanPassenger } from '../contract/trips.ts';
import { PAGES_HOURS, RECORD_DAYS } from '../contract/trips.values.ts';
import { bookingOf, isGuessed, isSamePerson } from '../shared/booking.ts';
import { placesTold, textsOf } from '../shared/booking-fields.ts';
import { keyedByBooking } from '../shared/former-keys.ts';
import { phoneIn } from '../shared/phone-in.ts';
import { seatsTaken } from '../shared/seats-taken.ts';
import { toldToDriver, withoutPhones } from '../shared/told.ts';
import { haltsOf, ownPlace } from '../shared/trip-halts.ts';
import { lateMinutes, NO_MARKS, paidOf, rideOf } from '../shared/trip-marks.ts';
import { recordEnd } from './records.ts';
import { townAt } from './towns.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Published {
  /** An event of this product with a start and an end. */
  trip: Trip & { start: string; end: string };
  calendarId: string;
  timeZone: string;
  /** When the event was last changed, by Google's clock. */
  updatedAt: string;
  /** The driver's entry in the dispatcher's list; null for nobody. */
  driver: Pick<TripPages['driver'], 'phone' | 'carName'> | null;
}

/** Makes ids. Tests name them. */
export interface Ids {
  secret: () => string;
  /** For a new person in a former booking. */
  key: () => string;
}

/** The pages of a trip, with no times of Firestore's: `endsAt` and `expiresAt` are in milliseconds since 1970. */
export interface Pages {
  record: Omit<TripPages, 'endsAt' | 'expiresAt' | 'keepAt' | 'unkept'>;
  van: Omit<VanPage, 'endsAt'>;
  /** By link. */
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
  const bookings = trip.passengers.slice(0, PASSENGER_LIMIT).map(placesTold);
  const known = former && keyedByBooking(former, bookings);
  const { here, gone } = keyed(bookings, known?.passengers ?? [], ids, anew);
  const marks = known?.marks ?? NO_MARKS;
  const wereGone = (known?.passengers ?? []).filter(({ isGone }) => isGone).map(({ key }) => key);
  // A passenger who was struck out and put in again comes after all.
  const told = Object.fromEntries(
    [...here.map((each) => each.known), ...gone].flatMap(({ key }) => {
      const all = known?.told[key];
      return all ? [[key, all.filter(({ says }) => says !== 'not-coming' || !wereGone.includes(key))]] : [];
    }),
  );
  const van = former && anew !== 'van' ? former.van : ids.secret();
  // Holders of a former link know the place's name, so the place gets a new one.
  const open = [van, ...here.map((each) => each.known.seat)];
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
  const passengers = here.map((each) => ({ ...forDriver(each.passenger), key: each.known.key }));
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
      ...(passenger.kind && { kind: passenger.kind }),
      seats: seatsTaken(passenger),
      hasPhone: phoneIn(passenger.phone) !== null,
      texts: textsOf(passenger, 'passenger'),
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
      told: withoutPhones(told[key] ?? []),
    };
    return [[seat, page]];
  });
  return {
    record: {
      ...{ calendarId, tripId: trip.id, etag: trip.etag, updatedAt },
      ...{ start: trip.start, end: trip.end, timeZone, isCancelled: false },
      driver: { name: trip.driverName, phone, carName },
      ...{ van, told, marks, place },
      passengers: [...here.map((each) => each.known), ...gone],
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

type Known = TripPages['passengers'][number];

/** The links that lead to a trip and were not taken back. */
function linksOf({ van, passengers }: Pick<TripPages, 'van' | 'passengers'>): string[] {
  const seats = passengers.map(({ seat, isGone }) => (isGone ? null : seat));
  return [van, ...seats].filter((secret) => secret !== null);
}

/**
 * Matches bookings with the record's passengers. Another person in the same booking is new, and so is a person whose
 * id was made of a name alone, which somebody else may have.
 */
function keyed(bookings: readonly Booking[], known: readonly Known[], { secret, key }: Ids, anew?: string) {
  const left = new Set(known);
  const here = bookings.map((passenger) => {
    const { id, name, phone } = passenger;
    const former = known.filter((each) => bookingOf(each) === id);
    const isUnsure = isGuessed(id) && phone.trim() === '';
    const found = former
      .toSorted((one, other) => Number(one.isGone) - Number(other.isGone))
      .find((each) => isSamePerson(each, passenger) && !(each.isGone && isUnsure));
    if (found) left.delete(found);
    const named = found ?? (former.length > 0 ? { key: key(), booking: id } : { key: id });
    const seat = found && anew !== found.key ? found.seat : secret();
    return { passenger, known: { ...named, name, phone, seats: seatsTaken(passenger), seat, isGone: false } };
  });
  // Those who went last come first. A trip that is written anew again and again does not remember everybody.
  return { here, gone: [...left].slice(0, PASSENGER_LIMIT).map((each) => ({ ...each, isGone: true })) };
}

/** The driver's view of a booking, without empty fields, which Firestore does not store. */
function forDriver({ id: _id, name, phone, ...more }: Booking): Omit<VanPassenger, 'key'> {
  const said = Object.entries(more).filter(
    ([field, value]) => value !== undefined && !TEXT_FIELDS.some((text) => text === field),
  );
  return { name, phone, ...Object.fromEntries(said), ...textsOf(more, 'driver') };
}
