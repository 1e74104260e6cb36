import type { Span } from '#reader/text/text.ts';
import type { ReadingCell } from './reading.data.ts';

/** A message with the words marked that its values came from, where the reader knows them. */
export function MarkedMessage({
  message,
  cells,
}: {
  message: string;
  cells: readonly Pick<ReadingCell, 'source'>[];
}) {
  const sources = cells.flatMap(({ source }) => source ?? []);
  return markSources(message, sources).map(({ text, start, found }) =>
    found ? <mark key={start}>{text}</mark> : text,
  );
}

/** The message in pieces, in order: those that a value came from, and the rest. */
export function markSources(message: string, sources: readonly Span[]) {
  const pieces: { text: string; start: number; found: boolean }[] = [];
  let at = 0;
  const add = (end: number, found: boolean) => {
    if (end > at) pieces.push({ text: message.slice(at, end), start: at, found });
    at = Math.max(at, end);
  };
  for (const { start, end } of [...sources].sort((a, b) => a.start - b.start)) {
    add(start, false);
    add(end, true);
  }
  add(message.length, false);
  return pieces;
}
