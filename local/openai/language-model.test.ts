import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '../project/server.ts';
import { languageModel } from './language-model.ts';

const server = languageModel();
beforeAll(() => listen(server, 0));
afterAll(() => close(server));

const prompt = {
  model: 'gpt-4o-mini',
  messages: [
    {
      role: 'system',
      content:
        'Fill in rows, such as on 2026-01-09.\n{"1":"Телефон","2":"Дата","3":"Улюблений колір"}\nToday is 2026-11-20, Friday.',
    },
    { role: 'user', content: 'Доброго дня! Київ - Варшава завтра, 2 місця, 067 123 45 67' },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'rows', strict: true, schema: schemaFor(['3']) },
  },
};

test('without a key the answer is OpenAI’s 401', async () => {
  const response = await ask(prompt, {});
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    error: {
      message: expect.stringContaining('API key'),
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  });
});

test.for([
  ['no JSON', '{"model":'],
  ['no model', { ...prompt, model: undefined }],
  ['no messages', { ...prompt, messages: [] }],
  ['no message of a passenger', { ...prompt, messages: prompt.messages.slice(0, 1) }],
  ['no date', { ...prompt, messages: prompt.messages.slice(1) }],
  ['no columns', { ...prompt, response_format: { type: 'text' } }],
  ['nothing but null', null],
] as const)('a body with %s is refused with OpenAI’s 400', async ([, body]) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', param: null } });
});

test('a body that is too long is refused', async () => {
  expect((await ask('x'.repeat(1_000_001))).status).toBe(413);
});

test('other paths and methods are unknown', async () => {
  expect((await fetch(`${address()}/v1/models`)).status).toBe(404);
  expect((await fetch(`${address()}/v1/chat/completions`)).status).toBe(404);
});

test('a message is read into the columns that were asked for', async () => {
  const response = await ask(prompt);
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { choices: [{ message: { content: string } }] };
  expect(answer).toMatchObject({
    object: 'chat.completion',
    model: 'gpt-4o-mini',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', refusal: null } }],
    usage: { total_tokens: expect.any(Number) },
  });
  expect(JSON.parse(answer.choices[0].message.content)).toEqual({
    kind: 'booking',
    rows: [{ 1: '+380671234567', 2: '2026-11-21', 3: '' }],
    columns: { 3: { ua: 'Улюблений колір', en: 'Улюблений колір' } },
  });
});

function ask(body: unknown, headers: Record<string, string> = { authorization: 'Bearer any' }) {
  return fetch(`${address()}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @param labelled the numbers of the columns whose labels are asked for */
function schemaFor(labelled: string[]) {
  const labels = labelled.map((number) => [number, { type: 'object' }]);
  const properties = { columns: { type: 'object', properties: Object.fromEntries(labels) } };
  return { type: 'object', properties, required: ['columns'], additionalProperties: false };
}
