import fc from 'fast-check';
import type { CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { type Client, newPerson, signInAs } from '../kit/emulators.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';
import { anyJson, broken } from './broken-inputs.ts';
import { type Answer, requireAnswer } from './contract-answers.ts';
import { SUBJECTS, type Subject } from './right-inputs.ts';

/** Each would write a line. */
vi.mock('firebase-functions/logger');

/** For each callable and kind of input. What is refused for its shape takes less than a millisecond. */
const RUNS = 300;
/** What has the right shape asks the database, or the language model. */
const RIGHT_RUNS = 50;

let deployed: Record<string, { run: (request: CallableRequest) => unknown }>;
let person: Client;
beforeAll(async () => {
  const environment = { ...emulatedEnvironment(), ...FUNCTIONS_ENVIRONMENT };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  deployed = (await import('../../functions/src/index.ts')) as unknown as typeof deployed;
  person = await signInAs(newPerson());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await person.close();
});

/** Nobody, and somebody who is signed in and has connected no calendar. */
const callers = fc.constantFrom('visitor', 'signed in');

/** Has a function do what it does with an input that the platform has decoded, and tells what it would send. */
async function answerTo(name: string, data: unknown, caller: string): Promise<Answer> {
  const request = {
    data,
    app: { appId: 'web' },
    rawRequest: { headers: {}, ip: '203.0.113.7' },
    ...(caller === 'signed in' && {
      auth: {
        uid: person.auth.currentUser?.uid,
        token: { firebase: { identities: { 'google.com': ['1'] } } },
      },
    }),
  } as unknown as CallableRequest;
  try {
    return { result: await deployed[name]?.run(request) };
  } catch (error) {
    return { error: (error as HttpsError).toJSON() as NonNullable<Answer['error']> };
  }
}

const subjects: [name: string, subject: Subject][] = Object.entries(SUBJECTS);

describe.each(subjects)('[S-04] %s', (name, { contract, right }) => {
  /** Tries inputs, of which as many as `least` must be refused for their shape. */
  async function tryAll(inputs: fc.Arbitrary<unknown>, numRuns: number, least: number): Promise<void> {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(inputs, callers, async (input, caller) => {
        const sent = JSON.parse(JSON.stringify({ data: input })).data as unknown;
        if (requireAnswer(await answerTo(name, sent, caller), sent, contract)) refused += 1;
      }),
      { numRuns },
    );
    expect(refused).toBeGreaterThanOrEqual(least);
  }

  it('takes no JSON that is not of the contract', () => tryAll(anyJson, RUNS, RUNS * 0.9));
  it('takes no input with one field broken', () => tryAll(broken(right), RUNS, RUNS / 2));
  it('answers whatever has the right shape', () => tryAll(right, RIGHT_RUNS, 0));
});
