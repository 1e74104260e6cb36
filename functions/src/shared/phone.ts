/** Characters between digits: spaces, dashes of all kinds, brackets, dots, slashes, and characters that are not seen. */
const SEPARATORS = /[\s\p{Pd}\u2212()[\]./\p{Cf}]/gu;

/** Beginning of a Ukrainian mobile number without its zero. */
export const MOBILE = /^(39|50|6[3678]|7[357]|89|9[1-9])/;
/** A Ukrainian number as people write it, and its nine digits without a zero: 067…, 67…, 380 67…, 380 (0)67…, 80 67…. */
const HOME = /^(?:0|3800?|80)?([1-9]\d{8})$/;
/** Beginning of premium numbers (0 900), which no driver has. */
const PREMIUM = '900';

/** The zero that is dialled only inside a country: '+49 (0)151'. That of '+38(0)67' belongs to the country's code. */
const TRUNK_ZERO = /^\s*((?:\+|00)(?!38\D)\d{1,3})\D*0\s*\)/;
/** The code of Ukraine without its last digit, apart from the number: '+38 (67)'. */
const WITHOUT_ZERO = /^\s*((?:\+|00)?38)(?=\D+[1-9])/;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;
/** An international number without a plus before it: with fewer digits it may be of one country alone. */
const CERTAINLY_INTERNATIONAL = /^[1-9]\d{9,14}$/;

/**
 * Any spelling in E.164; Ukrainian without a country code. Null for impossible, short and premium numbers, and for nine
 * digits alone that are no Ukrainian mobile number: the country of '600 123 456' is unknown.
 */
export function normalisePhone(text: string): string | null {
  const [, plus = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(bare(text)) ?? [];
  // Nine digits after a plus are somebody's whole number abroad.
  const isForeign = digits.length === 9 && (plus || !MOBILE.test(digits));
  const home = isForeign ? null : HOME.exec(digits);
  if (home) return home[1]?.startsWith(PREMIUM) ? null : `+380${home[1]}`;
  if (digits.startsWith('380')) return null;
  return (plus ? INTERNATIONAL : CERTAINLY_INTERNATIONAL).test(digits) ? `+${digits}` : null;
}

/** A phone without separators, and with the zeros that are dialled from abroad. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(WITHOUT_ZERO, '$10')
    .replace(SEPARATORS, '');
}
