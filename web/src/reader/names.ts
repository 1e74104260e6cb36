import { type GivenName, givenName, isEverydayWord, manInOtherCase } from './given-names.ts';
import { isLatin } from './letters.ts';
import * as words from './person-words.ts';
import {
  isClearSurname,
  isManSurnameInOtherCase,
  isPatronymic,
  isSurnameLike,
  loneSurnameNominative,
  patronymicNominative,
  surnameNominative,
} from './surnames.ts';
import { before, capitalise, type Found, isFree, type Span, type Text, type Token } from './text.ts';

type Part = 'given' | 'patronymic' | 'surname' | 'initial' | 'particle';

interface Person extends Span {
  tokens: { token: Token; part: Part }[];
  given: GivenName | null;
  score: number;
}

interface Setting {
  text: Text;
  taken: readonly Span[];
  phones: readonly Span[];
}

function adjacent(text: Text, a: Token, b: Token): boolean {
  return /^(?: {1,2}|-)$/.test(text.folded.slice(a.end, b.start));
}

/** Nothing but punctuation and words like 'тел' between a name and a phone. */
const PHONE_GAP =
  /^[\s,.:;()/+–-]*(?:(?:мій|мой|моб(?:ільний)?|тел(?:ефон)?|номер|нр|т|м|viber|вайбер|whatsapp|ватсап|telegram|телеграм|tel|phone|mob|його|її|ее|его|my|is|wa|контакт|contact|number|дзвон\p{L}*|звон\p{L}*|call|стац|за|по|номером)[\s,.:;()/+–-]*){0,3}$/u;

function introduced(lead: string): boolean {
  return (
    words.INTRODUCES.test(lead) ||
    words.SENDS.test(lead) ||
    words.CONTACT.test(lead) ||
    words.RECEIVES.test(lead) ||
    words.SELF.test(lead)
  );
}

/** 'прізвище Голова', 'прізвище Дід'. */
function introducedSurname(text: Text, token: Token): boolean {
  return /(?:прізвище|фамилия|фамілія|surname|last name)[\s:–-]*$/u.test(
    before(text.folded, token.start, 24),
  );
}

/** A word in lower case that stands apart with the phone: ', рената 0950…' or '0950… рената'. */
function besidePhone(s: Setting, token: Token): boolean {
  if (token.text.length < 4 || words.NO_NAME_FORM.test(token.text)) return false;
  const { folded } = s.text;
  const next = s.phones.find((p) => p.start >= token.end && p.start - token.end < 4);
  if (next && /^[\s,:–-]*$/u.test(folded.slice(token.end, next.start)))
    return /(?:^|[,.;!?\n])\s*$/u.test(folded.slice(Math.max(0, token.start - 3), token.start));
  const previous = s.phones.find((p) => p.end <= token.start && token.start - p.end < 4);
  return previous !== undefined && /^\s*\.?\s*(?:\n|$)/u.test(folded.slice(token.end, token.end + 4));
}

/** 'van' in 'Pieter van Dijk': another part of the name follows. */
function isParticle(s: Setting, k: number): boolean {
  const [token, next, second] = s.text.tokens.slice(k, k + 3);
  if (token?.kind !== 'word' || !words.PARTICLE.test(token.text) || !isFree(token, s.taken)) return false;
  const after = next && words.PARTICLE.test(next.text) && !next.capital ? second : next;
  return (
    after?.kind === 'word' &&
    after.capital &&
    isFree(after, s.taken) &&
    after.start - token.end < 6 &&
    !words.isNoName(after.text)
  );
}

function partOf(s: Setting, token: Token | undefined, inName: boolean): Part | null {
  if (token?.kind !== 'word' || !isFree(token, s.taken) || words.TITLE.test(token.text)) return null;
  const word = token.text;
  if (words.ROLE.test(word) && !introducedSurname(s.text, token)) return null;
  const dotted = s.text.folded[token.end] === '.';
  if (word.length === 1)
    return inName && token.capital && (dotted || token.end === s.text.folded.length) ? 'initial' : null;
  const name = givenName(word);
  const lead = before(s.text.folded, token.start, 44);
  if (name && (token.capital || inName)) return words.isNoName(word) && !introduced(lead) ? null : 'given';
  if (words.isNoName(word)) return null;
  if (isPatronymic(word) && (inName || token.capital)) return 'patronymic';
  if (name && !isEverydayWord(word)) return 'given';
  if (name && introduced(lead)) return 'given';
  if (token.capital) return 'surname';
  if (inName && isClearSurname(word)) return 'surname';
  return (words.INTRODUCES.test(lead) && word.length > 2) || besidePhone(s, token) ? 'surname' : null;
}

function isSentenceStart(text: Text, token: Token): boolean {
  return /(?:^|[.!?\n]|[\u{1F300}-\u{1FAFF}])\s*$/u.test(
    text.folded.slice(Math.max(0, token.start - 4), token.start),
  );
}

function collect(s: Setting): Person[] {
  const people: Person[] = [];
  const { tokens } = s.text;
  for (let i = 0; i < tokens.length; i++) {
    const parts: { token: Token; part: Part }[] = [];
    let k = i;
    while (parts.filter((p) => p.part !== 'particle').length < 4) {
      const token = tokens[k];
      const last = parts.at(-1);
      if (last?.part === 'initial' && token?.text === '.') {
        k += 1;
        continue;
      }
      const part = partOf(s, token, last !== undefined) ?? (last && isParticle(s, k) ? 'particle' : null);
      if (
        token === undefined ||
        part === null ||
        (last &&
          !adjacent(s.text, last.token, token) &&
          !(last.part === 'initial' && token.start - last.token.end <= 2))
      )
        break;
      if (part === 'given' && parts.some((p) => p.part === 'given') && !isLatin(token.text)) {
        // 'Іван Петро': the second one may be a surname, a third word may not
        if (parts.length > 1) break;
      }
      parts.push({ token, part });
      k += 1;
      if (tokens[k]?.text === '-' && parts.at(-1)?.part === 'surname') k += 1;
    }
    const first = parts[0];
    const last = parts.at(-1);
    if (!first || !last) continue;
    const hyphen = tokens[k - 1]?.text === '-' ? 1 : 0;
    const chosen = parts.find((p) => p.part === 'given');
    let end = last.token.end;
    if (last.part === 'initial' && s.text.folded[end] === '.') end += 1;
    people.push({
      start: first.token.start,
      end,
      tokens: parts,
      given: chosen ? givenName(chosen.token.text) : null,
      score: 0,
    });
    i = Math.max(i, k - 1 - hyphen);
  }
  return people;
}

function judge(s: Setting, person: Person): number {
  const { folded } = s.text;
  const lead = before(folded, person.start, 44);
  const tail = folded.slice(person.end, person.end + 60);
  const first = person.tokens[0];
  if (!first) return 0;
  const surnames = person.tokens.filter((p) => p.part === 'surname');
  let score = 0;
  if (person.given) score += person.given.oblique ? 2.5 : 3;
  if (person.tokens.some((p) => p.part === 'patronymic')) score += 2;
  if (person.given && person.tokens.length > 1) score += 0.5;
  if (!person.given && surnames.some((p) => isClearSurname(p.token.text))) score += 1;
  if (!person.given && person.tokens.some((p) => p.part === 'initial')) score += 1.5;
  if (!person.given && surnames.length > 1 && !isSentenceStart(s.text, first.token)) score += 1;
  const title = /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|herr|frau|pan|pani|dr|пан|пані|пана|г-н|г-жа)\.?\s*$/u.test(
    lead,
  );
  const role = /(?:^|[.!?,;\n])\s*(\p{L}+)\s+$/u.exec(lead)?.[1];
  const hasRole = role !== undefined && words.ROLE.test(role);
  const untitled = title || hasRole ? lead.replace(/\p{L}+\.?\s*$/u, '') : lead;
  if (title) score += 2;
  else if (hasRole) score += 0.5;
  if (words.GREETED.test(tail) && /^\P{L}*(?:\p{L}+\s)?$/u.test(lead)) score -= 4;
  if (words.INTRODUCES.test(untitled)) score += 5;
  else if (words.SENDS.test(untitled)) score += 5.5;
  else if (words.FORWARDED.test(untitled)) score += 1.5;
  else if (words.CONTACT.test(untitled)) score += 3;
  else if (words.RECEIVES.test(untitled)) score += 2;
  else if (words.SELF.test(untitled)) score += 3;
  else if (words.FOR_SOMEONE.test(untitled))
    score +=
      person.given ||
      surnames.some(
        (p) => isClearSurname(p.token.text) || /(?:бронь|броні|квиток|прізвище|booking)/u.test(untitled),
      )
        ? 2.5
        : 0;
  if (words.DRIVES.test(untitled)) score -= 8;
  if (words.GREETS.test(untitled) && !/[.!?\n]\s*$/u.test(untitled)) score -= 3;
  if (/(?:зустр|встр[еі][чт]|отрим|одерж|получ|забер)\p{L}*\s+(?:\p{L}+\s+){1,2}$/u.test(untitled))
    score -= 3;
  if (/(?:зустріне|встретит|meet|брат\p{L}*|син\p{L}*|сын\p{L}*|друг\p{L}*)\s*$/u.test(untitled)) score -= 1;
  const nextPhone = s.phones.find((p) => p.start >= person.end);
  const previousPhone = s.phones.findLast((p) => p.end <= person.start);
  if (
    nextPhone &&
    nextPhone.start - person.end < 40 &&
    PHONE_GAP.test(folded.slice(person.end, nextPhone.start))
  )
    score += 3;
  else if (
    previousPhone &&
    /^[\s,.;:()/–-]*(?:стац|viber|вайбер)?[\s,.;:()/–-]*$/u.test(
      folded.slice(previousPhone.end, person.start),
    )
  )
    score += 2.5;
  const alone = /(?:^|[.!?,;:\n)]|[^\p{L}\d\s])\s*$/u.test(untitled) || untitled.trim() === '';
  if (alone && /^[\s.!,)\u{1F300}-\u{1FAFF}]*$/u.test(tail)) score += 2.5;
  else if (alone && /^\s*[,.\n;(!]/u.test(tail))
    score += person.given || surnames.some((p) => isClearSurname(p.token.text)) ? 1 : 0;
  else if (alone && person.given && /^\s*$/.test(tail)) score += 1;
  if (!person.given && person.tokens.length === 1 && !introduced(untitled)) {
    const word = first.token.text;
    // an unlisted word right before the phone, or alone at the very end, signs the message
    const signs =
      (nextPhone && /^[\s,:–-]{0,4}$/u.test(folded.slice(person.end, nextPhone.start))) ||
      (alone && person.start > 12 && /^\s*\.?\s*$/u.test(folded.slice(person.end)));
    if (words.NO_NAME_FORM.test(word) && !isClearSurname(word)) score -= 2;
    else if (signs && word.length > 2) score += 0.5;
    else if (isSentenceStart(s.text, first.token) && !isClearSurname(word)) score -= 1;
    // 'Мелітопольська... ой'
    if (/^\s*(?:\.\.|…)/u.test(tail)) score -= 3;
  }
  if (!first.token.capital && isEverydayWord(first.token.text) && person.tokens.length === 1) score -= 2;
  if (!first.token.capital && person.given?.oblique && person.tokens.length === 1) score -= 1;
  return score;
}

function nominative(s: Setting, person: Person): string {
  const lead = before(s.text.folded, person.start, 44);
  const oblique =
    /(?:^|[^\p{L}])(?:для|від|от|за|у|до|з|с|на ім'?я|на имя|поїздк\p{L}*|бронь|номер|телефон|звати)\s*(?:пана|пані)?\s*$/u.test(
      lead,
    );
  const original = (t: Token): string => s.text.raw.slice(t.start, t.end);
  let given = person.given;
  const surnames = person.tokens.filter((p) => p.part === 'surname').map((p) => original(p.token));
  const chosen = person.tokens.find((p) => p.part === 'given');
  if (given && !given.oblique && chosen) {
    const man = manInOtherCase(chosen.token.text);
    const surnameSaysMan = surnames.some(isManSurnameInOtherCase) && oblique;
    const patronymicSaysMan = person.tokens.some(
      (p) => p.part === 'patronymic' && /ич[ау]$/u.test(p.token.text),
    );
    if (
      man &&
      (surnameSaysMan ||
        patronymicSaysMan ||
        (oblique && surnames.length === 0 && /(?:для|від|от)\s*$/u.test(lead)))
    )
      given = man;
  }
  const changed = given?.oblique ?? false;
  const wordOf = ({ token, part }: { token: Token; part: Part }): string => {
    const raw = original(token);
    if (part === 'initial') return `${raw}.`;
    if (isLatin(raw)) return raw;
    if (part === 'given' && given && token === chosen?.token) return given.oblique ? given.nominative : raw;
    if (part === 'patronymic') return patronymicNominative(raw);
    if (part === 'given') return raw;
    if (changed && given) return surnameNominative(raw, given.gender);
    return given === null && (oblique || /(?:^|[^\p{L}])на(?:\s+(?:прізвище|фамилию))?\s*$/u.test(lead))
      ? loneSurnameNominative(raw, /[ыэъ]/u.test(s.text.folded))
      : raw;
  };
  let out = '';
  person.tokens.forEach((p, i) => {
    const previous = person.tokens[i - 1];
    const gap = previous && s.text.folded.slice(previous.token.end, p.token.start) === '-' ? '-' : ' ';
    out += (i === 0 ? '' : gap) + (p.part === 'particle' ? original(p.token) : capitalise(wordOf(p)));
  });
  return out;
}

/** Persons of the message in the nominative, the likeliest passenger (or sender of a parcel) first. */
export function findNames(text: Text, taken: readonly Span[], phones: readonly Span[]): Found[] {
  const s: Setting = { text, taken, phones };
  const people = collect(s);
  for (const person of people) {
    const lone = person.tokens.length === 1 && person.tokens[0]?.part === 'surname';
    person.score =
      judge(s, person) -
      (lone &&
      !isSurnameLike(person.tokens[0]?.token.text ?? '') &&
      !isLatin(person.tokens[0]?.token.text ?? '')
        ? 0.5
        : 0);
  }
  return people
    .filter((p) => p.score >= 2)
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .map((p) => ({ start: p.start, end: p.end, value: nominative(s, p) }));
}
