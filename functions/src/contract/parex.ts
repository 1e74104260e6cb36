import * as z from 'zod/mini';
import { COLUMN_LABEL_LIMIT, COLUMN_LIMIT, MESSAGE_LIMIT } from './parex.values.ts';

/**
 * One cell: the column's label in Ukrainian and English, as the model gives it, and the column's value in the message.
 * Each is '' where there is none.
 */
const Cell = z.object({ ua: z.string(), en: z.string(), value: z.string() });

/** One row, keyed by the column's position: '1', '2', … */
export const Row = z.record(z.string(), Cell);
export type Row = z.infer<typeof Row>;

/** Reads a message into one row with a language model. */
export const extractRow = {
  name: 'extractRow',
  /** The function itself refuses blank columns and blank messages, each with its own failure reason. */
  input: z.strictObject({
    /** What the passenger wrote. */
    message: z.string().check(z.maxLength(MESSAGE_LIMIT)),
    /** Labels of the columns, in order. */
    columns: z.array(z.string().check(z.maxLength(COLUMN_LABEL_LIMIT))).check(z.maxLength(COLUMN_LIMIT)),
    /**
     * The caller's own key; only the provider checks its format. Without it, the deployment's key is used, within the
     * daily limit.
     */
    apiKey: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  }),
  output: z.object({ row: Row }),
} as const;
