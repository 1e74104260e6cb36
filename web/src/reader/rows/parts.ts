import { regex, regexAll, type Span, split, stretchesFrom } from '../text/text.ts';

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

/** How the pieces of a message are parted; `loose` separators part what belongs to one passenger as often as not. */
export interface Division {
  pieces: Span[];
  isLoose: boolean;
}

/** The ways to divide a stretch of a message into pieces that may be a passenger each, the firmest first. */
export function divisionsOf(message: string, span: Span): Division[] {
  const text = message.slice(span.start, span.end);
  const inlineMarks = [...text.matchAll(INLINE_MARK)].map(({ index }) => span.start + index);
  const firm = [
    split(message, span, PARAGRAPH),
    [...text.matchAll(LISTED)].length > 1 ? split(message, span, LINE) : [],
    inlineMarks.length > 1 ? stretchesFrom(message, span, inlineMarks) : [],
    split(message, span, LINE),
    numberedInLine(message, span),
    split(message, span, SEMICOLON),
  ];
  const loose = [SENTENCE, CONTRAST].map((separator) => split(message, span, separator));
  return [firm, loose]
    .flatMap((ways, i) => ways.map((pieces) => ({ pieces, isLoose: i > 0 })))
    .filter(({ pieces }) => pieces.length > 1);
}

const NUMBERED = /(?<=^|[\s:;,])[#№]?(\d{1,2})[.)/]?\s?(?=\p{Lu}\p{L})/gu;

/** 'Список: 1 Кот Оля 2 Кот Люба 3 …': pieces that begin with 1, 2, 3. */
function numberedInLine(message: string, span: Span): Span[] {
  const marks = [...message.slice(span.start, span.end).matchAll(NUMBERED)];
  const starts: number[] = [];
  for (const { index, 1: number } of marks)
    if (Number(number) === starts.length + 1) starts.push(span.start + index);
  return starts.length < 2 ? [] : stretchesFrom(message, span, starts);
}
