import { APOSTROPHES, withOneAlphabet } from '@par-club/functions/shared/same-name';

/** A half-open range of UTF-16 offsets into the message. */
export interface Span {
  start: number;
  end: number;
}

/**
 * `several`: the message names several values for the cell, as in '23 або 24 грудня' or 'ні, краще 15-го';
 * `guessed`: nothing beside the words says that they are such a value.
 */
export type Doubt = 'several' | 'guessed';

/** A value read from the message and the words it came from. */
export interface Found extends Span {
  value: string;
  doubt?: Doubt;
}

export interface Token extends Span {
  /** Folded text, see `fold`. */
  text: string;
  kind: 'word' | 'number' | 'mark' | 'line';
  /** The original starts with a capital letter. */
  capital: boolean;
}

/** A message prepared for reading; `folded` has the same length and offsets as `raw`. */
export interface Text {
  raw: string;
  folded: string;
  tokens: Token[];
}

/**
 * Lower case, one kind of apostrophe, dash, arrow and blank, 'ё' as 'е', Latin look-alikes inside
 * Cyrillic words as Cyrillic. Never changes the length, so offsets stay valid.
 */
export function fold(message: string): string {
  return message
    .replace(/\p{Lu}/gu, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c))
    .replace(APOSTROPHES, "'")
    .replace(/[‐‑‒–—−―]/g, '-')
    .replace(/[→➔➜➝➡⇒⟶►▶]/g, '>')
    .replace(/[^\S\n]|[\uFE0E\uFE0F\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g, ' ')
    .replace(/ё/g, 'е')
    .replace(/[a-zа-яіїєґ]{2,}/g, withOneAlphabet);
}

const TOKEN = /\p{L}[\p{L}\p{M}']*|\d+|\n|\S/gu;

export function prepare(message: string): Text {
  const folded = fold(message);
  const tokens: Token[] = [];
  for (const { 0: match, index: start } of folded.matchAll(TOKEN)) {
    const text = match.replace(/(?<=.)'+$/u, '');
    const kind = /^\p{L}/u.test(text)
      ? 'word'
      : /^\d/.test(text)
        ? 'number'
        : text === '\n'
          ? 'line'
          : 'mark';
    const capital = /^\p{Lu}/u.test(message.slice(start, start + 2));
    tokens.push({ text, start, end: start + text.length, kind, capital });
  }
  return { raw: message, folded, tokens };
}

/** The letters that messages are written in: Latin, Greek, Cyrillic. */
const LETTERS = String.raw`a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03ff\u0400-\u052f`;

/**
 * A pattern of words, in which `\p{L}` stands for the letters that messages are written in: of all letters there are, a
 * browser makes hundreds of ranges wherever they are named, and that is most of what a first message would take.
 */
export function compile(source: string, flags: string): RegExp {
  const written = source.replace(/((?<!\\)\[[^[\]]*)?\\p\{L\}/g, (_, inClass?: string) =>
    inClass === undefined ? `[${LETTERS}]` : inClass + LETTERS,
  );
  return new RegExp(written, flags);
}

export type Template = [strings: TemplateStringsArray, ...parts: readonly string[]];

/** The source of a pattern as it is written: a line break, with the blanks around it, is no part of it. */
export function source(...template: Template): string {
  return String.raw(...template).replace(/\s*\n\s*/g, '');
}

/** A pattern that is written as a template, in which letters stand as in `compile`. */
export function regex(...template: Template): RegExp {
  return compile(source(...template), 'u');
}

export function regexAll(...template: Template): RegExp {
  return compile(source(...template), 'gu');
}

/** A global pattern that matches whole words only, in any script. */
export function words(...template: Template): RegExp {
  return regexAll`(?<![\p{L}\d])(?:${source(...template)})(?![\p{L}\d])`;
}

/** Everything that a pattern matches, as it is written. */
export function matching(pattern: RegExp): (text: Text) => Found[] {
  return ({ raw, folded }) =>
    [...folded.matchAll(pattern)].map(({ 0: { length }, index: start }) => {
      const end = start + length;
      return { start, end, value: raw.slice(start, end).trim() };
    });
}

export function byStart(left: Span, right: Span): number {
  return left.start - right.start;
}

export function isFree(span: Span, taken: readonly Span[]): boolean {
  return !taken.some(({ start, end }) => span.start < end && start < span.end);
}

/** The message with blanks in the place of some stretches; offsets stay. */
export function without(message: string, stretches: readonly Span[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of [...stretches].sort(byStart)) {
    const blankFrom = Math.max(from, start);
    kept.push(message.slice(from, blankFrom), message.slice(blankFrom, end).replace(/[^\n]/g, ' '));
    from = Math.max(from, end);
  }
  return kept.join('') + message.slice(from);
}

/** Whether nothing but a blank or a hyphen parts two words, in either order. */
export function isJoined({ folded }: Text, one: Span, other: Span): boolean {
  return /^(?: {1,2}|-)$/.test(folded.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
}

/** The text before an offset, at most `length` units, cut at the line's beginning. */
export function lineBefore(text: string, offset: number, length: number): string {
  const piece = text.slice(Math.max(0, offset - length), offset);
  return piece.slice(piece.lastIndexOf('\n') + 1);
}

/** Where a global pattern matches last; -1 where it does not. */
export function lastMatch(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

export function capitalise(word: string): string {
  return word.replace(/(^|[-\s])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
/** Words by their language: 'uk', 'ru', 'en', 'pl'; 'latin' and 'cyrillic' for several languages in one alphabet. */
export type WordList = Readonly<Record<string, readonly string[]>>;

const SPECIAL = /[.+?^${}()|[\]\\/]/g;

/**
 * The source of a pattern that matches any of the words in a folded text, the longest first. In a word, '*' stands for
 * any letters.
 */
export function anyOf(list: WordList): string {
  return Object.values(list)
    .flat()
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`))
    .join('|');
}

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

export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

/** A value with other offsets: those of a message, and not of a part of it, or the reverse. */
export function shifted<Value extends Span>(value: Value, by: number): Value {
  return { ...value, start: value.start + by, end: value.end + by };
}
