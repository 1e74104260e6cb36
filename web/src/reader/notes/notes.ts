import type { Field } from '../labels/field-of-label.ts';
import { findCards, findPhones } from '../numbers/phones.ts';
import { candidatesOf } from '../text/rules.ts';
import { byStart, type Found, isFree, type Span, type Text } from '../text/text.ts';
import { type NoteContext, noteRules } from './note-rules.ts';

/** What the other columns that are asked for have taken. */
export interface OtherColumns {
  fields: ReadonlySet<Field>;
  sources: readonly Span[];
  /** All that was found of each field. */
  reading: Readonly<Partial<Record<Field, readonly Found[]>>>;
}

/** What a message says in so many words, and stands in the notes where no column asks for it. */
const KEPT = ['pickUp', 'dropOff', 'address', 'price'] as const;

const SECOND_PHONE: Record<NoteContext['language'], string> = {
  uk: 'другий тел. ',
  ru: 'второй тел. ',
  en: 'second phone ',
};

const LONG_NUMBER =
  /(?<![\p{L}\d.,:/])(?!\d{4}-\d\d-\d\d|\d\d?[ -]\d\d?[ -]\d{4}(?!\d))\+?\d(?:[ ()-]{0,2}\d){6,18}(?![\d.,:/]\d|\d)/gu;

function languageOf({ folded }: Text): NoteContext['language'] {
  if (!/[а-яіїєґ]/u.test(folded)) return 'en';
  return /[ыэъ]/u.test(folded) && !/[іїєґ]/u.test(folded) ? 'ru' : 'uk';
}

/** Phones of the message that no column of phones took. */
function otherPhones(
  text: Text,
  { fields, sources, reading: { phone: phones = [] } }: OtherColumns,
): Found[] {
  if (!fields.has('phone')) return [];
  const taken = phones.filter((phone) => !isFree(phone, sources)).map(({ value }) => value);
  return phones
    .filter(
      ({ value }, i) => !taken.includes(value) && phones.findIndex((phone) => phone.value === value) === i,
    )
    .map((phone) => ({ ...phone, value: SECOND_PHONE[languageOf(text)] + phone.value }));
}

/**
 * What a message says that no other column took, in reading order: stop, luggage, flight, children, animals, wishes,
 * further phones, towns on the way, what a parcel holds, what was changed. Each is short and in the message's words.
 */
export function findNotes(text: Text, others: OtherColumns): Found[] {
  const { raw, folded } = text;
  const context: NoteContext = {
    raw,
    language: languageOf(text),
    hasTime: (others.reading.time ?? []).length > 0,
  };
  const notes = otherPhones(text, others);
  // the time of a flight may be the time of the trip, and a child one of its seats
  const exact = others.sources.filter(({ start, end }) => end - start < 60);
  const isTaken = ({ start, end }: Span): boolean =>
    exact.some((source) => source.start <= start && end <= source.end);
  for (const field of KEPT)
    if (!others.fields.has(field))
      notes.push(...(others.reading[field] ?? []).filter((found) => !isTaken(found) && isFree(found, notes)));
  for (const { start, end, value } of candidatesOf(noteRules(others.fields), folded, context)) {
    if (isTaken({ start, end }) || !isFree({ start, end }, notes)) continue;
    notes.push({ start, end, value: value + raw.slice(start, end).trim() });
  }
  // a number that is read as nothing, such as a phone without its last digits
  const read = Object.values(others.reading).flatMap((found) => found ?? []);
  for (const {
    0: { length },
    index: start,
  } of folded.matchAll(LONG_NUMBER)) {
    const end = start + length;
    if (
      isFree({ start, end }, [...read, ...findPhones(text), ...findCards(text), ...others.sources, ...notes])
    )
      notes.push({ start, end, value: raw.slice(start, end) });
  }
  const seen = new Set<string>();
  return notes
    .sort(byStart)
    .filter(({ value }) => value !== '' && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()));
}
