import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '../project/server.ts';
import { languageModel } from './language-model.ts';
import { refusalOf } from './model-families.ts';

const server = languageModel();
beforeAll(() => listen(server, 0));
afterAll(() => close(server));

/** The provider's own words and fields, as people have reported them. */
test.for([
  [
    { model: 'gpt-6-luna', max_tokens: 500, temperature: 0.3 },
    {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      param: 'max_tokens',
      code: 'unsupported_parameter',
    },
  ],
  [
    { model: 'gpt-6-luna', temperature: 0.3 },
    {
      message:
        "Unsupported value: 'temperature' does not support 0.3 with this model. Only the default (1) value is supported.",
      param: 'temperature',
      code: 'unsupported_value',
    },
  ],
  [
    { model: 'gpt-5-mini', reasoning_effort: 'none' },
    {
      message:
        "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
      param: 'reasoning_effort',
      code: 'unsupported_value',
    },
  ],
  [
    { model: 'gpt-4o-mini', reasoning_effort: 'none' },
    { message: 'Unrecognized request argument supplied: reasoning_effort', param: null, code: null },
  ],
] as const)('[M-06] %j is refused as OpenAI does', async ([body, error]) => {
  const refusal = refusalOf(body);
  expect(refusal?.status).toBe(400);
  expect(await refusal?.json()).toEqual({ error: { ...error, type: 'invalid_request_error' } });
});

test.for([
  { model: 'gpt-4o-mini', max_tokens: 500, temperature: 0.3 },
  { model: 'gpt-4o-mini', max_completion_tokens: 500 },
  { model: 'gpt-6-luna', max_completion_tokens: 500, temperature: 0.3, reasoning_effort: 'none' },
  { model: 'gpt-6-luna', max_completion_tokens: 500, temperature: 1 },
  { model: 'gpt-5-mini', max_completion_tokens: 500, reasoning_effort: 'minimal' },
  { model: 'a-model-of-ones-own', max_tokens: 500, temperature: 0.3 },
])('[M-06] %j is not refused', (body) => {
  expect(refusalOf(body)).toBeUndefined();
});

test.for([
  ['gpt-4o-mini', '2027-01-14'],
  ['gpt-6-luna', null],
] as const)('[M-06] %s tells when it ends', async ([id, date]) => {
  const response = await askFor(id);
  expect(await response.json()).toMatchObject({ id, object: 'model', shutdown_date: date });
});

test('[M-06] a model that is unknown is OpenAI’s 404', async () => {
  const response = await askFor('gpt-0');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'model_not_found', param: 'model' } });
});

function askFor(id: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: 'Bearer any' };
  return fetch(`http://127.0.0.1:${port}/v1/models/${id}`, { headers });
}
