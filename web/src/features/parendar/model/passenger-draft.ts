import type { BookingField, OptionalText } from '@par-club/functions/contract/booking.values';
import type { Booking, Passenger } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT } from '@par-club/functions/contract/parendar.values';
import { BOOKING_FIELDS, OPTIONAL_TEXTS } from '@par-club/functions/shared/booking-fields';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { seatsTaken } from '@par-club/functions/shared/seats-taken';
import { parsePrice, typedPrice } from './money.ts';

/** A booking as a form has it: every field is text, and what was never touched may be left out. */
export interface PassengerDraft extends Partial<Record<OptionalText, string | undefined>> {
  /** Left out where nobody needs to know it again before it is saved. */
  id?: string | undefined;
  name: string;
  phone: string;
  kind?: 'parcel' | undefined;
  /** A number; empty for one seat, and for a parcel without any. */
  seats?: string | undefined;
  /** As `parsePrice` reads it. */
  price?: string | undefined;
  isPaid?: boolean | undefined;
}

/** Problems of a booking; each has words under `parendar.form.`. */
export type PassengerDraftProblems = Partial<Record<BookingField, 'nameOrPhone' | 'seats' | 'price'>>;

export function draftOfPassenger({ seats, price, ...texts }: Passenger): PassengerDraft {
  return {
    ...texts,
    ...(seats !== undefined && { seats: String(seats) }),
    ...(price && { price: typedPrice(price) }),
  };
}

/** The saved form of a valid draft: empty fields are left out, and a phone field keeps any other text. */
export function passengerOfDraft(draft: PassengerDraft): Passenger {
  const { id, name, phone, kind, seats = '', price = '', isPaid = false } = draft;
  const passenger: Passenger = { name: name.trim(), phone: normalisePhone(phone) ?? phone.trim() };
  if (id !== undefined) passenger.id = id;
  const count = seatCount(seats);
  if (kind) passenger.kind = kind;
  if (count && count !== seatsTaken({ kind })) passenger.seats = count;
  for (const field of OPTIONAL_TEXTS) {
    const words = draft[field]?.trim() ?? '';
    if (words !== '') passenger[field] = words;
  }
  const amount = parsePrice(price);
  if (amount) passenger.price = amount;
  if (isPaid) passenger.isPaid = true;
  return passenger;
}

/**
 * Empty where the booking can be saved, or is a new row with nothing in it.
 * @param draft without a name and a phone where nobody is asked for them
 * @param booked the bookings that the trip has: none of them goes by being emptied
 */
export function passengerDraftProblems(
  draft: Partial<PassengerDraft>,
  booked: readonly Pick<Booking, 'id'>[] = [],
): PassengerDraftProblems {
  const { id, name, seats = '', price = '' } = draft;
  const isFilled = (field: BookingField) => String(draft[field] || '').trim() !== '';
  const isNamed = name === undefined || isFilled('name') || isFilled('phone');
  const problems: PassengerDraftProblems = {};
  if (!isNamed && (BOOKING_FIELDS.some(isFilled) || booked.some((each) => each.id === id))) {
    problems.name = 'nameOrPhone';
  }
  if (seatCount(seats) === undefined) problems.seats = 'seats';
  if (parsePrice(price) === undefined) problems.price = 'price';
  return problems;
}

/** Whether nothing but the name, the phone and the seats is filled in. */
export function isPlain(draft: PassengerDraft): boolean {
  const plain = ['name', 'phone', 'seats'];
  return BOOKING_FIELDS.every((field) => plain.includes(field) || !draft[field]);
}

/** Null for an empty field, undefined for a text that is not a number of seats. */
export function seatCount(seats: string): number | null | undefined {
  const words = seats.trim();
  if (words === '') return null;
  const number = /^\d{1,3}$/.test(words) ? Number(words) : 0;
  return number >= 1 && number <= PASSENGER_LIMIT ? number : undefined;
}
