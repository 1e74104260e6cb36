import type { Row } from '@par-club/functions/contract/parex';

/** Where in the message a value stands, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** What a message became. */
export interface Reading {
  message: string;
  row: Row;
  /** Who read it: the language model, or this device by itself. */
  readBy: 'model' | 'device';
  /** The places in the message that the values came from, where the reader knows them. */
  sources: readonly Span[];
}

/** The message in pieces, in order: those that a value came from, and the rest. */
export function markSources(
  message: string,
  sources: readonly Span[],
): { text: string; start: number; found: boolean }[] {
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
