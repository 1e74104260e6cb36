import { byStart, lineBefore, regex, type Span, source } from './text.ts';

const CORRECTION = source`ой|ні|нє|нет|тобто|вірніше|точніше|точнее|вернее|то\s+есть|краще|ліпше|лучше|rather|actually|i\s+mean|sorry|oops|вибач\p{L}*|перепрошую|пробач\p{L}*|извин\p{L}*|прости\p{L}*|(?:помили|ошиб|передума)\p{L}*|тьху|тьфу|better|make\s+it|no\s+wait|krashche|luchshe`;
/** Words that take back what stands before them, and up to three more before the new value. */
const CORRECTED = regex`(?<!\p{L})(?:${CORRECTION})(?!\p{L})[\s,.…!?:)-]*(?:[\p{L}\d.'-]{1,14}[\s,]+){0,4}$`;
const OR = '(?:або|чи|или|либо|or|abo|chy|ili)';
const CHOICE = regex`^[,(]?\s*${OR}\s+(?:\p{L}{1,3}\s+){0,2}$`;
const NUMBER_AND_CHOICE = regex`\d(?:-?\p{L}{1,3})?\s*,?\s+${OR}\s+(?:\p{L}{1,3}\s+)?$`;

/** Whether the words between two offsets take back what was said before them: 'ні, краще', 'ой'. */
export function isCorrected(folded: string, from: number, start: number): boolean {
  return CORRECTED.test(lineBefore(folded, start, Math.min(60, start - from)));
}

/** Puts a value that corrects an earlier one above it. */
export function preferCorrections(candidates: readonly (Span & { score: number })[], folded: string): void {
  const inOrder = [...candidates].sort(byStart);
  inOrder.forEach((candidate, i) => {
    const earlier = inOrder.slice(0, i).filter(({ end }) => end <= candidate.start);
    const from = Math.max(...earlier.map(({ end }) => end));
    if (earlier.length === 0 || !isCorrected(folded, from, candidate.start)) return;
    candidate.score = Math.max(candidate.score, ...earlier.map(({ score }) => score + 1));
  });
}

/** Whether the message offers a choice of values, or corrects one by another. */
export function isOneOfSeveral<Value extends Span & { value: unknown }>(
  folded: string,
  chosen: Value,
  all: readonly Value[],
): boolean {
  return (
    NUMBER_AND_CHOICE.test(lineBefore(folded, chosen.start, 24)) ||
    all.some((other) => {
      const [first, second] = other.start < chosen.start ? [other, chosen] : [chosen, other];
      if (other.value === chosen.value || second.start < first.end) return false;
      return (
        // of a long chat thousands of blanks may stand between
        CHOICE.test(folded.slice(first.end, second.start).trimStart()) ||
        isCorrected(folded, first.end, second.start)
      );
    })
  );
}
