import type { Booking, Passenger } from '../contract/parendar.ts';
import type { TripPages } from '../contract/trips.ts';

/** Keys of version 0.2 were longer than ids and independent of them. */
const FORMER_KEY_LENGTH = 8;

/** Replaces a record's keys of version 0.2 by booking ids, where a name and phone name one booking and passenger. */
export function keyedByBooking<Known extends Pick<TripPages, 'passengers'> & Partial<TripPages>>(
  record: Known,
  bookings: readonly Booking[],
): Known {
  const ids = new Map<string, string>();
  const isOf = (one: Passenger, other: Passenger) => one.name === other.name && one.phone === other.phone;
  const former = record.passengers.filter(({ key, isGone }) => key.length === FORMER_KEY_LENGTH && !isGone);
  for (const passenger of former) {
    const [booking, ...others] = bookings.filter((each) => isOf(each, passenger));
    const isSure = others.length === 0 && former.filter((each) => isOf(each, passenger)).length === 1;
    if (booking && isSure) ids.set(passenger.key, booking.id);
  }
  if (ids.size === 0) return record;
  const renamed = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [ids.get(key) ?? key, value]));
  const { passengers, marks, told } = record;
  return {
    ...record,
    passengers: passengers.map((each) => ({ ...each, key: ids.get(each.key) ?? each.key })),
    ...(marks && { marks: { ...marks, rides: renamed(marks.rides), paid: renamed(marks.paid) } }),
    ...(told && { told: renamed(told) }),
  };
}
