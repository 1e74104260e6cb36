import { sameName } from './same-name.ts';

/** What a way is made of. */
interface Way {
  from: string;
  to: string;
  stops?: readonly { place: string; minutes: number | null }[] | undefined;
  /** ISO moments; null for unknown. */
  start: string | null;
  end: string | null;
}

interface Booking {
  pickUp?: string | undefined;
  dropOff?: string | undefined;
}

/** A booking by its number in the trip's list, from 1. */
export interface Numbered<Passenger> {
  number: number;
  passenger: Passenger;
}

/** A place of a trip, in the order of the way. */
export interface Halt<Passenger> {
  place: string;
  /** When the trip is there: an ISO moment; null where nobody said. */
  at: string | null;
  on: Numbered<Passenger>[];
  off: Numbered<Passenger>[];
}

/**
 * Where a trip halts, and who gets on and off there: at the place of the trip that the booking names, alone ('Перемишль') or
 * first ('Перемишль, вокзал'). Who gets on at no place of the trip, as at an address, does so where it begins, and gets off
 * where it ends.
 */
export function haltsOf<Passenger extends Booking>(
  { from, to, stops = [], start, end }: Way,
  passengers: readonly Passenger[],
): Halt<Passenger>[] {
  const halt = (place: string, at: string | null): Halt<Passenger> => ({ place, at, on: [], off: [] });
  const first = halt(from, start);
  const last = halt(to, end);
  const all = [first, ...stops.map(({ place, minutes }) => halt(place, after(start, minutes))), last];
  for (const [index, passenger] of passengers.entries()) {
    const each = { number: index + 1, passenger };
    (placed(all.slice(0, -1), passenger.pickUp) ?? first).on.push(each);
    (placed(all.slice(1), passenger.dropOff) ?? last).off.push(each);
  }
  return all;
}

/** What a passenger says of a place besides its name; '' for nothing. */
export function ownPlace(place: string, said: string | undefined): string {
  if (said === undefined || sameName(said) === sameName(place)) return '';
  const own = said.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  return isNamedFirst(place, said) ? own.slice(sameName(place).length).replace(SEPARATORS, '') : own;
}

/** What stands between a town and a place in it. */
const SEPARATORS = /^[\s,.;:–—-]+/u;

/** Whether somebody says a place of the trip and where exactly there: 'Львів, вокзал', and not 'Львівська'. */
function isNamedFirst(place: string, said: string): boolean {
  const [town, words] = [sameName(place), sameName(said)];
  return town !== '' && words.startsWith(town) && /^(\s*[,.;:(–—]|\s)/u.test(words.slice(town.length));
}

function placed<Passenger>(halts: readonly Halt<Passenger>[], said: string | undefined) {
  if (!said) return undefined;
  const named = halts.filter(({ place }) => isNamedFirst(place, said));
  // Of 'Київ' and 'Київ Видубичі' it is the one that says more.
  const [longest] = named.toSorted((one, two) => two.place.length - one.place.length);
  return halts.find(({ place }) => sameName(place) === sameName(said)) ?? longest;
}

function after(start: string | null, minutes: number | null): string | null {
  return start === null || minutes === null
    ? null
    : new Date(Date.parse(start) + minutes * 60_000).toISOString();
}
