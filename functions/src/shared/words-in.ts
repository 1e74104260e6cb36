const BLANKS = '[\\s\\u200B-\\u200F\\u2060\\uFEFF]+';
const APOSTROPHES = "['’‘ʼ`´′ʹ＇]";
const DASHES = '[-‐‑‒–—−―]';

/** Each spelling of one sign that counts as the same. */
const SPELLINGS = [BLANKS, APOSTROPHES, DASHES];
const OUTER_BLANKS = new RegExp(`^${BLANKS}|${BLANKS}$`, 'g');
const SIGNS = new RegExp(`${SPELLINGS.join('|')}|.`, 'gsu');
const IS_SPELLING = SPELLINGS.map((spelling) => [spelling, new RegExp(`^${spelling}$`)] as const);

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

/**
 * Where words stand in a message for the first time: as whole words, whatever their case, apostrophes, dashes and
 * blanks, line breaks among them.
 * @returns UTF-16 offsets into the message, from the first character to behind the last one; null where the message
 *   lacks them, and for words without a letter or a digit
 */
export function findWords(message: string, words: string): { start: number; end: number } | null {
  const sought = words.replace(OUTER_BLANKS, '');
  if (!LETTER.test(sought) && !DIGIT.test(sought)) return null;
  const pattern = new RegExp(sought.replace(SIGNS, patternOf), 'giu');
  for (const { 0: found, index: start } of message.matchAll(pattern)) {
    const end = start + found.length;
    if (!isWithinWord(message, start) && !isWithinWord(message, end)) return { start, end };
  }
  return null;
}

/** A pattern for one sign, in each of its spellings. */
function patternOf(sign: string): string {
  const spelling = IS_SPELLING.find(([, pattern]) => pattern.test(sign))?.[0];
  if (spelling) return spelling;
  const escaped = sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  // Some devices write 'й' and 'ї' as a letter and a mark.
  const parts = sign.normalize('NFD');
  return parts === sign ? escaped : `(?:${escaped}|${parts})`;
}

/** Whether an offset has a letter on both sides, or a digit: '12' is no word of '2112', but one of '12го'. */
function isWithinWord(message: string, offset: number): boolean {
  const [before = '', after = ''] = [message[offset - 1], message[offset]];
  return [LETTER, DIGIT].some((part) => part.test(before) && part.test(after));
}
