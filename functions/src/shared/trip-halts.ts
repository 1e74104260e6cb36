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
 * The halts of a trip with their passengers. A booking belongs to the place with which its own place begins, as
 * `placesTold` writes it; without one, to the first or last.
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

/** The words of a booking about a place besides its name; '' for none. */
export function ownPlace(place: string, said = ''): string {
  return isNamedFirst(place, said) ? said.slice(place.length + 2) : said;
}

function isNamedFirst(place: string, said: string): boolean {
  return place !== '' && `${said}, `.startsWith(`${place}, `);
}

/** Of 'Київ' and 'Київ, Видубичі' it is the longer name. */
function placed<Passenger>(halts: readonly Halt<Passenger>[], said = '') {
  return halts
    .filter(({ place }) => isNamedFirst(place, said))
    .sort((one, two) => two.place.length - one.place.length)[0];
}

function after(start: string | null, minutes: number | null): string | null {
  return start === null || minutes === null
    ? null
    : new Date(Date.parse(start) + minutes * 60_000).toISOString();
}
