import * as z from 'zod/mini';
import { KIND_NAMES } from './kinds.values.ts';
import { ASKED_COLUMN_LIMIT, COLUMN_LABEL_LIMIT, PIECE_LIMIT, ROW_LIMIT } from './parex.values.ts';

/**
 * One cell: the column's label in Ukrainian and English, the column's value in the message, and the words of the message
 * that the value came from. Each is '' where there is none. A value without words was worked out, such as the date of
 * 'in a week'; a value that the message does not bear is never sent.
 */
const Cell = z.object({ ua: z.string(), en: z.string(), value: z.string(), words: z.string() });

/** One row, keyed by the column's position: '1', '2', … */
export const Row = z.record(z.string(), Cell);
export type Row = z.infer<typeof Row>;

/** What a message wants, and a row for each passenger and trip that it means; none where nothing was found. */
export const Rows = z.object({ kind: z.enum(KIND_NAMES), rows: z.array(Row).check(z.maxLength(ROW_LIMIT)) });
export type Rows = z.infer<typeof Rows>;

/** The caller's readings that are left today on the deployment's key. */
const ReadingsLeft = z.object({
  left: z.number(),
  /** When the day of the count ends, in UTC. */
  resetsAt: z.iso.datetime(),
});
export type ReadingsLeft = z.infer<typeof ReadingsLeft>;

/** Reads a message, or a piece of a chat, into rows with a language model. */
export const extractRows = {
  name: 'extractRows',
  /** The function itself refuses blank columns and blank messages, each with its own failure reason. */
  input: z.strictObject({
    message: z.string().check(z.maxLength(PIECE_LIMIT)),
    columns: z
      .array(z.string().check(z.maxLength(COLUMN_LABEL_LIMIT)))
      .check(z.maxLength(ASKED_COLUMN_LIMIT)),
    /** The caller's own key; without it the deployment's key is used, within the daily limit. */
    apiKey: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  }),
  /** `readings` is null for a caller's own key, which has no daily limit here. */
  output: z.object({ ...Rows.shape, readings: z.nullable(ReadingsLeft) }),
} as const;
