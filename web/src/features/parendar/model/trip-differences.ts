import { TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import type { Trip } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import type { PassengerDraft } from './passenger-draft.ts';
import { draftOf, type TripDraft } from './trip-draft.ts';
import { arrivalDaysOf, type TimesDraft } from './trip-times.ts';
import { phoneText } from './trip-words.ts';

export type Field =
  | Exclude<keyof TripDraft, 'driverName' | 'arrivalTime' | 'arrivalDays'>
  | 'driver'
  | 'arrival';

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
  return fieldsOf(there)
    .map((field) => ({ field, theirs: there[field].trim(), mine: here[field].trim() }))
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

/** A trip as it is filled in, field by field in words, in the order in which they are shown. */
export function wordsOf(draft: TripDraft): Record<Field, string> {
  const { from, to, date, time, stops, driverName: driver, seats, passengers, notes } = draft;
  return {
    from,
    to,
    date,
    time,
    arrival: arrivalWords(draft),
    stops: words(
      stops.map((stop) => words([stop.time, stop.place], ' ')),
      '\n',
    ),
    driver,
    seats,
    passengers: words(passengers.map(bookingLine), '\n'),
    notes,
  };
}

export function fieldsOf(words: Record<Field, string>): Field[] {
  return Object.keys(words) as Field[];
}

/** '17:00', or '07:30 (+1)' on the next day. */
function arrivalWords(draft: Omit<TimesDraft, 'stops'>): string {
  const days = arrivalDaysOf(draft);
  return days ? `${draft.arrivalTime} (+${days})` : draft.arrivalTime;
}

/** A booking in one line: 'Олена, +380 67 123 45 67, ×2, Житомир → Львів, 50 €'. */
export function bookingLine(booking: PassengerDraft): string {
  const { name, phone, kind, seats, pickUp, dropOff, price, isPaid } = placesTold(booking);
  const texts = TEXT_FIELDS.map((field) => booking[field] ?? '');
  const way = pickUp || dropOff ? `${pickUp ?? ''} → ${dropOff ?? ''}` : '';
  const paid = isPaid ? '✓' : '';
  return words(
    [
      name,
      phoneText(phone),
      kind ? '📦' : '',
      seats ? `×${seats}` : '',
      way,
      words([price ?? '', paid], ' '),
      ...texts,
    ],
    ', ',
  );
}

function words(all: readonly string[], between: string): string {
  return all
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join(between);
}
