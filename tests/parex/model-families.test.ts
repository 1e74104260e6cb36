import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completion, errorReply } from '../../local/openai/chat-completion.ts';
import { chatHandler } from '../../local/openai/language-model.ts';
import { refusalOf } from '../../local/openai/model-families.ts';
import { origin } from '../../local/project/ports.ts';
import { close, listen, serverOf } from '../../local/project/server.ts';

const log = vi.hoisted(() => ({ warn: vi.fn(), info: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const KEY = 'sk-own';
const PROMPT = {
  messages: [{ role: 'user' as const, content: 'Київ' }],
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  maxTokens: 500,
};
const OLD = { max_tokens: 500, temperature: 0.3 };
const NEW = { max_completion_tokens: 500, temperature: 0.3, reasoning_effort: 'none' };

type Answer = Response | undefined | Promise<Response | undefined>;

/** The parameters of each request since the test began. */
let requests: object[];
/** The headers with the key of each question about a model. */
let lookups: unknown[];
let answer: (body: object) => Answer;
let answerLookup: () => Answer;

const chat = chatHandler(({ body }) => {
  const { model, messages, response_format, ...parameters } = Object(body);
  requests.push(parameters);
  return answer(Object(body));
});
const server = serverOf(async (request, response) => {
  if (request.method !== 'GET') return chat(request, response);
  lookups.push(request.headers.authorization);
  return answerLookup();
});
beforeAll(() => listen(server, 0));
afterAll(() => close(server));

const row = () => completion('any', '{}');

beforeEach(() => {
  vi.resetModules();
  for (const written of Object.values(log)) written.mockClear();
  requests = [];
  lookups = [];
  answer = (body) => refusalOf(body) ?? row();
  answerLookup = () => Response.json({ shutdown_date: null });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Asks as an instance that has just started, with parameters of its own. */
async function startedWith(environment: Record<string, string>) {
  vi.stubEnv('OPENAI_BASE_URL', `${origin((server.address() as AddressInfo).port)}/v1`);
  vi.stubEnv('OPENAI_API_KEY', 'sk-deployment');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { askForJson } = await import('../../functions/src/parex/openai.ts');
  return () => askForJson(PROMPT, KEY);
}

describe('the first call learns what a model takes, and later ones know it', () => {
  it.each([
    ['gpt-4o-mini', [OLD]],
    ['gpt-6-luna', [OLD, NEW]],
    [
      'gpt-5-mini',
      [
        OLD,
        NEW,
        { max_completion_tokens: 4500, temperature: 0.3, reasoning_effort: 'minimal' },
        { max_completion_tokens: 4500, reasoning_effort: 'minimal' },
      ],
    ],
  ])('[M-06] %s', async (model, all) => {
    const ask = await startedWith({ OPENAI_MODEL: model });
    expect(await ask()).toEqual({});
    expect(requests).toEqual(all);
    requests = [];
    await ask();
    expect(requests).toEqual(all.slice(-1));
    const told = log.info.mock.calls.map(([, { refused }]) => refused);
    expect(new Set(told).size).toBe(all.length - 1);
  });

  it('[M-06] an effort that a deployment sets is asked for', async () => {
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-6-luna', OPENAI_REASONING_EFFORT: 'low' });
    await ask();
    expect(requests.at(-1)).toEqual({ max_completion_tokens: 4500, reasoning_effort: 'low' });
  });

  it('[M-06] calls at the same time learn together', async () => {
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-5-mini' });
    await Promise.all(Array.from({ length: 8 }, ask));
    requests = [];
    await ask();
    expect(requests).toEqual([{ max_completion_tokens: 4500, reasoning_effort: 'minimal' }]);
  });

  it.each([
    [
      'an error of nothing but a message',
      { error: { message: 'temperature: Extra inputs are not permitted' } },
    ],
    ['an error of nothing but words', { error: 'unknown field "temperature"' }],
  ])('[M-06] from %s', async (_, error) => {
    answer = (body) => ('temperature' in body ? Response.json(error, { status: 422 }) : row());
    const ask = await startedWith({});
    await ask();
    expect(requests).toEqual([OLD, { max_tokens: 500, reasoning_effort: 'none' }]);
  });
});

describe('what goes wrong', () => {
  const failure = (ask: () => Promise<unknown>) =>
    ask().then(
      () => expect.fail('It was answered'),
      (error: unknown) => error,
    );

  it('[M-06] a value out of its range is the deployment’s mistake, and asked once', async () => {
    answer = () => errorReply(400, 'max_tokens is too large', undefined, 'invalid_value', 'max_tokens');
    const ask = await startedWith({});
    expect(await failure(ask)).toMatchObject({
      details: { reason: 'provider-error', providerMessage: 'max_tokens is too large' },
    });
    expect(requests).toEqual([OLD]);
  });

  it('[M-06] a parameter is given way on once in a call', async () => {
    answer = (body) => {
      const { reasoning_effort: effort } = Object(body);
      if (effort === undefined) return refusalOf({ ...body, reasoning_effort: 'none' }) ?? row();
      const message = `'${effort}' is not supported. Supported values are: 'low'.`;
      return errorReply(400, message, undefined, 'unsupported_value', 'reasoning_effort');
    };
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-6-luna' });
    expect(await failure(ask)).toMatchObject({ details: { reason: 'provider-error' } });
    expect(requests.map((request) => Object(request).reasoning_effort)).toEqual([undefined, 'none', 'low']);
    requests = [];
    await ask();
    expect(requests).toEqual([{ max_completion_tokens: 4500, temperature: 0.3 }]);
  });

  it('[M-06] a passing fault between two refusals is tried once more', async () => {
    const faults = [false, true];
    answer = (body) => (faults.shift() ? errorReply(500, 'Overloaded') : (refusalOf(body) ?? row()));
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-6-luna' });
    await ask();
    expect(requests).toEqual([OLD, NEW, NEW]);
  });

  it('[M-06] all requests of a call share its time', async () => {
    answer = async (body) => {
      // Each is within the limit of a second; together they are not.
      await wait(600);
      return refusalOf(body) ?? row();
    };
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-6-luna', OPENAI_TIMEOUT_SECONDS: '1' });
    expect(await failure(ask)).toMatchObject({ details: { reason: 'no-response' } });
  });
});

describe('an announced end', () => {
  const ends = () => log.warn.mock.calls.filter(([subject]) => subject === 'model ends');
  const DATE = '2031-05-06';

  it('[M-06] is in the log once, asked with the deployment’s key', async () => {
    answerLookup = () => Response.json({ id: 'gpt-6-luna', shutdown_date: DATE });
    const ask = await startedWith({ OPENAI_MODEL: 'gpt-6-luna' });
    await Promise.all([ask(), ask()]);
    await vi.waitFor(() => expect(ends()).toHaveLength(1));
    await ask();
    expect(ends()).toEqual([['model ends', { model: 'gpt-6-luna', date: DATE, source: 'provider' }]]);
    expect(lookups).toEqual(['Bearer sk-deployment']);
  });

  it('[M-06] keeps no answer waiting', async () => {
    answerLookup = () => undefined;
    const ask = await startedWith({});
    expect(await ask()).toEqual({});
    expect(ends()).toEqual([]);
  });

  it.each([
    ['no key', { OPENAI_API_KEY: 'none' }, () => Response.json({ shutdown_date: DATE })],
    ['an error', {}, () => errorReply(403, 'You have no access to this')],
    ['no JSON', {}, () => new Response('<html>')],
    ['no date', {}, () => Response.json({ shutdown_date: 'soon' })],
  ] as const)('[M-06] comes from the table after %s', async (_, environment, reply) => {
    answerLookup = reply;
    const ask = await startedWith(environment);
    await ask();
    await vi.waitFor(() => expect(ends()).toHaveLength(1));
    expect(ends()).toEqual([['model ends', { model: 'gpt-4o-mini', date: '2027-01-14', source: 'table' }]]);
  });

  it('[M-06] that the provider takes back is none', async () => {
    const ask = await startedWith({});
    await ask();
    await vi.waitFor(() => expect(lookups).toHaveLength(1));
    const { announcedEnd } = await import('../../functions/src/parex/model-end.ts');
    expect(await announcedEnd('gpt-4o-mini', KEY)).toEqual({ date: undefined, source: 'provider' });
    expect(ends()).toEqual([]);
  });
});
