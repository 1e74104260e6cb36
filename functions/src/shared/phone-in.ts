import { normalisePhone } from './phone.ts';

/** A number among other words. */
export const NUMBER = /\+?\d[^\p{L}+,;/\n]*\d/gu;
/** A whole Ukrainian number behind the number of a seat or a line: '12 0671234567'. */
const BEHIND_NUMBER = /^\s*\d{1,2}[\s.,)]+(0\d{2}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2})\s*$/;
/** A Ukrainian number in front of another one. */
const FIRST_OF_SEVERAL = /^(?:\+?38)?0(?:[\s\p{Pd}().]*\d){9}/u;

/** The first number to call in a text, in the stored form, without the words beside it. Null where there is none. */
export function phoneIn(text: string): string | null {
  return normalisePhone(BEHIND_NUMBER.exec(text)?.[1] ?? text) ?? findPhone(text)?.phone ?? null;
}

/** The first number to call among other words, in the stored form, and the words before and after it. */
export function findPhone(text: string): { phone: string; before: string; after: string } | null {
  for (const { 0: part, index } of text.matchAll(NUMBER)) {
    const spellings = [BEHIND_NUMBER.exec(part)?.[1] ?? part, FIRST_OF_SEVERAL.exec(part)?.[0] ?? ''];
    for (const spelled of spellings) {
      const phone = normalisePhone(spelled);
      const start = index + part.indexOf(spelled);
      if (phone) return { phone, before: text.slice(0, start), after: text.slice(start + spelled.length) };
    }
  }
  return null;
}

/** One text for all spellings of a phone; a text without a number to call stands for itself. */
export function phoneKey(text: string): string {
  return phoneIn(text) ?? text.trim();
}
