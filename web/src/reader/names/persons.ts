import { isLatin } from '../text/letters.ts';
import { isFree, isJoined, lineBefore, regex, type Span, type Text, type Token } from '../text/text.ts';
import { type GivenName, givenName, isEverydayWord } from './given-names.ts';
import * as words from './person-words.ts';
import { isClearSurname, isPatronymic, isSurelySurname, isSurnameLike, isSurnameOf } from './surnames.ts';

type PartKind = 'given' | 'patronymic' | 'surname' | 'initial' | 'particle';

export interface NamePart {
  token: Token;
  kind: PartKind;
}

/** Words that may be somebody's name. */
export interface Person extends Span {
  parts: NamePart[];
  given: GivenName | null;
}

/** A message with what is no name in it: places, dates, numbers and, among those, phones. */
export interface NameContext {
  text: Text;
  taken: readonly Span[];
  phones: readonly Span[];
}

/** Surnames that are days and months as well. */
const DAY_SURNAME = /^(?:серед[аиіу]|субот[аиіу]|неділ[яіюи]|листопада?)$/u;

/** Words that end before a name: a mark, or how many go. */
const ENDS_BEFORE_NAME = regex`(?:^|[,.;!?\n]|(?<!\p{L})(?:міс(?:ць|ця|це)|мест(?:а|о)?|квит(?:ок|ки|ків)|б[иі]лет(?:и|а|ів|ов|ы)?|чол|чел|осіб))\s*$`;
/** A word in lower case that stands apart with the phone: ', рената 0950…' or '0950… рената'. */
function isBesidePhone({ text: { folded }, phones }: NameContext, token: Token): boolean {
  if (token.text.length < 4 || words.NO_NAME_FORM.test(token.text)) return false;
  const next = phones.find(({ start }) => start >= token.end && start - token.end < 4);
  if (next) return ENDS_BEFORE_NAME.test(folded.slice(Math.max(0, token.start - 10), token.start));
  const isAfterPhone = phones.some(({ end }) => end <= token.start && token.start - end < 4);
  return isAfterPhone && /^\s*\.?\s*(?:\n|$)/u.test(folded.slice(token.end, token.end + 4));
}

/** A surname in lower case beside a given name: 'шум' in 'неля шум 095…', 'коваля' in 'запишіть коваля івана'. */
function isSmallSurname(context: NameContext, token: Token, last: NamePart | undefined): boolean {
  const { text, taken } = context;
  const { tokens, folded } = text;
  if (token.capital || words.NO_NAME_FORM.test(token.text)) return false;
  const next = tokens[tokens.indexOf(token) + 1];
  if (last) {
    const given = last.kind === 'given' && !last.token.capital ? givenName(last.token.text) : null;
    const isEnd = next?.kind !== 'word' || words.isNoName(next.text) || !isFree(next, taken);
    return given !== null && isEnd && isSurnameOf(token.text, given);
  }
  const given = next?.start === token.end + 1 && !next.capital ? givenName(next.text) : null;
  if (!given) return false;
  const lead = lineBefore(folded, token.start, 44);
  if (words.ASKS.test(lead) || words.isIntroduced(lead)) return isSurnameOf(token.text, given);
  return isClearSurname(token.text) || (isSurnameLike(token.text) && /(?:^|[.,;!?)\d])\s*$/u.test(lead));
}

/** A message in Russian; one in which no letter and no word says so is in Ukrainian. */
export function isInRussian(folded: string): boolean {
  return /[ыэъ]|\p{L}ите(?!\p{L})/u.test(folded) && !/[іїєґ]/.test(folded);
}

/** 'van' in 'Pieter van Dijk': another part of the name follows. */
function isParticle({ text, taken }: NameContext, index: number): boolean {
  const [token, ...next] = text.tokens.slice(index, index + 3);
  if (token?.kind !== 'word' || !words.PARTICLE.test(token.text)) return false;
  const named = next.find(({ text: word }) => !words.PARTICLE.test(word));
  return named?.kind === 'word' && named.capital && isFree(named, taken);
}

function kindOf(context: NameContext, token: Token | undefined, last: NamePart | undefined): PartKind | null {
  const isInName = last !== undefined;
  const { folded } = context.text;
  if (token?.kind !== 'word' || !isFree(token, context.taken) || words.TITLE.test(token.text)) return null;
  const { text: word, capital } = token;
  // 'HR Злата Кац'
  if (
    word.length < 4 &&
    /[а-яіїєґ]/.test(folded) &&
    /^[A-Z]{2,3}$/.test(context.text.raw.slice(token.start, token.end))
  )
    return null;
  const lead = lineBefore(folded, token.start, 44);
  if (words.ROLE.test(word)) return null;
  if (word.length === 1) return isInName && capital ? 'initial' : null;
  const isListed = givenName(word) !== null;
  // 'Ярополк Середа'
  if (isInName && capital && DAY_SURNAME.test(word)) return 'surname';
  if (words.isNoName(word) && !(capital && isSurelySurname(word)))
    return isListed && (capital || isInName) && words.isIntroduced(lead) ? 'given' : null;
  if (isListed && (capital || isInName)) return 'given';
  if (isPatronymic(word) && (isInName || capital)) return 'patronymic';
  if (isListed && (!isEverydayWord(word) || words.isIntroduced(lead))) return 'given';
  if (capital || (isInName && isClearSurname(word))) return 'surname';
  const isSurname =
    (words.INTRODUCES.test(lead) && word.length > 2) ||
    isBesidePhone(context, token) ||
    isSmallSurname(context, token, last);
  return isSurname ? 'surname' : null;
}

/** Whether the second of two words may go on with the name that the first one is part of. */
function continues(text: Text, { token: last, kind }: NamePart, token: Token): boolean {
  return isJoined(text, last, token) || (kind === 'initial' && token.start - last.end <= 2);
}

/** The name that begins at a token. */
function nameAt(context: NameContext, first: number): NamePart[] {
  const { tokens } = context.text;
  const parts: NamePart[] = [];
  for (let i = first, named = 0; named < 4; i++) {
    const token = tokens[i];
    const last = parts.at(-1);
    // 'Коваленко І. В.', 'Нечуй-Левицький'
    if (last?.kind === 'initial' && token?.text === '.') continue;
    if ((last?.kind === 'surname' || last?.kind === 'given') && token?.text === '-') continue;
    const kind = kindOf(context, token, last) ?? (last && isParticle(context, i) ? 'particle' : null);
    if (!token || !kind || (last && !continues(context.text, last, token))) break;
    // 'Іван Петро': the second one may be a surname, a third word may not
    const isSecondGiven = kind === 'given' && parts.some((part) => part.kind === 'given');
    if (isSecondGiven && !isLatin(token.text) && parts.length > 1) break;
    parts.push({ token, kind });
    if (kind !== 'particle') named += 1;
  }
  return parts;
}

/** Between a given name and the surname that is told after it. */
const SURNAME_OF = regex`^[\s,.;а-яії]{0,16}(?:прізвище|фамилия|фамілія|surname|last name)(?: моє| моя| is)?[\s:–-]+$`;

/** Everything in the message that may be a name, in reading order. */
export function findPersons(context: NameContext): Person[] {
  const { tokens, folded } = context.text;
  const persons: Person[] = [];
  for (const [i, { start }] of tokens.entries()) {
    if (start < (persons.at(-1)?.end ?? 0)) continue;
    const parts = nameAt(context, i);
    const last = parts.at(-1);
    if (!last) continue;
    const given = parts.find(({ kind }) => kind === 'given');
    const { end } = last.token;
    const before = persons.at(-1);
    // 'звати Одарка, прізвище Сич'
    const gap = before?.parts.length === 1 && parts.length === 1 ? folded.slice(before.end, start) : '';
    if (before?.given && !given && SURNAME_OF.test(gap)) {
      before.parts.push(...parts);
      before.end = end;
      continue;
    }
    const name = given ? givenName(given.token.text, isInRussian(folded)) : null;
    const dot = Number(last.kind === 'initial' && folded[end] === '.');
    persons.push({ start, end: end + dot, parts, given: name });
  }
  return persons;
}
