import type { Cell } from './first-row.ts';

/** A message with the words marked that its row came from. */
export function MarkedMessage({ message, cells }: { message: string; cells: readonly Cell[] }) {
  const sources = cells.flatMap(({ source }) => (source ? [source] : [])).sort((a, b) => a.start - b.start);
  return (
    <>
      {sources.map(({ start, end }, index) => (
        <span key={`${start}-${end}`}>
          {message.slice(sources[index - 1]?.end ?? 0, start)}
          <mark>{message.slice(start, end)}</mark>
        </span>
      ))}
      {message.slice(sources.at(-1)?.end ?? 0)}
    </>
  );
}
