import { NUMBER_WORD, PERSON, SEAT } from '../seats/seat-words.ts';
import { COLLECTIVE_WORD } from '../text/number-words.ts';
import { isFree, lineBefore, regex, type Span, source } from '../text/text.ts';
import type { NameContext, Person } from './persons.ts';
import { mayBeSurname } from './surnames.ts';

/** A longer text names others, too. */
const MOST_UNITS = 100;

const COUNT = source`(?:${NUMBER_WORD})\s?(?:м|${SEAT}|${PERSON})\.?`;
const COUNT_BEFORE = regex`(?<![\p{L}\d.:/])(?:${COUNT}|${COLLECTIVE_WORD}|[1-9]) {1,2}$`;
const COUNT_BEHIND = regex`^ {1,2}(?:(?:${COUNT}|${COLLECTIVE_WORD})(?![\p{L}\d.:/-])|[1-9](?=\s*(?:$|[,.;\n])))`;
const NOT_GOING = regex`^ не (?:ї[дх]|поїд|едет|поед|зможе|сможет)\p{L}*`;
/** Between a name and a place, a day or an hour behind it. */
const TO_VALUE = regex`^(?: {1,2}|, ?)(?:(?:на|в|у|о|об|з|із|зі|с|из|до) )?$`;

/** 'Варшава Західна': behind a place, such a word is a part of it. */
const PART_OF_PLACE = regex`^\p{L}+ {1,2}\p{L}+н(?:ий|ій|а|я)$`;

const SURNAME = source`\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}\.){0,2}`;
const AND = source`(?:, ?| (?:і|й|та|и|and|\+) )`;
const LISTED_BEFORE = regex`(?:^|[\s:,;.])((?:${SURNAME}${AND})+)$`;
const LISTED_BEHIND = regex`^(?:${AND}${SURNAME}(?![\p{L}]))+`;

/** A surname with those that are listed with it: 'Гук, Лис і Сова'. */
export function listAround({ text: { raw }, taken }: NameContext, { start, end }: Person): Span {
  const [, before = ''] = LISTED_BEFORE.exec(lineBefore(raw, start, 80)) ?? [];
  const [behind = ''] = LISTED_BEHIND.exec(raw.slice(end, end + 80)) ?? [];
  const list = { start: start - before.length, end: end + behind.length };
  return isFree(list, taken) ? list : { start, end };
}

/** Whether nothing stands beside a name but marks and what says a trip: 'завтра Луцьк – Київ 2 місця Гук'. */
function isBesideTrip({ text: { folded }, taken, phones }: NameContext, { start, end }: Span): boolean {
  const lead = lineBefore(folded, start, 44);
  const tail = folded.slice(end, end + 60);
  const previous = taken.find(
    (value) => value.end <= start && /^[:,]? {1,2}$/.test(folded.slice(value.end, start)),
  );
  const isBehind =
    COUNT_BEFORE.test(lead) ||
    (previous !== undefined && !PART_OF_PLACE.test(folded.slice(previous.start, end)));
  const isBefore =
    COUNT_BEHIND.test(tail) ||
    NOT_GOING.test(tail) ||
    taken.some(
      (value) => value.start > end && isFree(value, phones) && TO_VALUE.test(folded.slice(end, value.start)),
    );
  const isFirst = /(?:^|[.!?,;:\n)])\s*$/u.test(lead);
  const isLast = /^\s*(?:[.!,;\n]|$)/u.test(tail);
  return (isBehind && (isBefore || isLast)) || (isFirst && isBefore);
}

/** Whether a name is one word, not wholly in capitals, that has the form of a surname and stands beside the trip. */
export function isLoneSurname(context: NameContext, { given, parts, start }: Person, list: Span): boolean {
  const { raw } = context.text;
  const [surname, ...others] = parts.filter(({ kind }) => kind !== 'initial');
  return (
    !given &&
    surname?.kind === 'surname' &&
    others.length === 0 &&
    /^\p{Lu}\p{Ll}/u.test(raw.slice(start)) &&
    raw.length < MOST_UNITS &&
    mayBeSurname(surname.token.text) &&
    isBesideTrip(context, list)
  );
}
