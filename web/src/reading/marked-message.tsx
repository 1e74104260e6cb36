import type { Span } from '#reader/text/text.ts';
import type { ReadingCell } from './reading.data.ts';

interface MarkedMessageProps {
  message: string;
  cells: readonly Pick<ReadingCell, 'source'>[];
  /** The words to be marked more than the others, by `data-strong`. */
  strong?: Span | null;
}

/** A message with the words marked that its values came from, where the reader knows them. */
export function MarkedMessage({ message, cells, strong = null }: MarkedMessageProps) {
  const sources = cells.flatMap(({ source }) => source ?? []);
  return markSources(message, sources, strong).map(({ text, start, found, isStrong }) =>
    found ? (
      <mark key={start} data-strong={isStrong || undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** The message in pieces, in order: those that a value came from, and the rest. A strong one is always found. */
export function markSources(message: string, sources: readonly Span[], strong: Span | null = null) {
  const pieces: { text: string; start: number; found: boolean; isStrong: boolean }[] = [];
  const spans = strong ? [...sources.flatMap((source) => without(source, strong)), strong] : sources;
  let at = 0;
  const add = (end: number, found: boolean, isStrong = false) => {
    if (end > at) pieces.push({ text: message.slice(at, end), start: at, found, isStrong });
    at = Math.max(at, end);
  };
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    add(span.start, false);
    add(span.end, true, span === strong);
  }
  add(message.length, false);
  return pieces;
}

/** What is left of a span on both sides of another. */
function without({ start, end }: Span, other: Span): Span[] {
  const sides = [
    { start, end: Math.min(end, other.start) },
    { start: Math.max(start, other.end), end },
  ];
  return sides.filter((side) => side.start < side.end);
}
