import { type FreeText, TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import { FREE_TEXTS } from '@par-club/functions/contract/free-texts.values';
import { KINDS } from '@par-club/functions/contract/kinds.values';
import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { phoneKey } from '@par-club/functions/shared/phone-in';
import { sameName } from '@par-club/functions/shared/same-name';
import type { Reading } from '#reading/reading.data.ts';
import type { Wish } from '../model/fitting-trips.ts';
import { PASSENGER_LIMIT, TEXT_LIMIT } from '../model/limits.ts';

/** A row that a message became: who wants what. */
export interface Ride extends Omit<Wish, 'seats'>, Partial<Record<FreeText, string>> {
  /** The same after a reload. */
  id: string;
  kind: Reading['kind'];
  name: string;
  phone: string;
  /** Null where the message does not say it. */
  seats: number | null;
}

const TEXT_COLUMNS: Record<FreeText, string> = { luggage: 'Багаж', note: 'Примітки' };
/** The columns that the readers are asked for: in Ukrainian, as the messages are. */
const COLUMNS = {
  name: 'ПІБ пасажира',
  phone: 'Телефон пасажира',
  from: 'Звідки',
  to: 'Куди',
  seats: 'Кількість пасажирів',
  date: 'Дата поїздки',
  time: 'Час відправлення',
  ...TEXT_COLUMNS,
};

type Column = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Column[];
/** In the order of FIELDS. */
export const RIDE_COLUMNS: readonly string[] = Object.values(COLUMNS);

/** @param piece tells the rides of one message from those of others */
export function ridesOf({ kind, rows }: Reading, piece: string): Ride[] {
  return rows.map((row, index) => {
    const value = (field: Column) => (row[FIELDS.indexOf(field)]?.value ?? '').trim();
    const text = (field: Column) => value(field).slice(0, TEXT_LIMIT);
    return {
      id: `${piece}-${index}`,
      kind,
      name: text('name'),
      phone: normalisePhone(value('phone')) ?? text('phone'),
      from: text('from'),
      to: text('to'),
      seats: seatsIn(value('seats')),
      // A value that the form's date and time fields refuse counts as none.
      date: /^20\d{2}-\d{2}-\d{2}$/.test(value('date')) ? value('date') : '',
      time: /^([01]\d|2[0-3]):[0-5]\d$/.test(value('time')) ? value('time') : '',
      ...Object.fromEntries(
        TEXT_FIELDS.map((field) => [field, value(field).slice(0, FREE_TEXTS[field].limit)]),
      ),
    };
  });
}

function seatsIn(words: string): number | null {
  const seats = Number(/\d{1,3}/.exec(words)?.[0] ?? 0);
  return seats >= 1 && seats <= PASSENGER_LIMIT ? seats : null;
}

/** Seats that a ride takes. A number beside a parcel counts parcels. */
export function seatsOfRide({ kind, seats }: Pick<Ride, 'kind' | 'seats'>): number {
  return KINDS[kind].isParcel ? 0 : (seats ?? 1);
}

/** A booking that is in a trip. */
export interface Booked {
  trip: Trip;
  passenger: Booking;
}

/** Coming bookings with the ride's phone, else with its name. @param now in milliseconds since 1970 */
export function bookingsOf(
  { name, phone }: Pick<Ride, 'name' | 'phone'>,
  trips: readonly Trip[],
  now: number,
): Booked[] {
  const coming = trips
    .filter(({ origin, start, end }) => origin === 'product' && Date.parse(end ?? start ?? '') > now)
    .flatMap((trip) => trip.passengers.map((passenger) => ({ trip, passenger })));
  const byPhone =
    phone === '' ? [] : coming.filter(({ passenger }) => phoneKey(passenger.phone) === phoneKey(phone));
  if (byPhone.length > 0 || name === '') return byPhone;
  return coming.filter(({ passenger }) => isSameName(passenger.name, name));
}

/** 'Кравець Олена' is 'Олена Кравець', and may be 'Олена'. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => sameName(name).split(' '));
  if (!first || !second || first[0] === '' || second[0] === '') return false;
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return fewer.every((word) => more.includes(word));
}
