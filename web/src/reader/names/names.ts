import { isLatin } from '../text/letters.ts';
import { byScore, cuesOf, foundOf } from '../text/rules.ts';
import { capitalise, type Found, lineBefore, regex, type Span, type Text } from '../text/text.ts';
import { joinFamilies, pluralNominative } from './families.ts';
import { type GivenName, manInOtherCase } from './given-names.ts';
import { CUE_GROUPS, PASSENGER_CUES, type PassengerCue, passengerSubject } from './passenger-cues.ts';
import { ASKS } from './person-words.ts';
import { findPersons, isInRussian, type NamePart, type Person } from './persons.ts';
import {
  isManSurnameInOtherCase,
  loneSurnameNominative,
  patronymicNominative,
  surnameBeside,
  unlistedNominative,
} from './surnames.ts';

/** Below this weight of its cues, a name is nobody's who travels. */
export const LEAST_SCORE = 2;

const BEFORE_OTHER_CASE = regex`(?:^|[^\p{L}])(?:для|від|от|за|у|до|з|с|на ім'?я|на имя|поїздк\p{L}*|бронь|бригад[иіу]|номер|телефон|звати|пасажирку|пасажира|пассажира|пассажирку|клієнта|клієнтку|клиента|студента|студентку|(?:мене|меня)\s+(?:і|й|та|и))\s*(?:пана|пані)?\s*$`;
/** ', Владлена 050…' signs in the nominative, although 'Владлена' may be of 'Владлен'. */
const BEFORE_SIGNATURE = /(?:^|[,;!?\n)]|(?<!тел|т|моб)\.)\s*$/u;
/** What is never followed by a nominative. */
const TAKES_OTHER_CASE = regex`(?<!\p{L})(?:для|від|от|забул[аи]|забыл[аи]|забув|пропустил[аи])\s+(?:пана\s+)?$`;
/** What a nominative follows, although it asks for something: 'мінус Іванова'. */
const TAKES_NOMINATIVE = regex`(?:мінус|минус|с?кас|cancel|book|meet|pick\s+up)\s+$`;
/** 'племінника Руслана', not 'племінниці Руслани' */
const MAN_IN_OTHER_CASE = regex`(?<!\p{L})(?:син|сын|брат|[ов]нук|плем(?:ін|ян)ник|чоловік|муж|друг|дідус|дід|дед|тат|пап|батьк|хрещеник|крестник|похресник|сусід|сосед|студент|товариш|зят)(?:а|у|ові|я|ю)\s+$`;
const PHONE_AFTER = /^[\s,:–-]*(?:(?:тел|т|моб)[.:\s]*)?[+(]?\d{2}/u;
const BEFORE_LONE_SURNAME = /(?:^|[^\p{L}])на(?:\s+(?:прізвище|фамилию))?\s*$/u;

/** 'подружжя Мойсеєвих' */
const FAMILY = /(?<!\p{L})(?:подружж\p{L}+|сім'[яїю]|родин[аиу]|семь[яию])\s*$/u;
/** 'зі мною подруга Марина' */
export const COMPANION_OF = /(?<!\p{L})(?:зі мною|зо мною|із мною|со мной|with me)\s+(?:\p{L}+\s+){0,3}$/u;

function isAskedFor(lead: string): boolean {
  return ASKS.test(lead) && !TAKES_NOMINATIVE.test(lead);
}

/** 'Для Олександра Юрчика' names a man, although 'Олександра' is a woman's name. */
function givenNameOf(
  { given, parts }: Person,
  surnames: readonly string[],
  lead: string,
  tail: string,
  isRussian: boolean,
): GivenName | null {
  const name = parts.find(({ kind }) => kind === 'given')?.token.text;
  if (!given || given.oblique || name === undefined) {
    const isSigned =
      parts.length === 1 &&
      /[ая]$/u.test(name ?? '') &&
      BEFORE_SIGNATURE.test(lead) &&
      PHONE_AFTER.test(tail);
    return isSigned ? null : given;
  }
  const isInOtherCase = BEFORE_OTHER_CASE.test(lead);
  const isMan =
    (isInOtherCase && surnames.some(isManSurnameInOtherCase)) ||
    MAN_IN_OTHER_CASE.test(lead) ||
    // of a woman it would be 'Владиславу', or 'Владислави', and of a man no 'Кіт' or 'Коваленко' beside it
    ((TAKES_OTHER_CASE.test(lead) || isAskedFor(lead)) && surnames.every((word) => /[аиуіюя]$/u.test(word)));
  return (isMan ? manInOtherCase(name, isRussian) : null) ?? given;
}

/** A name as it stands in a list of passengers. */
function nominativeOf({ raw, folded }: Text, person: Person): string {
  const { parts } = person;
  const isRussian = isInRussian(folded);
  const lead = lineBefore(folded, person.start, 44);
  const written = ({ token }: NamePart): string => raw.slice(token.start, token.end);
  const surnames = parts.filter(({ kind }) => kind === 'surname').map(written);
  const tail = folded.slice(person.end, person.end + 24);
  const given = givenNameOf(person, surnames, lead, tail, isRussian);
  const firstGiven = parts.find(({ kind }) => kind === 'given');
  const isLoneSurname =
    given === null &&
    (FAMILY.test(lead) || BEFORE_OTHER_CASE.test(lead) || BEFORE_LONE_SURNAME.test(lead) || isAskedFor(lead));
  const isUnlistedPair = isLoneSurname && parts.length === 2 && parts.every(({ kind }) => kind === 'surname');
  const nominative = (part: NamePart): string => {
    const word = written(part);
    if (isUnlistedPair) return unlistedNominative(word, parts.map(written));
    if (part.kind === 'initial') return `${word}.`;
    if (part === firstGiven) return given?.oblique ? given.nominative : word;
    if (isLatin(word)) return word;
    if (part.kind === 'patronymic') return patronymicNominative(word);
    if (given?.oblique && firstGiven) return surnameBeside(word, given, firstGiven.token.text, isRussian);
    if (part.kind === 'given') return word;
    if (!isLoneSurname) return word;
    if (FAMILY.test(lead)) return pluralNominative(word);
    return loneSurnameNominative(word, isRussian);
  };
  return parts
    .map((part, i) => {
      const previous = parts[i - 1]?.token;
      const gap = previous && folded.slice(previous.end, part.token.start) === '-' ? '-' : ' ';
      return (
        (previous ? gap : '') + (part.kind === 'particle' ? written(part) : capitalise(nominative(part)))
      );
    })
    .join('');
}

/** Of these at least one says that the words are a name: a list, an ending, or a word before them. */
const SURE_CUES: ReadonlySet<string> = new Set(
  `listedName inflectedName patronymic clearSurname surnameAndInitial title nameOfOther introduced sender contact
  recipient speaker forSomebody asked goes`.split(/\s+/),
);

/** A person of the message, and why it may be the passenger. */
export interface NameCandidate extends Found {
  cues: PassengerCue[];
  /** The person travels with the writer, who comes first. */
  isCompanion: boolean;
}

/** Everybody whom the message names, in the nominative and in reading order. */
export function nameCandidates(text: Text, taken: readonly Span[], phones: readonly Span[]): NameCandidate[] {
  const context = { text, taken, phones };
  const persons = findPersons(context);
  const candidates = persons.map((person) => ({
    start: person.start,
    end: person.end,
    value: nominativeOf(text, person),
    cues: cuesOf(PASSENGER_CUES, passengerSubject(context, person), CUE_GROUPS),
    isCompanion: COMPANION_OF.test(lineBefore(text.folded, person.start, 44)),
  }));
  return joinFamilies(text, persons, candidates);
}

/** The likeliest passenger (or sender of a parcel) first; without those who are surely none. */
export function passengersOf(candidates: readonly NameCandidate[]): Found[] {
  const isIntroduced = candidates.some(({ cues }) => cues.includes('introduced'));
  // 'Пасажири: … Менеджер Ольга'
  const isOnlyContact = ({ cues }: NameCandidate) => isIntroduced && cues.includes('contact');
  // 'Стасюк Оля і Віта 067…'
  const comesSecond = ({ start }: NameCandidate) =>
    candidates.some(
      ({ end, cues }) => start - end > 2 && start - end < 6 && cues.includes('listedNameAndMore'),
    );
  const rankOf = (name: NameCandidate) =>
    4 * Number(isOnlyContact(name)) + 2 * Number(name.isCompanion) + Number(comesSecond(name));
  const names = candidates
    .map((candidate) => ({
      ...candidate,
      score: candidate.cues.reduce((sum, cue) => sum + PASSENGER_CUES[cue].weight, 0),
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((left, right) => rankOf(left) - rankOf(right) || byScore(left, right))
    .map((name) => foundOf(name, name.value, !name.cues.some((cue) => SURE_CUES.has(cue))));
  // 'Гнатюк Левко, тел. Левка 073…': the fuller name of the same person
  const [first] = names;
  const fuller =
    first && !/\s/.test(first.value)
      ? names.find(({ value }) => value.split(' ').slice(0, 3).includes(first.value) && value !== first.value)
      : undefined;
  return fuller ? [fuller, ...names.filter((name) => name !== fuller)] : names;
}
