import fc from 'fast-check';
import { afterAll, describe, expect, inject, it } from 'vitest';
import * as deployed from '../../functions/src/index.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { runs } from '../kit/random.ts';
import { rawCall } from '../kit/raw-call.ts';
import { anyJson, broken } from './broken-inputs.ts';
import { requireAnswer, requireContract } from './contract-answers.ts';
import { SUBJECTS, type Subject } from './right-inputs.ts';

/** For each callable and kind of input, over HTTP; many more in callable-inputs.functions.test.ts, without it. */
const RUNS = runs(12, 300);

/** One process for all: the emulator would start one for each function. */
const functions = inject('functions').ordinary;
const person = await signInAs(newPerson());
const token = await person.auth.currentUser?.getIdToken();
afterAll(() => person.close());

/** Nobody, and somebody who is signed in and has connected no calendar. */
const callers = fc.constantFrom('visitor', 'signed in');

const subjects: [name: string, subject: Subject][] = Object.entries(SUBJECTS);

it('[S-04] every callable that is deployed is tried here', () => {
  const callables = Object.entries(deployed).filter(([, { __endpoint }]) => 'callableTrigger' in __endpoint);
  expect(Object.keys(SUBJECTS).sort()).toEqual(callables.map(([name]) => name).sort());
  for (const [name, { contract }] of subjects) expect(contract.name).toBe(name);
});

describe.each(subjects)('[S-04] %s', (name, { contract, right }) => {
  const send = (data: unknown, caller: string) =>
    rawCall(name, JSON.stringify({ data }), { functions, token: caller === 'visitor' ? undefined : token });

  /** Sends inputs, of which as many as `least` must be refused for their shape. */
  async function tryAll(inputs: fc.Arbitrary<unknown>, least: number): Promise<void> {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(inputs, callers, async (input, caller) => {
        const sent = JSON.parse(JSON.stringify({ data: input })).data as unknown;
        if (requireAnswer(await send(input, caller), sent, contract)) refused += 1;
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThanOrEqual(least);
  }

  it('takes no JSON that is not of the contract', () => tryAll(anyJson, RUNS / 2));
  it('takes no input with one field broken', () => tryAll(broken(right), RUNS / 4));
  it('answers whatever has the right shape', () => tryAll(right, 0));

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
      const answer = await rawCall(name, body, { functions });
      expect(answer).toMatchObject({ status: 400, error: { details: { reason: 'invalid-input' } } });
      expect(answer.text).not.toContain(secret);
    }
  });
});
