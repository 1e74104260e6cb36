import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Passenger, Price } from '../../contract/parendar.ts';

/** The fields of a stored passenger that this product writes. */
const OWN_FIELDS = ['name', 'phone', 'seats', 'pickUp', 'dropOff', 'note', 'price', 'isPaid'] as const;

/** The passenger in a stored entry, without the fields that say nothing. Other programs may have written a bare name. */
export function passengerIn(entry: unknown): Passenger {
  if (!isRecord(entry)) return { name: textOf(entry), phone: '' };
  const passenger: Passenger = { name: textOf(entry.name), phone: textOf(entry.phone) };
  const { data: seats = 1 } = z.safeParse(Passenger.shape.seats, entry.seats);
  if (seats > 1) passenger.seats = seats;
  for (const field of ['pickUp', 'dropOff', 'note'] as const) {
    const words = textOf(entry[field]);
    if (words !== '') passenger[field] = words;
  }
  const price = z.safeParse(Price, entry.price);
  if (price.success) passenger.price = price.data;
  if (entry.isPaid === true) passenger.isPaid = true;
  return passenger;
}

/** Whether an entry of a list of passengers has a name or a phone. */
export function isSomebody(entry: unknown): boolean {
  const { name, phone } = passengerIn(entry);
  return name.trim() !== '' || phone.trim() !== '';
}

/**
 * The new entries of a list of passengers. An unchanged passenger keeps the stored entry. After a change of the name or
 * the phone, the entry keeps the fields that are not ours. Stored entries that name nobody, which the person did not see,
 * follow at the end.
 */
export function passengersOver(known: readonly unknown[], passengers: readonly Passenger[]): unknown[] {
  const remaining = known.filter(isSomebody);
  const take = (fits: (candidate: Passenger) => boolean) => {
    const index = remaining.findIndex((candidate) => fits(passengerIn(candidate)));
    return index === -1 ? undefined : remaining.splice(index, 1)[0];
  };
  const unchanged = passengers.map(({ name, phone }) =>
    take((other) => other.name === name && other.phone === phone),
  );
  const entries = passengers.map((passenger, index) => {
    const { name, phone } = passenger;
    const former =
      unchanged[index] ??
      take((other) => (phone !== '' && other.phone === phone) || (name !== '' && other.name === name));
    return entryOf(passenger, former);
  });
  return [...entries, ...known.filter((entry) => !isSomebody(entry))];
}

function entryOf(passenger: Passenger, former: unknown): unknown {
  const complete = passengerIn(passenger);
  if (former !== undefined && isDeepStrictEqual(passengerIn(former), complete)) return former;
  const others = isRecord(former) ? Object.entries(former).filter(([field]) => !isOwn(field)) : [];
  return { ...Object.fromEntries(others), ...complete };
}

function isOwn(field: string): boolean {
  return (OWN_FIELDS as readonly string[]).includes(field);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored value as text; '' for what is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
