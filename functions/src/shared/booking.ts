import type { Passenger } from '../contract/parendar.ts';
import { phoneKey } from './phone-in.ts';
import { sameName } from './same-name.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 6;
/** Ids made of what an entry says begin with it. */
const GUESSED = '_';

type Person = Pick<Passenger, 'id' | 'name' | 'phone'>;

/** An id for a booking that somebody fills in: 36 random bits. */
export function newBookingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function bookingIdFrom(text: string): string {
  return hash(text, ID_LENGTH);
}

/**
 * Bookings with an id each, in their order. An entry without one, as another program or version 0.2 wrote it, gets one
 * made of its name and phone; of two that share both, of all they say, so that it changes where one of them goes. Of two
 * entries with one id, the second is another booking.
 * @param trip tells the bookings of a person in several trips apart
 */
export function withIds<Some extends Person>(
  bookings: readonly Some[],
  trip = '',
): (Some & { id: string })[] {
  const taken = new Set(bookings.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  for (const booking of bookings) {
    if (booking.id === undefined) alike.set(textOf(booking), (alike.get(textOf(booking)) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  return bookings.map((booking) => {
    const { id } = booking;
    if (id !== undefined && !seen.has(id)) {
      seen.add(id);
      return { ...booking, id };
    }
    const times = alike.get(textOf(booking));
    const said = id === undefined && times === 1 ? textOf(booking) : JSON.stringify([booking, times]);
    const guess = (count: number) => `${GUESSED}${hash(`${trip}${said}${count}`, ID_LENGTH - 1)}`;
    let count = counts.get(said) ?? 0;
    while (taken.has(guess(count))) count += 1;
    counts.set(said, count + 1);
    taken.add(guess(count));
    return { ...booking, id: guess(count) };
  });
}

/** Bookings of which those without an id have the one of a known booking of the same name and phone, where there is one. */
export function withKnownIds<Some extends Person>(
  bookings: readonly Some[],
  known: readonly Person[],
): Some[] {
  const named = new Set(bookings.map(({ id }) => id));
  const left = known.filter(({ id }) => !named.has(id));
  return bookings.map((booking) => {
    const index = left.findIndex((each) => booking.id === undefined && textOf(each) === textOf(booking));
    return index === -1 ? booking : { ...booking, id: left.splice(index, 1)[0]?.id };
  });
}

function textOf({ name, phone }: Person): string {
  return JSON.stringify([name, phone]);
}

/** Whether an id was made of what an entry says: another person of that name may get the same. */
export function isGuessed(id: string): boolean {
  return id.startsWith(GUESSED);
}

/** The id of the booking of a passenger whom a trip's record knows. */
export function bookingOf({ key, booking = key }: { key: string; booking?: string }): string {
  return booking;
}

/**
 * Whether a booking is still the same person's after a change. With the same phone, the new name may be a part of the
 * former one or differ by a slip of the finger; with another phone, the name has to be the same.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  const [one, other] = [before, after].map(({ name }) => sameName(name));
  const [phone, otherPhone] = [before, after].map((each) => phoneKey(each.phone));
  if (one === other && one !== '') return true;
  const hasOtherPhone = phone !== '' && otherPhone !== '' && phone !== otherPhone;
  return !hasOtherPhone && isNearlyThe(one ?? '', other ?? '', phone !== '' && phone === otherPhone);
}

/** @param hasSamePhone so that a booking without a name may get one */
function isNearlyThe(one: string, other: string, hasSamePhone: boolean): boolean {
  if (one === '' || other === '') return hasSamePhone;
  const [words, others] = [one.split(' '), other.split(' ')];
  const [short, long] = words.length < others.length ? [words, others] : [others, words];
  return short.every((word) => long.includes(word)) || isSlip(one, other);
}

/** Whether one letter is another, missing, too many, or changed places with the next. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // 'Марія' and 'Дарія' are two names.
  if (short.length < 4 || long.length - short.length > 1 || short[0] !== long[0]) return false;
  const start = [...short].findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return true;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}

/** FNV-1a over UTF-16, as digits and small letters: to tell bookings apart, for no secret. */
function hash(text: string, length: number): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (bits >>> 0).toString(36).padStart(length, '0').slice(-length);
}
