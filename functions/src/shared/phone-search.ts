import { bare, normalisePhone } from './phone.ts';
import { findPhone, NUMBER, phoneIn } from './phone-in.ts';

/** All numbers to call in a text, in the stored form. */
export function phonesIn(text: string): string[] {
  const whole = normalisePhone(text);
  if (whole) return [whole];
  const found = findPhone(text);
  return found ? [found.phone, ...phonesIn(found.after)] : [];
}

/** Texts that may be phones, whole or not. */
export function numbersIn(text: string): string[] {
  return text.normalize('NFKC').match(NUMBER) ?? [];
}

/** The digits of a phone as far as it is typed, without a zero that is not dialled from abroad. */
export function phoneDigits(text: string): string {
  const digits = (phoneIn(text) ?? bare(text)).replace(/\D/g, '');
  // Fewer digits are the last ones of a phone, even where two zeros come first.
  return digits.length >= 9 && digits.startsWith('00') ? digits.slice(2) : digits;
}
