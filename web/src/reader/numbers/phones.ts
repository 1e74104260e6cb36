import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { byStart, type Found, isFree, lineBefore, regex, type Span, type Text } from '../text/text.ts';
import { findSpokenDigits } from './spoken-phones.ts';

/** Digits, and what may stand between those of one number. */
const RUN = /\+?\(?\d(?:[ .()/-]{0,3}\d)*/g;
const CARD = /(?<!\d)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d)/g;
const NOT_A_PHONE = regex`(?:(?:карт[аиуоіеы]\p{L}*|card|iban|ттн|накладн\p{L}*|паспорт\p{L}*|passport|код|ідн|іпн|єдрпоу|інн|рахун\p{L}*|flight)\s*(?:№|#|no\.?|номер\p{L}*|number)?|(?:бронь|броні|брон\p{L}*|замовлен\p{L}*|заказ\p{L}*|booking|order|reservation|квит\p{L}*|билет\p{L}*|ticket)\s*(?:№|#|no\.?|номер\p{L}*|number)|№)\s*[:.-]?\s*$`;
const ANNOUNCES = regex`(?:тел\p{L}*|моб\p{L}*|номер\p{L}*|нр|вайбер|viber|ватсап\p{L}*|whatsapp|wa|telegram|телеграм\p{L}*|tel|phone|mob\p{L}*|call|дзвон\p{L}*|звон\p{L}*|контакт\p{L}*|contact|(?:польськ|польск|німецьк|немецк|чеськ|чешск|італійськ|итальянск|закордон|заграничн|іноземн|словацьк|угорськ|румунськ|молдавськ|литовськ|foreign|polish|german|czech|italian)\p{L}*)\s*[.:-]?\s*$`;
/** '0671112233', '80671112233', '380671112233'. */
const UKRAINIAN = /^(?:38|8)?(0(?:[3-6]\d|7[0357]|89|9[1-9])\d{7})$/;
const SPOKEN = /^(?:38)?0(?:[3-6]\d|7[0357]|89|9[1-9])\d{7}$/;
const UKRAINIAN_WITHOUT_ZERO = /^(?:39|50|6[3678]|7[357]|89|9[1-9])\d{7}$/;
/** Codes of countries whose numbers are also written without a plus. */
const COUNTRIES = '3[0-69]|4[013-9]|35[13-9]|37[0-35]|38[1-79]|42[01]|90|972|99[458]';
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`);
const FROM_ABROAD = new RegExp(`^(?=\\d{10,13}$)(?:1|${COUNTRIES})`);
const MOST_DIGITS = 15;

/** The E.164 of digits that may be a number; `isAnnounced` by a word such as 'тел' or by other numbers. */
function numberOf(
  digits: string,
  hasPlus: boolean,
  isAnnounced: boolean,
  isOneGroup: boolean,
): string | null {
  const ukrainian = UKRAINIAN.exec(digits)?.[1];
  if (ukrainian !== undefined) return `+38${ukrainian}`;
  if (hasPlus && !digits.startsWith('0')) {
    const isCut = digits.length < 8 || (digits.startsWith('380') && digits.length !== 12);
    return isCut ? null : possibleNumber(digits);
  }
  if (/^00[1-9]\d{9,12}$/.test(digits)) return possibleNumber(digits.slice(2));
  if (UKRAINIAN_WITHOUT_ZERO.test(digits) && (isAnnounced || isOneGroup)) return `+380${digits}`;
  if (!isAnnounced || !FROM_ABROAD.test(digits)) return null;
  const number = parsePhoneNumberFromString(`+${digits}`);
  return number?.isValid() ? number.number : null;
}

function possibleNumber(digits: string): string | null {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return number?.isPossible() ? number.number : null;
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
    let digits = '';
    const readings = groups.slice(first, first + MOST_DIGITS).flatMap((group, i) => {
      digits += group.digits;
      const next = groups[first + i + 1]?.digits;
      const isLikely = isAnnounced || numbers.length > 0 || (hasCountry && first === 0 && next === undefined);
      const value = digits.length > MOST_DIGITS ? null : numberOf(digits, hasPlus, isLikely, i === 0);
      return value === null ? [] : { value, end: group.start + group.digits.length, next };
    });
    // a number ends where the digits end or another number begins; '05 067 123 45' + '67' is not one
    const isWhole = ({ next }: { next: string | undefined }): boolean =>
      hasPlus || next === undefined || /^(?:0|380|80|38$)/.test(next);
    const whole = readings.findLast(isWhole) ?? readings[0];
    // '+48 571 220 914 (2 валізи)': what stands behind a bracket, and is too much for the country, is no part of it
    const shorter = readings.findLast(({ end }) => /^\s?\(/.test(run.slice(end - offset)));
    const isValid = (reading: typeof whole) =>
      parsePhoneNumberFromString(reading?.value ?? '')?.isValid() === true;
    const number = hasPlus && shorter && !isValid(whole) && isValid(shorter) ? shorter : whole;
    if (number && (hasPlus || number.next?.length !== 2))
      numbers.push({ value: number.value, start: hasPlus ? offset : start, end: number.end });
  }
  return numbers;
}

/** Every phone number of the message in reading order, as E.164. The default country is Ukraine. */
export function findPhones(text: Text): Found[] {
  const written = writtenPhones(text);
  const spoken = findSpokenDigits(text, (digits) => SPOKEN.test(digits))
    .filter((phone) => isFree(phone, written))
    .map((phone) => ({ ...phone, value: `+38${phone.value.slice(-10)}` }));
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

/** Spans of bank card numbers. */
export function findCards({ folded }: Text): Span[] {
  return [...folded.matchAll(CARD)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}
