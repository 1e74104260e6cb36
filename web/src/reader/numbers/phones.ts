import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Found, lineBefore, type Span, type Text } from '../text/text.ts';

const RUN = /\+?\(?\d(?:[ .()/-]{0,3}\d)*/g;
const CARD = /(?<!\d)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d)/g;
const NOT_A_PHONE =
  /(?:(?:карт[аиуоіеы]\p{L}*|card|iban|ттн|накладн\p{L}*|паспорт\p{L}*|passport|код|ідн|іпн|єдрпоу|інн|рахун\p{L}*|flight)\s*(?:№|#|no\.?|номер\p{L}*|number)?|(?:бронь|броні|брон\p{L}*|замовлен\p{L}*|заказ\p{L}*|booking|order|reservation|квит\p{L}*|билет\p{L}*|ticket)\s*(?:№|#|no\.?|номер\p{L}*|number)|№)\s*[:.-]?\s*$/u;
const CUE =
  /(?:тел\p{L}*|моб\p{L}*|номер\p{L}*|нр|вайбер|viber|ватсап\p{L}*|whatsapp|wa|telegram|телеграм\p{L}*|tel|phone|mob\p{L}*|call|дзвон\p{L}*|звон\p{L}*|контакт\p{L}*|contact|(?:польськ|польск|німецьк|немецк|чеськ|чешск|італійськ|итальянск|закордон|заграничн|іноземн|словацьк|угорськ|румунськ|молдавськ|литовськ|foreign|polish|german|czech|italian)\p{L}*)\s*[.:-]?\s*$/u;
const UA = /^0(?:[3-6]\d|7[0357]|89|9[1-9])\d{7}$/;
const UA_MOBILE_TAIL = /^(?:39|50|6[3678]|7[357]|89|9[1-9])\d{7}$/;
// country codes whose numbers are also written without the plus
const ABROAD = /^(?:1|3[0-69]|4[013-9]|35[13-9]|37[0-35]|38[1-79]|42[01]|90|972|99[458])/;

// the code stands alone in front: '48 600 700 012'
const COUNTRY = /^(?:3[0-69]|4[013-9]|35[13-9]|37[0-35]|38[1-79]|42[01]|90|972|99[458])$/;

function international(digits: string): string | null {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  return parsed?.isPossible() ? parsed.number : null;
}

function numberOf(digits: string, plus: boolean, cued: boolean, groups: number): string | null {
  if (plus && !digits.startsWith('0')) {
    if (/^80\d{9}$/.test(digits) && UA.test(digits.slice(1))) return `+3${digits}`;
    if (digits.startsWith('380') && digits.length !== 12) return null;
    return digits.length >= 8 ? international(digits) : null;
  }
  if (UA.test(digits)) return `+38${digits}`;
  if (/^380\d{9}$/.test(digits) && UA.test(digits.slice(2))) return `+${digits}`;
  if (/^80\d{9}$/.test(digits) && UA.test(digits.slice(1))) return `+3${digits}`;
  if (/^00[1-9]\d{9,12}$/.test(digits)) return international(digits.slice(2));
  if (UA_MOBILE_TAIL.test(digits) && (cued || groups === 1)) return `+380${digits}`;
  if (cued && digits.length >= 10 && digits.length <= 13 && ABROAD.test(digits)) {
    const parsed = parsePhoneNumberFromString(`+${digits}`);
    return parsed?.isValid() ? parsed.number : null;
  }
  return null;
}

interface Group extends Span {
  digits: string;
}

function inRun(run: string, start: number, cued: boolean): Found[] {
  const groups: Group[] = [...run.matchAll(/\d+/g)].map((m) => ({
    digits: m[0],
    start: start + m.index,
    end: start + m.index + m[0].length,
  }));
  const plus = run.startsWith('+');
  const found: Found[] = [];
  for (let i = 0; i < groups.length; i++) {
    let digits = '';
    let best: { value: string; last: number } | null = null;
    for (let j = i; j < groups.length && digits.length < 15; j++) {
      digits += groups[j]?.digits ?? '';
      const spaced = i === 0 && j === groups.length - 1 && j >= 3 && COUNTRY.test(groups[0]?.digits ?? '');
      const value =
        digits.length <= 15
          ? numberOf(digits, plus && i === 0, cued || spaced || found.length > 0, j - i + 1)
          : null;
      if (value === null) continue;
      // a number ends where the digits end or another number begins; '05 067 123 45' + '67' is not one
      const next = groups[j + 1]?.digits;
      if (next === undefined || /^(?:0|380|80|38$)/.test(next) || (plus && i === 0))
        best = { value, last: j };
      else best ??= { value, last: j };
    }
    const first = groups[i];
    const last = best ? groups[best.last] : undefined;
    const dangling =
      best !== null &&
      best.last < groups.length - 1 &&
      (groups[best.last + 1]?.digits.length ?? 0) === 2 &&
      !(plus && i === 0);
    if (best === null || first === undefined || last === undefined || dangling) continue;
    found.push({ value: best.value, start: plus && i === 0 ? start : first.start, end: last.end });
    i = best.last;
  }
  return found;
}

/** Every phone number of the message in reading order, as E.164. The default country is Ukraine. */
export function findPhones(text: Text): Found[] {
  const readable = text.folded.replace(CARD, (card) => card.replace(/\d/g, '*'));
  const found: Found[] = [];
  for (const m of readable.matchAll(RUN)) {
    const run = m[0];
    const lead = lineBefore(readable, m.index, 40);
    if (run.length < 9 || (!run.startsWith('+') && NOT_A_PHONE.test(lead))) continue;
    // 'PS102…' is part of another code, 'т.095…' and 'тел095…' are not
    if (/\p{L}$/u.test(lead) && !/(?:^|[^\p{L}])(?:т|тел|tel|моб|м|нр)$/u.test(lead)) continue;
    found.push(...inRun(run, m.index, CUE.test(lead)));
  }
  return found;
}

/** Spans of bank card numbers. */
export function findCards(text: Text): Span[] {
  return [...text.folded.matchAll(CARD)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
}
