import { lineBefore } from '../text/text.ts';
import * as words from './person-words.ts';
import type { NameContext, Person } from './persons.ts';
import { isClearSurname } from './surnames.ts';

/** A name and what stands around it. */
export type PassengerSubject = ReturnType<typeof passengerSubject>;

export function passengerSubject({ text: { folded }, taken, phones }: NameContext, person: Person) {
  const { start, end, parts, given } = person;
  const lead = lineBefore(folded, start, 44);
  const hasTitle =
    /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|herr|frau|pan|pani|dr|пан|пані|пана|г-н|г-жа)\.?\s*$/u.test(lead);
  const role = /(?:^|[.!?,;\n])\s*(\p{L}+)\s+$/u.exec(lead)?.[1];
  const hasRole = role !== undefined && words.ROLE.test(role);
  const untitled = hasTitle || hasRole ? lead.replace(/\p{L}+\.?\s*$/u, '') : lead;
  const surnames = parts.filter(({ kind }) => kind === 'surname').map(({ token }) => token.text);
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
