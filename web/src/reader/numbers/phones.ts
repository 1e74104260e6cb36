import { MOBILE, normalisePhone } from '@par-club/functions/shared/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import {
  byStart,
  type Found,
  isFree,
  lineBefore,
  matching,
  regex,
  type Span,
  type Text,
} from '../text/text.ts';
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
  return isAnnounced && FROM_ABROAD.test(phone) && isValid(phone);
}

function isValid(phone: string): boolean {
  return parsePhoneNumberFromString(phone)?.isValid() === true;
}

/** The numbers of a run, each of one or several groups of digits. */
function numbersIn(run: string, offset: number, isAnnounced: boolean): Found[] {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: offset + index }));
  // '48 600 700 012': a country's code that stands alone
  const hasCountry = groups.length > 3 && COUNTRY.test(groups[0]?.digits ?? '');
  const numbers: Found[] = [];
  for (const [first, { start }] of groups.entries()) {
    if (start < (numbers.at(-1)?.end ?? 0)) continue;
    const hasPlus = first === 0 && run.startsWith('+');
    const from = hasPlus ? offset : start;
    const readings = groups.slice(first, first + MOST_DIGITS).flatMap((group, i) => {
      const end = group.start + group.digits.length;
      const next = groups[first + i + 1]?.digits;
      const isLikely = isAnnounced || numbers.length > 0 || (hasCountry && first === 0 && next === undefined);
      const written = run.slice(from - offset, end - offset);
      const value = normalisePhone(written);
      return value !== null && isPhone(written, value, isLikely, i === 0) ? { value, end, next } : [];
    });
    // a number ends where the digits end or another number begins; '05 067 123 45' + '67' is not one
    const isWhole = ({ next }: { next: string | undefined }): boolean =>
      hasPlus || next === undefined || /^(?:0|380|80|38$)/.test(next);
    const whole = readings.findLast(isWhole) ?? readings[0];
    // '+48 571 220 914 (2 валізи)': what stands behind a bracket, and is too much for the country, is no part of it
    const shorter = readings.findLast(({ end }) => /^\s?\(/.test(run.slice(end - offset)));
    const isTooLong = hasPlus && shorter && whole && !isValid(whole.value) && isValid(shorter.value);
    const number = isTooLong ? shorter : whole;
    if (number && (hasPlus || number.next?.length !== 2))
      numbers.push({ value: number.value, start: from, end: number.end });
  }
  return numbers;
}

/** Every phone number of the message in reading order, as E.164. */
export function findPhones(text: Text): Found[] {
  const written = writtenPhones(text);
  const isSpoken = (digits: string) => SPOKEN.test(digits) && OPERATOR.test(digits.slice(-9));
  const spoken = findSpokenDigits(text, isSpoken).flatMap((phone) => {
    const value = normalisePhone(phone.value);
    return value !== null && isFree(phone, written) ? { ...phone, value } : [];
  });
  return [...written, ...spoken].sort(byStart);
}

function writtenPhones({ folded }: Text): Found[] {
  const readable = folded
    .replace(CARD, (card) => card.replace(/\d/g, '*'))
    // '067 100 00 10 04.03.2027': a date with its year is no part of a number
    .replace(/ (?=\d{1,2}\.\d{1,2}\.20\d\d(?!\d))/g, ';')
    // '(Юліан, 0977712047) 13.11': what a bracket closes that opened before the number ends it
    .replace(/(?<!\(\d{1,5})\)(?=[ .,])/g, ';');
  return [...readable.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const lead = lineBefore(readable, index, 40);
    if (run.length < 9 || (!run.startsWith('+') && NOT_A_PHONE.test(lead))) return [];
    // 'PS102…' is part of another code, 'т.095…' and 'тел095…' are not
    const isPartOfCode = /\p{L}$/u.test(lead) && !/(?:^|[^\p{L}])(?:т|тел|tel|моб|м|нр)$/u.test(lead);
    return isPartOfCode ? [] : numbersIn(run, index, ANNOUNCES.test(lead));
  });
}

export const findCards: (text: Text) => Span[] = matching(CARD);
