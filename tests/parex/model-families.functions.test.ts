import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractRows, type Rows } from '@par-club/functions/contract/parex';
import { httpsCallable } from 'firebase/functions';
import { afterAll, describe, expect, it } from 'vitest';
import { functionsLogs } from '../../local/project/paths.ts';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { clientApp } from '../kit/emulators.ts';
import { startFunctions } from '../kit/functions-instance.ts';
import { providerRequests } from '../kit/provider-requests.ts';

const INPUT = { message: 'Олена, 067 123 45 67, з Києва до Львова', columns: ['Телефон', 'Куди'] };

/** A deployment with another model than the default. */
async function deployed(model: string) {
  const name = `model-${model}`;
  const instance = await startFunctions({
    name,
    environment: { ...FUNCTIONS_ENVIRONMENT, OPENAI_MODEL: model },
  });
  const client = clientApp({ functions: instance });
  return {
    ask: async (apiKey: string) =>
      (await httpsCallable<unknown, Rows>(client.functions, extractRows.name)({ ...INPUT, apiKey })).data,
    log: () => readFile(join(functionsLogs(testedSuite), `${name}.log`), 'utf8'),
    close: () => Promise.all([client.close(), instance.stop()]),
  };
}

const successor = await deployed('gpt-6-luna');
const thinking = await deployed('gpt-5-mini');
afterAll(() => Promise.all([successor.close(), thinking.close()]));

const freshKey = () => `sk-test-family-${randomUUID()}`;

/** The parameters of each request that the provider got with a key. */
async function parametersOf(apiKey: string): Promise<object[]> {
  return (await providerRequests(apiKey)).map(({ body }) => {
    const { messages: _, ...parameters } = Object(body);
    return parameters;
  });
}

const strict = { type: 'json_schema', json_schema: { strict: true } };

describe('a model that refuses what the default takes', () => {
  it.each([
    ['gpt-6-luna', successor, { max_completion_tokens: 500, temperature: 0.3, reasoning_effort: 'none' }],
    ['gpt-5-mini', thinking, { max_completion_tokens: 4500, reasoning_effort: 'minimal' }],
  ] as const)(
    '[M-06] %s gives the row, and is asked once by the next call',
    async (model, { ask }, taken) => {
      const first = freshKey();
      expect((await ask(first)).rows).toMatchObject([{ 1: { value: '+380671234567' } }]);
      const learning = await parametersOf(first);
      expect(learning[0]).toMatchObject({ model, max_tokens: 500, temperature: 0.3 });
      const next = freshKey();
      expect((await ask(next)).rows).toMatchObject([{ 2: { value: 'Львів' } }]);
      const [request, ...more] = await parametersOf(next);
      expect(more).toEqual([]);
      expect(request).toEqual({
        model,
        ...taken,
        response_format: expect.objectContaining({ type: 'json_schema' }),
      });
      for (const one of [...learning, request]) expect(one).toMatchObject({ response_format: strict });
    },
  );
});

describe('the log of the functions', () => {
  it('[M-06] says once when the model ends, and names no key', async () => {
    const apiKey = freshKey();
    await thinking.ask(apiKey);
    await expect.poll(thinking.log).toContain('model ends');
    await thinking.ask(apiKey);
    const log = await thinking.log();
    const lines = log.split('\n').filter((line) => line.includes('model ends'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        model: 'gpt-5-mini',
        date: '2026-12-11',
        source: 'provider',
      }),
    ]);
    expect(log).not.toContain(apiKey);
  });
});
