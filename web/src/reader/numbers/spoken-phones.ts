import { numberOf } from '@par-club/functions/shared/number-words';
import { ordinalOf } from '../text/number-words.ts';
import type { Found, Text, Token } from '../text/text.ts';

const MOST_WORDS = 16;

/** A word or a group of digits of a number; digits that are written do not join with others. */
interface Part extends Pick<Token, 'start' | 'end'> {
  digits: string;
  isWord: boolean;
}

function partOf({ kind, text, start, end }: Token): Part | null {
  if (kind === 'number') return { start, end, digits: text, isWord: false };
  // 'другий Степан' follows the digits of the first one
  const number = kind === 'word' && ordinalOf(text) === null ? numberOf(text) : null;
  return number === null ? null : { start, end, digits: String(number), isWord: true };
}

/** The parts that are said one after the other from a token on. */
function partsAt(tokens: readonly Token[], first: number): Part[] {
  const parts: Part[] = [];
  for (let i = first; parts.length < MOST_WORDS; i++) {
    const token = tokens[i];
    if (token?.kind === 'mark' && /^[-,.+()]$/.test(token.text)) continue;
    const part = token && partOf(token);
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

/** 'чотириста дванадцять' is 412 and 'вісімдесят три' 83: whether the second takes the place of the first's zeros. */
function joins(digits: string, next: Part): boolean {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return next.isWord && next.digits !== '0' && digits !== '0' && next.digits.length <= zeros;
}

/** The first way to read parts as a number; joined readings come first. */
function readNumber(
  parts: readonly Part[],
  isNumber: (digits: string) => boolean,
): { digits: string; count: number } | null {
  const read = (from: number, before: string): { digits: string; count: number } | null => {
    if (isNumber(before)) return { digits: before, count: from };
    const part = parts[from];
    if (!part || before.length > 12) return null;
    const groups = [part.digits];
    for (let i = from + 1; part.isWord; i++) {
      const last = groups.at(-1) ?? '';
      const next = parts[i];
      if (!next || !joins(last, next)) break;
      groups.push(last.slice(0, -next.digits.length) + next.digits);
    }
    for (let length = groups.length; length > 0; length--) {
      const number = read(from + length, before + groups[length - 1]);
      if (number) return number;
    }
    return null;
  };
  return read(0, '');
}

/** Numbers that are said in words, or half in digits: 'нуль шістдесят сім 412 вісімдесят три 15'. */
export function findSpokenDigits({ tokens }: Text, isNumber: (digits: string) => boolean): Found[] {
  const found: Found[] = [];
  for (const [i, token] of tokens.entries()) {
    const { start } = token;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    // a number begins with its zero, or with the code of the country
    if (!/^(?:0|38|380|30)/.test(partOf(token)?.digits ?? '')) continue;
    const parts = partsAt(tokens, i);
    const number = readNumber(parts, isNumber);
    const said = parts.slice(0, number?.count);
    const last = said.at(-1);
    if (number && last && said.filter(({ isWord }) => isWord).length > 1)
      found.push({ start, end: last.end, value: number.digits });
  }
  return found;
}
