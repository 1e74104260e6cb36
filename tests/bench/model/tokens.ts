import { PIECE_LIMIT, ROW_LIMIT } from '@par-club/functions/contract/parex.values';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Prompt } from '../../../functions/src/parex/prompt.ts';
import { promptFor } from '../../../functions/src/parex/prompt.ts';
import { PRODUCT_LABELS } from './product-columns.ts';

const MESSAGE =
  'Доброго дня! Потрібно 2 місця на п’ятницю о 18:30 зі Львова до Варшави, буде Олена Коваленко з дочкою 8 років, тел. 067 123 45 67, дві валізи';
const ROW = [
  'Олена Коваленко',
  '+380671234567',
  '2026-11-27',
  '18:30',
  'Львів',
  'Варшава',
  '2',
  'дочка 8 років, дві валізи',
];
/** A line of a list: 30 of them leave 33 letters for each in the longest message of one reading. */
const LISTED = ['Коваль Іван', '+380671234567', '2026-11-27', '18:30', 'Львів', 'Варшава', '1', ''];

/**
 * Tokens of the encoding o200k for a message of 140 letters and a row of eight columns: what goes in is the system text,
 * the schema and the message. The provider adds a few of its own.
 */
export function tokens() {
  const prompt = promptFor(MESSAGE, PRODUCT_LABELS, { date: '2026-11-26', weekday: 'Thursday' });
  const withoutExamples = prompt.messages.map(({ content, ...message }) => ({
    ...message,
    content: content.replace(/\nFor example, [\s\S]*\n(?=Today is)/, ''),
  }));
  return {
    letters: MESSAGE.length,
    inWithoutExamples: tokensIn({ ...prompt, messages: withoutExamples }),
    inWithExamples: tokensIn(prompt),
    out: tokensOut([ROW]),
    outOf30Rows: tokensOut(Array(ROW_LIMIT).fill(LISTED)),
    allowedFor30Rows: promptFor('я'.repeat(PIECE_LIMIT), PRODUCT_LABELS, { date: '', weekday: '' }).maxTokens,
  };
}

function tokensIn({ messages, schema }: Prompt): number {
  return [...messages.map(({ content }) => content), JSON.stringify(schema)]
    .map((text) => countTokens(text))
    .reduce((sum, count) => sum + count, 0);
}

function tokensOut(rows: readonly (readonly string[])[]): number {
  const byNumber = rows.map((row) => Object.fromEntries(row.map((value, index) => [index + 1, value])));
  return countTokens(JSON.stringify({ kind: 'booking', rows: byNumber }));
}
