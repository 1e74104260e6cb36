import { isNoName } from '../names/person-words.ts';
import { fold, isFree, regex } from '../text/text.ts';
import { ADDS } from './draft.ts';
import { type Context, type Facts, factsOf } from './facts.ts';

/** The parts that name a passenger each; a name and the number on the next line are one part. */
export function subjectsOf(context: Context, parts: readonly Facts[], isLoose: boolean): Facts[] {
  const named = parts.filter(({ persons }) => persons.length > 0);
  if (isLoose) {
    // a sentence names others, too: only a phone, a day or 'ще' beside the name makes it a passenger's own
    const withDetails = named.filter(
      (part) => part.phones.length > 0 || part.reading.date?.length || ADDS.test(part.folded),
    );
    const names = new Set(
      withDetails.flatMap(({ persons }) => persons.slice(0, 1)).map(({ value }) => value),
    );
    return names.size > 1 ? withDetails : [];
  }
  const called = parts.filter(({ phones }) => phones.length > 0);
  const counted = parts.filter(({ raw }) => COUNTED.test(raw));
  const items =
    named.length + called.length > 1 || counted.length > 1
      ? parts.map((part) => withLeadingName(context, part, parts))
      : parts;
  const subjects = items.filter(({ persons }) => persons.length > 0);
  if (subjects.length === 0) return called;
  if (subjects.length < 2) return [];
  // a number on a line of its own belongs to the name above it
  const numbers = items.filter(({ persons, phones }) => persons.length === 0 && phones.length > 0);
  if (numbers.length < subjects.length || subjects.some(({ phones }) => phones.length > 0)) return subjects;
  return subjects.map((subject) => {
    const next = items[items.indexOf(subject) + 1];
    return next && numbers.includes(next)
      ? factsOf(context, { start: subject.start, end: next.end })
      : subject;
  });
}

const LEADING_NAME = regex`^[\s\d.)•*–▪▫◦●-]*((?:\p{Lu}[\p{L}'’-]{2,})(?:\s+(?:\p{Lu}[\p{L}'’-]+|(?:\p{Lu}\.\s?){1,2})){0,2})`;

/** 'Дяк 2', 'Лев - 1 м (Рівне)': an item of a name and a count. */
const COUNTED = regex`${LEADING_NAME.source}\s*[-–—:(]?\s*\d{1,2}(?![\d.:/])(?:\s?(?:м|міс|мест|чол|чел|ос)\p{L}*\.?)?\)?\s*(?:$|[,;(–—-]|\p{L})`;

/** Up to three words with capitals, with nothing but signs between them and a number. */
const NAME_BESIDE = regex`((?:\p{Lu}[\p{L}'’-]{2,})(?:\s+(?:\p{Lu}[\p{L}'’-]+|(?:\p{Lu}\.\s?){1,2})){0,2})(?:[^\p{L}\d\n]|\(\d{1,2}\)){1,8}$`;

/** An item that begins as the others do, with a name that no list knows. */
function withLeadingName({ message }: Context, part: Facts, parts: readonly Facts[]): Facts {
  if (part.persons.length > 0) return part;
  const raw = message.slice(part.start, part.end);
  const [phone] = part.phones;
  const [, leading = ''] = LEADING_NAME.exec(raw) ?? [];
  const [, beside = ''] = (phone && NAME_BESIDE.exec(message.slice(part.start, phone.start))) ?? [];
  const name = beside || leading;
  const mark = (text: string) =>
    /^\s*(\d{1,2}[.)]|[^\p{L}\d\s])?/u.exec(text)?.[1]?.replace(/\d+/, '1') ?? '';
  const isAlike = parts.some(
    (other) =>
      other !== part &&
      (other.persons.length > 0 || other.phones.length > 0) &&
      mark(message.slice(other.start, other.end)) === mark(raw) &&
      LEADING_NAME.test(message.slice(other.start, other.end)) &&
      (mark(raw) !== '' || part.phones.length > 0 || (parts.length > 2 && / /.test(leading))),
  );
  const isCounted = COUNTED.test(raw) && parts.some((other) => other !== part && COUNTED.test(other.raw));
  const at = raw.lastIndexOf(name);
  const span = { start: part.start + at, end: part.start + at + name.length };
  const { from = [], to = [], date = [] } = part.reading;
  const isPlace = !isFree(span, [...from, ...to, ...date]);
  const isLabel = fold(name).split(/\s+/).some(isNoName);
  if (name === '' || !(isAlike || isCounted || beside) || isPlace || isLabel) return part;
  return { ...part, persons: [{ ...span, value: name.trim() }] };
}
