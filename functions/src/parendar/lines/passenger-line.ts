import type { BookingField, ToldText } from '../../contract/booking.values.ts';
import { Passenger, type Price } from '../../contract/parendar.ts';
import { BOOKING_FIELDS, placesTold, TOLD_TEXTS } from '../../shared/booking-fields.ts';
import { priceIn } from '../../shared/currency-names.ts';
import { CURRENCY_SIGNS } from '../../shared/money.ts';
import { findPhone, phoneKey } from '../../shared/phone-in.ts';
import { seatsTaken } from '../../shared/seats-taken.ts';

const SIGNS: Record<Price['currency'], string> = { ...CURRENCY_SIGNS, UAH: 'грн' };
const SEAT_WORDS = { one: 'місце', few: 'місця', many: 'місць', other: 'місця', two: 'місця', zero: 'місць' };
const plurals = new Intl.PluralRules('uk');

const NUMBER = /^\s*(\d{1,3})\s*[.)]\s*/;
const SEATS = /^(\d{1,2})\s*місц[а-яіь]{1,3}$/i;
/**
 * How lines name the texts. The first of `labels` is written before the value; without labels, the value is all words
 * that are no other field. `leftOutFrom` is the step of `LEFT_OUT` from which on the field is left out.
 */
export const TEXTS_IN_LINES: Record<ToldText, { labels: readonly string[]; leftOutFrom: number }> = {
  pickUp: { labels: ['сідає', 'сідають'], leftOutFrom: 2 },
  dropOff: { labels: ['виходить', 'виходять'], leftOutFrom: 2 },
  luggage: { labels: ['багаж'], leftOutFrom: 1 },
  note: { labels: [], leftOutFrom: 1 },
};
const LABELLED = TOLD_TEXTS.filter((field) => TEXTS_IN_LINES[field].labels.length > 0).map((field) => ({
  field,
  pattern: new RegExp(`^(?:${TEXTS_IN_LINES[field].labels.join('|')})(?!\\p{L})\\s*:?\\s*(.+)$`, 'iu'),
}));
const PARCEL = /^посилка$/i;
const PAID = /^[со]плачено$/i;
const UNPAID = /^не\s*[со]плачено$/i;

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The number with which a line begins, as '3. Олена' does. */
export function numberOf(line: string): string | undefined {
  return NUMBER.exec(line)?.[1];
}

export function withoutNumber(line: string): string {
  return oneLine(line.replace(NUMBER, ''));
}

/**
 * 'Олена Кравець, +380 67 123 45 67, 2 місця, сідає: Житомир, виходить: Рівне, 1200 грн, сплачено, з валізою'.
 * @param leftOut fields that the line does not tell
 */
export function passengerLine(passenger: Passenger, leftOut: readonly BookingField[] = []): string {
  const words = wordsOf(passenger);
  return BOOKING_FIELDS.filter((field) => !leftOut.includes(field) && words[field])
    .map((field) => words[field])
    .join(', ');
}

function wordsOf(passenger: Passenger): Partial<Record<BookingField, string>> {
  const { name, phone, kind, seats, price, isPaid, ...texts } = placesTold(passenger);
  const told = TOLD_TEXTS.map((field) => {
    const [label] = TEXTS_IN_LINES[field].labels;
    const words = oneLine(texts[field] ?? '');
    return [field, label && words ? `${label}: ${words}` : words] as const;
  });
  return {
    name: oneLine(name),
    phone: oneLine(phone).replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5'),
    kind: kind ? 'посилка' : '',
    seats: seats && seats !== seatsTaken({ kind }) ? `${seats} ${SEAT_WORDS[plurals.select(seats)]}` : '',
    price: price ? `${String(price.amount).replace('.', ',')} ${SIGNS[price.currency]}` : '',
    isPaid: isPaid ? 'сплачено' : '',
    ...Object.fromEntries(told),
  };
}

/**
 * The passenger of a line that a person wrote or changed: name, phone and what else the line tells in the form of
 * `passengerLine`; all other words are the note. `undefined` where that makes no passenger.
 * @param seen whose line it was: what stands there as it was written keeps its value, whatever commas are in it
 * @param leftOut fields of `seen` that the line never told
 */
export function passengerInLine(
  line: string,
  seen?: Passenger,
  leftOut: readonly BookingField[] = [],
): Passenger | undefined {
  const chunks = chunksOf(withoutNumber(line));
  const read: Partial<Passenger> = {};
  const known = seen && placesTold(seen);
  if (known) keepUnchanged(read, chunks, known, leftOut);
  const notes = readChunks(read, chunks, known);
  const note = [read.note ?? '', ...notes.filter((each) => !read.note?.includes(each))];
  const words = note.filter((each) => each !== '').join(', ');
  const passenger = { name: '', phone: '', ...read, ...(words !== '' && { note: words }) };
  const isValid = Passenger.safeParse(passenger).success;
  return isValid && passenger.name + passenger.phone !== '' ? passenger : undefined;
}

function chunksOf(text: string): string[] {
  return text === '' ? [] : text.split(/\s*,(?:\s+|$)|\s*,(?=[^\d\s])/).map(oneLine);
}

/** Takes the values of the fields whose words stand among the chunks unchanged, and empties these chunks. */
function keepUnchanged(
  read: Partial<Passenger>,
  chunks: string[],
  seen: Passenger,
  leftOut: readonly BookingField[],
): void {
  const words = wordsOf(seen);
  for (const field of BOOKING_FIELDS) {
    if (!words[field]) continue;
    const wanted = chunksOf(words[field]);
    const isRun = (_: string, at: number) => wanted.every((each, offset) => chunks[at + offset] === each);
    const at = leftOut.includes(field) ? -1 : chunks.findIndex(isRun);
    if (at >= 0) chunks.fill('', at, at + wanted.length);
    if (at >= 0 || leftOut.includes(field)) Object.assign(read, { [field]: seen[field] });
  }
}

/** Reads what the chunks tell. @returns those that are none of the fields */
function readChunks(read: Partial<Passenger>, chunks: readonly string[], seen?: Passenger): string[] {
  const notes: string[] = [];
  let last: ToldText | undefined;
  for (const chunk of chunks) {
    const seats = SEATS.exec(chunk);
    const labelled = LABELLED.find(({ pattern }) => pattern.test(chunk));
    const price = priceIn(chunk);
    const phone = read.phone === undefined ? findPhone(chunk) : null;
    const isField =
      seats ?? labelled ?? price ?? phone ?? [PARCEL, PAID, UNPAID].find((each) => each.test(chunk));
    if (last && !isField && chunk !== '' && seen?.[last]?.includes(',')) {
      read[last] = `${read[last]}, ${chunk}`;
      continue;
    }
    last = labelled?.field;
    if (chunk === '' || UNPAID.test(chunk)) continue;
    if (seats) read.seats = Number(seats[1]);
    else if (labelled) read[labelled.field] = chunk.replace(labelled.pattern, '$1');
    else if (price) read.price = price;
    else if (PAID.test(chunk)) read.isPaid = true;
    else if (PARCEL.test(chunk)) read.kind = 'parcel';
    else if (phone) {
      read.phone = seen && phone.phone === phoneKey(seen.phone) ? seen.phone : phone.phone;
      const before = oneLine(phone.before.replace(/[\s,;:(–—-]{1,9}$/, ''));
      const after = oneLine(phone.after);
      if (read.name === undefined) read.name = before;
      else if (before) notes.push(before);
      if (after) notes.push(after);
    } else if (read.name === undefined) read.name = chunk;
    else notes.push(chunk);
  }
  if (read.seats === seatsTaken({ kind: read.kind })) delete read.seats;
  return notes;
}
