import { NUMBER_WORD, PERSON, SEAT } from '../seats/seat-words.ts';
import { COLLECTIVE_WORD } from '../text/number-words.ts';
import { isFree, lineBefore, regex, type Span, source } from '../text/text.ts';
import * as words from './person-words.ts';
import type { NameContext, Person } from './persons.ts';
import { isClearSurname, mayBeSurname } from './surnames.ts';

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
function listAround({ text: { raw }, taken }: NameContext, { start, end }: Person): Span {
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

/** A name and what stands around it. */
export type PassengerSubject = ReturnType<typeof passengerSubject>;

export function passengerSubject(context: NameContext, person: Person) {
  const { text, taken, phones } = context;
  const { raw, folded } = text;
  const { start, end, parts, given } = person;
  const surnames = parts.filter(({ kind }) => kind === 'surname').map(({ token }) => token.text);
  const [surname] = surnames;
  const list = given || surname === undefined ? person : listAround(context, person);
  const lead = lineBefore(folded, start, 44);
  const leadOfList = lineBefore(folded, list.start, 44);
  const hasTitle =
    /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|herr|frau|pan|pani|dr|пан|пані|пана|г-н|г-жа)\.?\s*$/u.test(lead);
  const role = /(?:^|[.!?,;\n])\s*(\p{L}+)\s+$/u.exec(lead)?.[1];
  const hasRole = role !== undefined && words.ROLE.test(role);
  const leadOfName = hasTitle || hasRole ? lead.replace(/\p{L}+\.?\s*$/u, '') : lead;
  const untitled = words.ASKS.test(leadOfList) ? leadOfList : leadOfName;
  const nextPhone = phones.find((phone) => phone.start >= end && phone.start - end < 40);
  const previousPhone = phones.findLast((phone) => phone.end <= start);
  const first = parts[0]?.token;
  return {
    start,
    parts,
    given,
    surnames,
    hasClearSurname: surnames.some(isClearSurname),
    word: first?.text ?? '',
    isCapital: first?.capital ?? false,
    /** Up to 44 units of the line before the name; `untitled` is without a title or a role. */
    lead,
    /** The same before the list that the name is in. */
    leadOfList,
    untitled,
    hasTitle,
    hasRole,
    tail: folded.slice(end, end + 60),
    gapToPhone: nextPhone ? folded.slice(end, nextPhone.start) : null,
    gapFromPhone: previousPhone ? folded.slice(previousPhone.end, start) : null,
    /** A day, an hour or a phone stands right before it. */
    followsValue: taken.some(
      (value) =>
        value.end <= start &&
        /^ {1,2}$/.test(folded.slice(value.end, start)) &&
        /\d\D{0,4}$|^(?:після|поза?)?(?:завтра|сьогодні|сегодня)$/u.test(
          folded.slice(value.start, value.end),
        ),
    ),
    /** One word, not wholly in capitals, that has the form of a surname and stands beside the trip. */
    isLoneSurname:
      !given &&
      surname !== undefined &&
      parts.every(({ kind, token }) => kind === 'initial' || token.text === surname) &&
      /^\p{Lu}\p{Ll}/u.test(raw.slice(first?.start)) &&
      raw.length < 100 &&
      mayBeSurname(surname) &&
      isBesideTrip(context, list),
    /** 'Бабій двоє': how many go stands right behind it. */
    precedesCount: /^ (?:[1-9](?![\d.:/])|двоє|двое|троє|трое|четверо)(?!\p{L})/u.test(folded.slice(end)),
    /** A day or an hour stands right behind it. */
    precedesValue: taken.some(
      (value) =>
        /^ {1,2}$/.test(folded.slice(end, Math.max(end, value.start))) &&
        /\d/.test(folded.slice(value.start, value.end)),
    ),
    startsSentence: /(?:^|[.!?\n]|[\u{1F300}-\u{1FAFF}])\s*$/u.test(
      folded.slice(Math.max(0, start - 4), start),
    ),
    /** No words stand before it in its sentence. */
    isApart: /(?:^|[.!?,;:\n)]|[^\p{L}\d\s])\s*$/u.test(untitled),
    /** One word that no list knows and nothing introduces. */
    isUnlisted: !given && parts.length === 1 && !words.isIntroduced(untitled),
  };
}
