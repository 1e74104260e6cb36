import type { Booking, Passenger } from '@par-club/functions/contract/parendar';
import { phoneKey } from '@par-club/functions/shared/phone-in';
import { sameName } from '@par-club/functions/shared/same-name';
import { grouped } from './grouped.ts';

/** The bookings without one of them. */
export function withoutBooking(passengers: readonly Booking[], { id }: Booking): Booking[] {
  return passengers.filter((each) => each.id !== id);
}

/** Bookings that are in a list more than once, by the phone, or without one by the name; each is named once. */
export function doublesIn(passengers: readonly Passenger[]): Passenger[] {
  const people = grouped(passengers, ({ name, phone }) =>
    phone.trim() === '' ? sameName(name) : phoneKey(phone),
  );
  return [...people.values()].flatMap(([first, ...others]) => (first && others.length > 0 ? [first] : []));
}
