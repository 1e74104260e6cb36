import {
  type BookingField,
  type FreeText,
  type OptionalText,
  type OwnField,
  TEXT_FIELDS,
  type ToldText,
} from '../contract/booking.values.ts';
import { FREE_TEXTS } from '../contract/free-texts.values.ts';
import type { Passenger } from '../contract/parendar.ts';
import { seatsTaken } from './seats-taken.ts';

/** A record, so that the compiler asks for a new field. */
const OWN_FIELDS: Record<OwnField, true> = {
  name: true,
  phone: true,
  kind: true,
  seats: true,
  pickUp: true,
  pickUpPlace: true,
  dropOff: true,
  dropOffPlace: true,
  price: true,
  isPaid: true,
};
/** All that a booking says but its id, in the order in which it is told. */
export const BOOKING_FIELDS: readonly BookingField[] = [
  ...(Object.keys(OWN_FIELDS) as OwnField[]),
  ...TEXT_FIELDS,
];
export const TOLD_TEXTS: readonly ToldText[] = ['pickUp', 'dropOff', ...TEXT_FIELDS];
/** What a booking leaves out where it says nothing. */
export const OPTIONAL_TEXTS: readonly OptionalText[] = [...TOLD_TEXTS, 'pickUpPlace', 'dropOffPlace'];

/** Where a booking gets on and off: a stop, and a place there in free words. */
export interface Places {
  pickUp?: string | undefined;
  pickUpPlace?: string | undefined;
  dropOff?: string | undefined;
  dropOffPlace?: string | undefined;
}

/** A booking with each stop and the place there in one text: 'Рівне, автовокзал'. */
export function placesTold<Booking extends Places>({ pickUpPlace, dropOffPlace, ...booking }: Booking) {
  const [pickUp, dropOff] = [
    [booking.pickUp, pickUpPlace],
    [booking.dropOff, dropOffPlace],
  ].map((words) => words.filter(Boolean).join(', '));
  return { ...booking, ...(pickUp && { pickUp }), ...(dropOff && { dropOff }) };
}

/** All that a booking says, as a text that two bookings share where they say the same, whichever they are. */
export function contentOf(booking: Omit<Passenger, 'id'>): string {
  const said: Omit<Passenger, 'id'> = { ...placesTold(booking), seats: seatsTaken(booking) };
  return JSON.stringify(
    BOOKING_FIELDS.map((field) => said[field] || null),
    // The fields of a price, in this order.
    ['amount', 'currency'],
  );
}

/** Whether two bookings say the same, whichever they are. */
export function saysTheSame(one: Omit<Passenger, 'id'>, other: Omit<Passenger, 'id'>): boolean {
  return contentOf(one) === contentOf(other);
}

/** The free texts of a booking that say something. @param reader limits them to those that they may see */
export function textsOf(
  booking: Partial<Record<FreeText, string | undefined>>,
  reader?: 'driver' | 'passenger',
): Partial<Record<FreeText, string>> {
  const isShown = (field: FreeText) => !reader || FREE_TEXTS[field].seenBy.some((each) => each === reader);
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => (booking[field] && isShown(field) ? [[field, booking[field]]] : [])),
  );
}
