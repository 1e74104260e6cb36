import type { Trip } from '@par-club/functions/contract/parendar';
import { draftOf, type TripDraft } from './trip-draft.ts';

type Field = Exclude<keyof TripDraft, 'driverName'> | 'driver';

/** In the order in which they are shown. A record, so that the compiler asks for a new field. */
const SHOWN: Record<Field, true> = {
  from: true,
  to: true,
  date: true,
  time: true,
  driver: true,
  seats: true,
  passengers: true,
  notes: true,
};
const FIELDS = Object.keys(SHOWN) as Field[];

/** A field of a trip that two people have filled in differently, in words. */
interface Difference {
  field: Field;
  theirs: string;
  mine: string;
}

/** Passengers that are listed of each of the two. */
const MOST_LINES = 5;

/** Where a trip as it is now is another than what was typed. */
export function differencesOf(trip: Trip, mine: TripDraft, timeZone: string): Difference[] {
  const [there, here] = [wordsOf(draftOf(trip, timeZone)), wordsOf(mine)];
  return FIELDS.map((field) => ({ field, theirs: there[field].trim(), mine: here[field].trim() }))
    .filter((each) => each.theirs !== each.mine)
    .map((each) => (each.field === 'passengers' ? shortened(each) : each));
}

/** Of long lists, only the lines that the other has not; of those, the first few. */
function shortened({ field, theirs, mine }: Difference): Difference {
  const [there, here] = [theirs.split('\n'), mine.split('\n')];
  const only = (lines: string[], others: string[]) => {
    const own = lines.filter((line) => !others.includes(line));
    const more = own.length - MOST_LINES;
    return [...own.slice(0, MOST_LINES), ...(more > 0 ? [`+${more}`] : [])].join('\n');
  };
  const short = { field, theirs: only(there, here), mine: only(here, there) };
  // The same people in another order: then the order is what differs.
  return short.theirs === short.mine ? { field, theirs, mine } : short;
}

function wordsOf({ driverName, passengers, ...draft }: TripDraft): Record<Difference['field'], string> {
  const lines = passengers
    .map(({ name, phone }) => [name.trim(), phone.trim()].filter((words) => words !== '').join(', '))
    .filter((line) => line !== '');
  return { ...draft, driver: driverName, passengers: lines.join('\n') };
}
