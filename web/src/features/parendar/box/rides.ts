import type { FreeText } from '@par-club/functions/contract/booking.values';
import { FREE_TEXTS } from '@par-club/functions/contract/free-texts.values';
import { KINDS } from '@par-club/functions/contract/kinds.values';
import type { Booking, Price, Trip } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { textsOf } from '@par-club/functions/shared/booking-fields';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { phoneKey } from '@par-club/functions/shared/phone-in';
import { sameName } from '@par-club/functions/shared/same-name';
import { type Reading, readOnDevice, readOneRow } from '#reading/reading.data.ts';
import type { Wish } from '../model/fitting-trips.ts';
import { parsePrice } from '../model/money.ts';

/** A row that a message became, or words that became none. */
export interface Ride extends RideValues {
  /** The same after a reload. */
  id: string;
  kind: Reading['kind'];
  /** Whether nobody needs to be asked for the kind. */
  isSure: boolean;
  /** The message or the line that led to no row; all values are empty then. */
  words?: string | undefined;
}

/** The values of a card; a text is empty where the message does not say it. */
export interface RideValues extends Omit<Wish, 'seats'>, Partial<Record<FreeText, string>> {
  name: string;
  phone: string;
  /** Null where the message does not say it. */
  seats: number | null;
  price: Price | null;
}

const TEXT_COLUMNS: Record<FreeText, string> = { luggage: 'Багаж', note: 'Примітка' };
/** The columns that the readers are asked for: in Ukrainian, as the messages are. */
const COLUMNS = {
  name: 'ПІБ',
  phone: 'Телефон',
  from: 'Звідки',
  pickUpPlace: 'Місце посадки',
  to: 'Куди',
  dropOffPlace: 'Місце висадки',
  date: 'Дата',
  time: 'Час',
  seats: 'Місць',
  price: 'Ціна',
  ...TEXT_COLUMNS,
};

export type RideField = keyof typeof COLUMNS;
export const RIDE_FIELDS = Object.keys(COLUMNS) as RideField[];
/** In the order of RIDE_FIELDS. */
export const RIDE_COLUMNS: readonly string[] = Object.values(COLUMNS);

/**
 * The rides of a reading, then each line that led to none; of a reading without rows and such lines, all of its words.
 * @returns with ids that are their own within the reading
 */
export function ridesOf({ kind, isSure, rows, unread, message }: Reading): Ride[] {
  const isWhole = rows.length === 0 && (unread.length <= 1 || KINDS[kind].isQuestion);
  const lines = isWhole ? [{ start: 0, end: message.length }] : unread;
  return [
    ...rows.map((row, index) => ({ ...valuesIn(row), id: String(index), kind, isSure })),
    ...lines.map(({ start, end }) => ({
      ...valuesIn([]),
      id: `line-${start}`,
      kind: isWhole ? kind : ('none' as const),
      isSure: true,
      words: message.slice(start, end).trim(),
    })),
  ];
}

/** Reads words that led to no ride by themselves, on this device. @throws ChunkLoadError */
export async function rideOfWords(words: string): Promise<Partial<Ride>> {
  const [{ kind, isSure }, { rows }] = await Promise.all([
    readOnDevice(words, RIDE_COLUMNS),
    readOneRow(words, RIDE_COLUMNS),
  ]);
  const { hasRows } = KINDS[kind];
  const values = valuesIn(rows[0] ?? []);
  return { ...values, kind: hasRows ? kind : 'booking', isSure: isSure && hasRows, words: undefined };
}

function valuesIn(row: Reading['rows'][number]): RideValues {
  return rideValues((field) => row[RIDE_FIELDS.indexOf(field)]?.value ?? '');
}

/** @param said what was read or typed for a field; what a booking's field cannot take counts as none */
export function rideValues(said: (field: RideField) => string): RideValues {
  const text = (field: RideField) => said(field).trim().slice(0, TRIP_TEXT_LIMIT);
  const [from, to] = [text('from'), text('to')];
  const price = parsePrice(said('price'));
  // A price that is no single sum, such as '40 € each', stays in words.
  const more = price === undefined ? text('price') : '';
  return {
    name: text('name'),
    phone: normalisePhone(said('phone').trim()) ?? text('phone'),
    from,
    pickUpPlace: text('pickUpPlace') === from ? '' : text('pickUpPlace'),
    to,
    dropOffPlace: text('dropOffPlace') === to ? '' : text('dropOffPlace'),
    seats: seatsIn(said('seats')),
    date: /^20\d{2}-\d{2}-\d{2}$/.test(said('date').trim()) ? said('date').trim() : '',
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(said('time').trim()) ? said('time').trim() : '',
    price: price ?? null,
    luggage: said('luggage').trim().slice(0, FREE_TEXTS.luggage.limit),
    note: [said('note').trim(), more].filter(Boolean).join(', ').slice(0, FREE_TEXTS.note.limit),
  };
}

/** What a ride says of its booking besides the person, the seats and the stops. */
export function detailsOf({ pickUpPlace, dropOffPlace, price, ...texts }: RideValues): Partial<Booking> {
  return {
    ...(pickUpPlace && { pickUpPlace }),
    ...(dropOffPlace && { dropOffPlace }),
    ...(price && { price }),
    ...textsOf(texts),
  };
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
