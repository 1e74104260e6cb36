import { Failure } from '@par-club/functions/contract/failures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as deployed from '../../functions/src/index.ts';
import { type Client, clearQuotas, signInAs } from '../kit/emulators.ts';
import { anyJson, broken } from './broken-inputs.ts';
import { type RawAnswer, rawCall } from './raw-call.ts';
import { SUBJECTS, type Subject } from './right-inputs.ts';

/** For each callable and kind of input. An emulated call takes a few milliseconds. */
const RUNS = 300;
const TIMEOUT_MILLISECONDS = 120_000;
/** Shorter texts are found in any words by chance. */
const TELLING_LENGTH = 6;
const FIELD = /^[a-z]\w{0,30}$/i;

let person: Client;
let token: string;
beforeAll(async () => {
  person = await signInAs('otherDriver');
  token = (await person.auth.currentUser?.getIdToken()) ?? '';
});
afterAll(async () => {
  await clearQuotas();
  await person.close();
});

/** Nobody, and somebody who is signed in and has connected no calendar. */
const callers = fc.constantFrom('visitor', 'signed in');

const subjects: [name: string, subject: Subject][] = Object.entries(SUBJECTS);

it('[S-04] every callable that is deployed is tried here', () => {
  const callables = Object.entries(deployed).filter(([, { __endpoint }]) => 'callableTrigger' in __endpoint);
  expect(Object.keys(SUBJECTS).sort()).toEqual(callables.map(([name]) => name).sort());
  for (const [name, { contract }] of subjects) expect(contract.name).toBe(name);
});

describe.concurrent.each(subjects)('[S-04] %s', (name, { contract, right }) => {
  const send = (data: unknown, caller: string) =>
    rawCall(name, JSON.stringify({ data }), caller === 'visitor' ? undefined : token);

  /** Sends inputs, of which as many as `least` must be refused for their shape. */
  async function tryAll(inputs: fc.Arbitrary<unknown>, least: number): Promise<void> {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(inputs, callers, async (input, caller) => {
        const answer = await send(input, caller);
        const sent = JSON.parse(JSON.stringify({ data: input })).data as unknown;
        requireContract(answer, sent, contract);
        const isRight = contract.input.safeParse(sent).success;
        if (isRight) return;
        // A field called '__proto__' does not come through the platform's decoding, and leaves the rest right.
        if (!JSON.stringify({ sent }).includes('"__proto__"'))
          expect(answer.error?.details?.reason).toBe('invalid-input');
        refused += 1;
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThanOrEqual(least);
  }

  it('takes no JSON that is not of the contract', () => tryAll(anyJson, RUNS * 0.9), TIMEOUT_MILLISECONDS);
  it('takes no input with one field broken', () => tryAll(broken(right), RUNS / 2), TIMEOUT_MILLISECONDS);
  it('answers whatever has the right shape', () => tryAll(right, 0), TIMEOUT_MILLISECONDS);

  it('refuses a megabyte, at whatever place', async () => {
    const long = 'я'.repeat(500_000);
    for (const input of [
      long,
      { [long]: 1 },
      { message: long },
      { trip: { notes: long } },
      Array(200_000).fill(1),
    ]) {
      requireContract(await send(input, 'visitor'), input, contract);
    }
  });

  it('refuses what the platform would write into the log', async () => {
    const secret = 'Зателефонуйте 067 123 45 67';
    const int64 = 'type.googleapis.com/google.protobuf.Int64Value';
    const deep = `${'['.repeat(5000)}"${secret}"${']'.repeat(5000)}`;
    for (const body of [
      JSON.stringify({ message: secret }),
      JSON.stringify({ data: { '@type': int64, value: secret } }),
      JSON.stringify({ data: { message: { '@type': secret } } }),
      JSON.stringify({ data: {}, message: secret }),
      `{"data":${deep}}`,
    ]) {
      const answer = await rawCall(name, body);
      expect(answer).toMatchObject({ status: 400, error: { details: { reason: 'invalid-input' } } });
      expect(answer.text).not.toContain(secret);
    }
  });
});

/** Requires an answer of the contract: its result, or one of its failures that is no fault of ours and tells nothing. */
function requireContract(answer: RawAnswer, sent: unknown, { output }: Subject['contract']): void {
  if (answer.error === undefined) {
    expect(answer.status).toBe(200);
    expect(output.safeParse(answer.result).error?.issues).toBeUndefined();
    return;
  }
  const { message = '', details } = answer.error;
  expect(Failure.safeParse(details).error?.issues, answer.text).toBeUndefined();
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
