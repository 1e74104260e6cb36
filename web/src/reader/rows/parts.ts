import { regex, regexAll, type Span, without } from '../text/text.ts';

/** A blank line, or a line of dashes or stars. */
const PARAGRAPH = /\n[^\S\n]*(?:[-=*_~]{3,}[^\S\n]*)?\n/g;
const LINE = /\n/g;
const SEMICOLON = /;/g;
/** The number or the sign that a list's line begins with. */
const MARK = regex`(?:\(?\d{1,2}[.)](?!\d)|\d{1,2}\s?[-:](?=\s*\p{L})|№\s?\d{1,2}[.:)]?|[-•*·+▪▫◦●○■□►▶✅☑✔📌📍👤👥🔹🔸➡➖–—]|\d\uFE0F?\u20E3)\uFE0F?`;
const LISTED = regexAll`(?:^|\n)[^\S\n]*${MARK.source}`;
/** '… 1) Іван … 2) Петро …' on one line. */
const INLINE_MARK = /(?:(?<=^|[\s:;,.])\(?\d{1,2}\)(?=\s*\S)|(?<=^|[:;,]\s*|\s)\d{1,2}\.(?=\s+\S))/gu;
const SENTENCE = regexAll`(?<=[.!?…)])(?<!(?<!\p{L})(?:вул|ул|просп|пл|пров|бул|м|с|смт|ст|тел|моб|чол|ос|чел|ім|п|г|т|д|буд|кв|обл|р|mr|mrs|ms|dr|st|tel|no)\.)(?<!(?:^|\n)\s*\d{1,2}[.)])\s+(?=\p{Lu}|\p{Extended_Pictographic})|(?<=[.!?])\s+(?=(?:і|й|та|и|а|also|and)\s+(?:ще|еще|також|окремо|also|one more)(?!\p{L}))`;

/** 'я з Дрогобича, а Лідія з Самбора' */
const CONTRAST = /,\s+(?:а|а ще|ще|и ещё|и еще|і ще|та ще|and)\s+(?=\p{Lu})/gu;

/** The pieces of a stretch between the matches of a separator; blank ones are left out. */
function split(message: string, { start, end }: Span, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  const add = (to: number) => {
    if (/[\p{L}\d]/u.test(message.slice(from, to))) spans.push({ start: from, end: to });
  };
  for (const { index, 0: text } of message.slice(start, end).matchAll(separator)) {
    add(start + index);
    from = start + index + text.length;
  }
  add(end);
  return spans;
}

/** The stretches that begin at some offsets, each up to the next one; blank ones are left out. */
export function stretchesFrom(message: string, starts: readonly number[], end: number): Span[] {
  return starts
    .map((start, i) => ({ start, end: starts[i + 1] ?? end }))
    .filter((span) => /[\p{L}\d]/u.test(message.slice(span.start, span.end)));
}

/** The pieces of a stretch that begin with the matches of a mark; what stands before the first one is a piece of its own. */
function splitBefore(message: string, span: Span, mark: RegExp): Span[] {
  const starts = [...message.slice(span.start, span.end).matchAll(mark)].map(
    ({ index }) => span.start + index,
  );
  return stretchesFrom(message, [span.start, ...starts.filter((start) => start > span.start)], span.end);
}

/** How the pieces of a message are parted; `loose` separators part what belongs to one passenger as often as not. */
export interface Division {
  pieces: Span[];
  isLoose: boolean;
}

/** The ways to divide a stretch of a message into pieces that may be a passenger each, the firmest first. */
export function divisionsOf(message: string, span: Span): Division[] {
  const text = message.slice(span.start, span.end);
  const marks = [...text.matchAll(LISTED)].length;
  const listed = marks > 1 ? lineItems(message, span) : [];
  return [
    { pieces: split(message, span, PARAGRAPH), isLoose: false },
    { pieces: listed, isLoose: false },
    {
      pieces: [...text.matchAll(INLINE_MARK)].length > 1 ? splitBefore(message, span, INLINE_MARK) : [],
      isLoose: false,
    },
    { pieces: split(message, span, LINE), isLoose: false },
    { pieces: numberedInLine(message, span), isLoose: false },
    { pieces: split(message, span, SEMICOLON), isLoose: false },
    { pieces: split(message, span, SENTENCE), isLoose: true },
    { pieces: split(message, span, CONTRAST), isLoose: true },
  ].filter(({ pieces }) => pieces.length > 1);
}

const NUMBERED = /(?<=^|[\s:;,])[#№]?(\d{1,2})[.)/]?\s?(?=\p{Lu}\p{L})/gu;

/** 'Список: 1 Кот Оля 2 Кот Люба 3 …': pieces that begin with 1, 2, 3. */
function numberedInLine(message: string, span: Span): Span[] {
  const marks = [...message.slice(span.start, span.end).matchAll(NUMBERED)];
  const starts: number[] = [];
  for (const { index, 1: number } of marks)
    if (Number(number) === starts.length + 1) starts.push(span.start + index);
  if (starts.length < 2) return [];
  return stretchesFrom(message, [span.start, ...starts.filter((start) => start > span.start)], span.end);
}

/** A list's items with the lines that go on below their marks; a line of another kind, as the one before them, stands alone. */
function lineItems(message: string, span: Span): Span[] {
  const pieces: Span[] = [];
  let isInList = false;
  for (const line of split(message, span, LINE)) {
    const isItem = new RegExp(`^\\s*${MARK.source}`, 'u').test(message.slice(line.start, line.end));
    const last = pieces.at(-1);
    if (!isItem && isInList && last && /^\s{2,}/.test(message.slice(line.start, line.end)))
      last.end = line.end;
    else pieces.push({ ...line });
    isInList = isItem || (isInList && last?.end === line.end);
  }
  return pieces;
}

/** The message with blanks around a stretch. */
export function only(message: string, { start, end }: Span): string {
  return without(message, [
    { start: 0, end: start },
    { start: end, end: message.length },
  ]);
}
