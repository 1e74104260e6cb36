import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { cellsOf, type ReadCell } from './read-message.ts';
import { draftsOf } from './rows/drafts.ts';
import { kindOf } from './rows/kinds.ts';

export interface ReadRows {
  kind: Kind;
  /** A row for each passenger, or group behind one contact, and trip; none where the message asks for nothing. */
  rows: ReadCell[][];
}

/**
 * Reads a message, or a chat with its headers, into as many rows as it means, without a language model.
 * @param columns free labels in Ukrainian, Russian or English
 * @param today YYYY-MM-DD; dates without a year are the first such day not before it
 * @returns in each row one cell per column in the same order, with values as `readMessage` gives them
 */
export function readRows(message: string, columns: readonly string[], today: string): ReadRows {
  const kind = kindOf(message, today);
  const drafts = KINDS[kind].hasRows ? draftsOf(message, kind, today) : [];
  return { kind, rows: drafts.map((draft) => cellsOf(draft, columns)) };
}
