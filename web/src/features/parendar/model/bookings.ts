import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { phoneIn } from '@par-club/functions/shared/phone';
import { sameName } from '@par-club/functions/shared/same-name';
import { grouped } from './grouped.ts';
import { completePassenger } from './trip.ts';

/** Whether two bookings say the same in every field. */
export function isSameBooking(one: Passenger, other: Passenger): boolean {
  return JSON.stringify(completePassenger(one)) === JSON.stringify(completePassenger(other));
}

/** Whether two bookings are of one person: the same name and the same phone. */
export function isSamePerson(one: Passenger, other: Passenger): boolean {
  return one.name === other.name && one.phone === other.phone;
}

/** How many bookings of a trip are of a passenger's person. */
export function timesIn({ passengers }: Pick<Trip, 'passengers'>, passenger: Passenger): number {
  return passengers.filter((each) => isSamePerson(each, passenger)).length;
}

/** The bookings without one of those that say the same as this one. */
export function withoutBooking(passengers: readonly Passenger[], passenger: Passenger): Passenger[] {
  const index = passengers.findIndex((each) => isSameBooking(each, passenger));
  return passengers.filter((_, each) => each !== index);
}

/** Who is in a list of bookings more than once: by the phone, or without one by the name. Each is named once. */
export function doublesIn(passengers: readonly Passenger[]): Passenger[] {
  const people = grouped(passengers, ({ name, phone }) =>
    phone.trim() === '' ? sameName(name) : (phoneIn(phone) ?? phone.trim()),
  );
  return [...people.values()].flatMap(([first, ...others]) => (first && others.length > 0 ? [first] : []));
}
