import { MOBILE, normalisePhone } from '@par-club/functions/shared/phone';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { airportByCode, lookUp } from '../places/gazetteer.ts';
import {
  anyOf,
  byStart,
  type Found,
  isFree,
  lineBefore,
  matching,
  regex,
  type Span,
  type Text,
} from '../text/text.ts';
import speaksOf from './speaks-of.words.json' with { type: 'json' };
import { findSpokenDigits } from './spoken-phones.ts';

/** Digits, and what may stand between those of one number. */
const RUN = /\+?\(?\d(?:[ .()/-]{0,3}\d)*/g;
const CARD = /(?<!\d)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d)/g;
const NOT_A_PHONE = regex`(?:(?:карт[аиуоіеы]\p{L}*|card|iban|ттн|накладн\p{L}*|паспорт\p{L}*|passport|код|ідн|іпн|єдрпоу|інн|рахун\p{L}*|flight)\s*(?:№|#|no\.?|номер\p{L}*|number)?|(?:бронь|броні|брон\p{L}*|замовлен\p{L}*|заказ\p{L}*|booking|order|reservation|квит\p{L}*|билет\p{L}*|ticket)\s*(?:№|#|no\.?|номер\p{L}*|number)|№)\s*[:.-]?\s*$`;
const ANNOUNCES = regex`(?:тел\p{L}*|моб\p{L}*|номер\p{L}*|нр|вайбер|viber|ватсап\p{L}*|whatsapp|wa|telegram|телеграм\p{L}*|tel|phone|mob\p{L}*|call|дзвон\p{L}*|звон\p{L}*|контакт\p{L}*|contact|(?:польськ|польск|німецьк|немецк|чеськ|чешск|італійськ|итальянск|закордон|заграничн|іноземн|словацьк|угорськ|румунськ|молдавськ|литовськ|foreign|polish|german|czech|italian)\p{L}*)\s*[.:-]?\s*$`;
/** Digits of a Ukrainian number after its zero. */
const OPERATOR = /^(?:[3-6]\d|7[0357]|89|9[1-9])/;
const SPOKEN = /^(?:38)?0\d{9}$/;
/** Codes of countries whose numbers are also written without a plus. */
const COUNTRIES = '3[0-69]|4[013-9]|35[13-9]|37[0-35]|38[1-79]|42[01]|90|972|99[458]';
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`);
const FROM_ABROAD = new RegExp(`^\\+(?=\\d{10,13}$)(?:1|${COUNTRIES})`);
const MOST_DIGITS = 15;

/** Mobile numbers of Poland, after its code. */
const POLISH_MOBILE = /^(?:45|5[01379]|6[069]|7[2389]|88)/;
const LONG_RUN = /(?<![+\d])\d(?:[ .()/-]{0,3}\d){8}/;
const ADJECTIVES = Object.entries(speaksOf).map(
  ([country, adjectives]) =>
    [country as CountryCode, regex`(?<!\p{L})(?:${anyOf({ adjectives })})(?!\p{L})`] as const,
);
/** What a number counts that stands behind a phone, or the rest of a day or an hour: '… 2 місця', '… 12 кг', '… 5.12'. */
const OWN_VALUE = regex`^(?:\d(?!\d)|\d{1,3}\s?(?:м(?!\p{L})|міс[цт]|мест|чол|чел|ос(?!\p{L})|осіб|особ|люд|пас|дорос|взрос|дит|діт|реб|дет|кг|грн|год|seats?|places?|people|pax|os[oó]b|miejsc)|\d{1,2}[.:/]\d)`;

/** The countries abroad that a message speaks of: their numbers are written without the country's code, too. */
export function countriesOf({ raw, folded, tokens }: Text): CountryCode[] {
  if (!LONG_RUN.test(folded)) return [];
  const named = ADJECTIVES.flatMap(([country, pattern]) => (pattern.test(folded) ? country : []));
  if (/[ąęłśćńźż]/u.test(folded)) named.push('PL');
  const ofPlaces = tokens.flatMap(({ text, start, end, kind }) => {
    const place =
      kind === 'word' ? (airportByCode(raw.slice(start, end)) ?? lookUp([text]))?.place : undefined;
    const isSure = place !== undefined && (text.length > 4 || !place.ambiguous);
    return isSure && place.country !== null && place.country !== 'UA' ? (place.country as CountryCode) : [];
  });
  return [...new Set([...named, ...ofPlaces])];
}

/** Whether digits that can be a phone are one where they stand; `isAnnounced` by a word such as 'тел' or by other numbers. */
function isPhone(written: string, phone: string, isAnnounced: boolean, isOneGroup: boolean): boolean {
  const digits = written.replace(/\D/g, '');
  const [, national = ''] = /^\+380(\d{9})$/.exec(phone) ?? [];
  // '7:00. 0671234567': no country's code begins with a zero.
  if (digits.startsWith('000')) return false;
  if (OPERATOR.test(national) && digits.endsWith(`0${national}`)) return true;
  if (written.startsWith('+') || (digits.startsWith('00') && phone.length > 10))
    return parsePhoneNumberFromString(phone)?.isPossible() === true;
  if (MOBILE.test(national)) return isAnnounced || isOneGroup;
  return (isAnnounced || isOneGroup) && FROM_ABROAD.test(phone) && isValid(phone);
}

function isValid(phone: string): boolean {
  return parsePhoneNumberFromString(phone)?.isValid() === true;
}

interface Group {
  digits: string;
  start: number;
}

/** '512 345 678', or '512345678': nine digits as Poles write them. */
function polishNumber(groups: readonly Group[]): Found | null {
  const [first, , third] = groups;
  const last = first?.digits.length === 9 ? first : third;
  if (!first || !last || !POLISH_MOBILE.test(first.digits)) return null;
  const parts = groups.slice(0, first === last ? 1 : 3).map(({ digits }) => digits);
  if (!/^\d{9}$|^\d{3} \d{3} \d{3}$/.test(parts.join(' '))) return null;
  return { value: `+48${parts.join('')}`, start: first.start, end: last.start + last.digits.length };
}

/** A number as it is written inside one of the countries, '0151 234 567 89', or with its code and no plus. */
function nationalNumber(
  groups: readonly Group[],
  countries: readonly CountryCode[],
  isOwnValue: (group: Group) => boolean,
): Found | null {
  const [first] = groups;
  if (!first) return null;
  for (const [i, last] of groups.slice(0, 5).entries()) {
    const next = groups[i + 1];
    if (next && !isOwnValue(next)) continue;
    const digits = groups
      .slice(0, i + 1)
      .map((group) => group.digits)
      .join('');
    if (digits.length < 9 || (digits.startsWith('0') && OPERATOR.test(digits.slice(1)))) continue;
    for (const country of countries) {
      const own = parsePhoneNumberFromString(digits, country);
      const isWritten = own?.formatNational().replace(/\D/g, '') === digits;
      const number = isWritten ? own : parsePhoneNumberFromString(`+${digits}`);
      if (number?.country === country && number.isValid())
        return { value: number.number, start: first.start, end: last.start + last.digits.length };
    }
  }
  return null;
}

/** The numbers of a run, each of one or several groups of digits; `run` goes on to the end of the message. */
function numbersIn(
  run: string,
  rest: string,
  offset: number,
  isAnnounced: boolean,
  countries: readonly CountryCode[],
): Found[] {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: offset + index }));
  const isOwnValue = ({ start }: Group) => OWN_VALUE.test(rest.slice(start - offset, start - offset + 12));
  // '48 600 700 012': a country's code that stands alone
  const hasCountry = groups.length > 3 && COUNTRY.test(groups[0]?.digits ?? '');
  const numbers: Found[] = [];
  for (const [first, { start }] of groups.entries()) {
    if (start < (numbers.at(-1)?.end ?? 0)) continue;
    const hasPlus = first === 0 && run.startsWith('+');
    const own = groups.slice(first);
    const national = hasPlus
      ? null
      : ((countries.includes('PL') ? polishNumber(own) : null) ??
        nationalNumber(
          own,
          countries.filter((country) => country !== 'PL'),
          isOwnValue,
        ));
    if (national) {
      numbers.push(national);
      continue;
    }
    const from = hasPlus ? offset : start;
    const readings = groups.slice(first, first + MOST_DIGITS).flatMap((group, i) => {
      const end = group.start + group.digits.length;
      const next = groups[first + i + 1];
      const isLast = next === undefined || isOwnValue(next);
      const isLikely = isAnnounced || numbers.length > 0 || (hasCountry && first === 0 && isLast);
      const written = run.slice(from - offset, end - offset);
      const value = normalisePhone(written);
      return value !== null && isPhone(written, value, isLikely, i === 0) ? { value, end, next, isLast } : [];
    });
    // a number ends where the digits end or another number begins; '05 067 123 45' + '67' is not one
    const isWhole = ({ next }: (typeof readings)[number]): boolean =>
      hasPlus || next === undefined || /^(?:0|380|80|38$)/.test(next.digits);
    // '+48 512 345 678 2 місця': a number of a country ends before what has a meaning of its own
    const ended =
      hasPlus || hasCountry ? readings.find(({ value, isLast }) => isLast && isValid(value)) : undefined;
    // 'Денис +1 0507741623' has one with him
    const isMore = hasPlus && groups[0]?.digits.length === 1 && !readings.some(({ value }) => isValid(value));
    const number = isMore ? undefined : (ended ?? readings.findLast(isWhole) ?? readings[0]);
    if (number && (hasPlus || number.isLast || number.next?.digits.length !== 2))
      numbers.push({ value: number.value, start: from, end: number.end });
  }
  return numbers;
}

/** Every phone number of the message in reading order, as E.164. */
export function findPhones(text: Text, countries: readonly CountryCode[] = countriesOf(text)): Found[] {
  const written = writtenPhones(text, countries);
  const isSpoken = (digits: string) => SPOKEN.test(digits) && OPERATOR.test(digits.slice(-9));
  const spoken = findSpokenDigits(text, isSpoken).flatMap((phone) => {
    const value = normalisePhone(phone.value);
    return value !== null && isFree(phone, written) ? { ...phone, value } : [];
  });
  return [...written, ...spoken].sort(byStart);
}

function writtenPhones({ folded }: Text, countries: readonly CountryCode[]): Found[] {
  const readable = folded
    .replace(CARD, (card) => card.replace(/\d/g, '*'))
    .replace(/(?<![\p{L}\d])[оo](?=\d{9}(?!\d)|\d\d[ -]\d{3})/gu, '0')
    // '067 100 00 10 04.03.2027': a date with its year is no part of a number
    .replace(/ (?=\d{1,2}\.\d{1,2}\.20\d\d(?!\d))/g, ';')
    // '(Юліан, 0977712047) 13.11': what a bracket closes that opened before the number ends it
    .replace(/(?<!\(\d{1,5})\)(?=[ .,])/g, ';');
  return [...readable.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const lead = lineBefore(readable, index, 40);
    if (run.length < 9 || (!run.startsWith('+') && NOT_A_PHONE.test(lead))) return [];
    // 'PS102…' is part of another code, 'т.095…' and 'тел095…' are not
    const isPartOfCode = /\p{L}$/u.test(lead) && !/(?:^|[^\p{L}])(?:т|тел|tel|моб|м|нр)$/u.test(lead);
    return isPartOfCode ? [] : numbersIn(run, readable.slice(index), index, ANNOUNCES.test(lead), countries);
  });
}

export const findCards: (text: Text) => Span[] = matching(CARD);
