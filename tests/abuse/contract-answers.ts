import { Failure } from '@par-club/functions/contract/failures';
import { expect } from 'vitest';
import type { RawAnswer } from '../kit/raw-call.ts';
import type { Subject } from './right-inputs.ts';

/** Shorter texts are found in any words by chance. */
const TELLING_LENGTH = 6;
const FIELD = /^[a-z]\w{0,30}$/i;

export type Answer = Pick<RawAnswer, 'result' | 'error'>;

/**
 * Requires an answer of the contract for whatever was sent: 'invalid-input' for what is not of its shape.
 *
 * @returns whether it was refused for its shape
 */
export function requireAnswer(answer: Answer, sent: unknown, contract: Subject['contract']): boolean {
  requireContract(answer, sent, contract);
  if (contract.input.safeParse(sent).success) return false;
  // A field called '__proto__' does not come through the platform's decoding, and leaves the rest right.
  if (!JSON.stringify({ sent }).includes('"__proto__"'))
    expect(answer.error?.details?.reason).toBe('invalid-input');
  return true;
}

/** Requires an answer of the contract: its result, or one of its failures that is no fault of ours and tells nothing. */
export function requireContract(answer: Answer, sent: unknown, { output }: Subject['contract']): void {
  if (answer.error === undefined) {
    expect(output.safeParse(answer.result).error?.issues).toBeUndefined();
    return;
  }
  const { message = '', details } = answer.error;
  expect(Failure.safeParse(details).error?.issues, message).toBeUndefined();
  expect(details?.reason).not.toBe('internal');
  // A refusal may name a field.
  const told = fieldsIn(sent).reduce(
    (words, field) => words.replaceAll(field, ''),
    `${message}\n${JSON.stringify(details)}`,
  );
  for (const text of textsIn(sent)) if (told.includes(text)) expect.fail(`It tells what was sent: ${told}`);
}

/** The names of fields, at whatever place, that a program gives. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value).filter((key) => FIELD.test(key));
  return [...own, ...Object.values(value).flatMap(fieldsIn)];
}

/** The texts of an input that an answer must not hold, with the names that no program gives. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().length < TELLING_LENGTH ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) || FIELD.test(key) ? [] : textsIn(key)),
    ...textsIn(inner),
  ]);
}
