import { KINDS } from '@par-club/functions/contract/kinds.values';
import { cellsOf, type ReadCell } from './read-message.ts';
import { draftsOf } from './rows/drafts.ts';
import { type KindRead, kindOf } from './rows/kinds.ts';
import { unreadOf } from './rows/unread.ts';
import type { Span } from './text/text.ts';

export interface ReadRows extends KindRead {
  /** A row for each passenger, or group behind one contact, and trip; none where the message asks for nothing. */
  rows: ReadCell[][];
  /** The lines or messages that led to no row and say more than a greeting, in order; UTF-16 offsets. */
  unread: Span[];
}

/**
 * Reads a message, or a chat with its headers, into as many rows as it means, without a language model.
 * @param columns free labels in Ukrainian, Russian or English
 * @param today YYYY-MM-DD; dates without a year are the first such day not before it
 * @returns in each row one cell per column in the same order, with values as `readMessage` gives them
 */
export function readRows(message: string, columns: readonly string[], today: string): ReadRows {
  const { kind, isSure } = kindOf(message, today);
  if (!KINDS[kind].hasRows) return { kind, isSure, rows: [], unread: [] };
  const drafts = draftsOf(message, kind, today);
  const rows = drafts.map((draft) => cellsOf(draft, columns));
  return { kind, isSure, rows, unread: unreadOf(message, kind, today, drafts, rows) };
}
