import type { Span } from './text.ts';

/** The pieces of a stretch between the matches of a separator. */
function piecesOf(text: string, { start, end }: Span, separator: RegExp): Span[] {
  const gaps = [...text.slice(start, end).matchAll(separator)];
  const starts = [start, ...gaps.map(({ index, 0: { length } }) => start + index + length)];
  return starts.map((from, i) => ({ start: from, end: start + (gaps[i]?.index ?? end - start) }));
}

function hasWords(text: string, { start, end }: Span): boolean {
  return /[\p{L}\d]/u.test(text.slice(start, end));
}

/** Those pieces that have words. */
export function split(text: string, span: Span, separator: RegExp): Span[] {
  return piecesOf(text, span, separator).filter((piece) => hasWords(text, piece));
}

/** Those pieces that are not blank, without the blanks around them. */
export function splitTrimmed(text: string, span: Span, separator: RegExp): Span[] {
  return piecesOf(text, span, separator)
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => start < end);
}

/** A stretch divided at some offsets; parts without words are left out. */
export function stretchesFrom(text: string, span: Span, offsets: readonly number[]): Span[] {
  const starts = [span.start, ...offsets.filter((offset) => offset > span.start)];
  return starts
    .map((start, i) => ({ start, end: starts[i + 1] ?? span.end }))
    .filter((part) => hasWords(text, part));
}

/** A stretch without the blanks around it. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

/** A value with other offsets: those of a message, and not of a part of it, or the reverse. */
export function shifted<Value extends Span>(value: Value, by: number): Value {
  return { ...value, start: value.start + by, end: value.end + by };
}
