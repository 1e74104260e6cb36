import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ROW_LIMIT } from '@par-club/functions/contract/parex.values';
import { complete, completion, errorReply } from '../../local/openai/chat-completion.ts';
import { chatHandler } from '../../local/openai/language-model.ts';
import { refusalOf } from '../../local/openai/model-families.ts';
import { portsOf, testedSuite } from '../../local/project/ports.ts';
import { listen, serverOf } from '../../local/project/server.ts';
import { LENT_KEY } from '../../local/suite/functions-environment.ts';

/** A request as the provider got it, and from which port of this machine: by that the process that asked is found. */
export type ProviderRequest = { apiKey: string; body: unknown; port: number };

type Call = { apiKey: string; body: unknown; response: ServerResponse };
/** Nothing where no answer is to come, or the connection was cut. */
type Answer = Response | undefined;

/** Of all tests that run at the same time. */
const KEPT_REQUESTS = 5000;
/** Longer than a person likes, and shorter than any limit of the product. */
const SLOW_MILLISECONDS = 1000;

/**
 * What the provider does for a key; a test provokes a failure by the key it uses. More may follow after a hyphen,
 * so that tests which run at the same time can tell their requests apart: 'sk-test-500-landing'.
 */
const FAULTS: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>> = {
  'sk-test-401': ({ apiKey }) => {
    const message = `Incorrect API key provided: ${apiKey}. You can find your API key at https://platform.openai.com/account/api-keys.`;
    return errorReply(401, message, 'invalid_request_error', 'invalid_api_key');
  },
  'sk-test-429-rate': () => {
    const message =
      'Rate limit reached for gpt-4o-mini on requests per min (RPM): Limit 3, Used 3, Requested 1.';
    return errorReply(429, message, 'requests', 'rate_limit_exceeded');
  },
  'sk-test-429-quota': () => {
    const message = 'You exceeded your current quota, please check your plan and billing details.';
    return errorReply(429, message, 'insufficient_quota', 'insufficient_quota');
  },
  'sk-test-500': () => serverError(),
  'sk-test-400': () => {
    const message = "Invalid schema for response_format 'rows'.";
    return errorReply(400, message, 'invalid_request_error', null, 'response_format');
  },
  'sk-test-nonsense': ({ body }) => completion(modelOf(body), 'Hello! How can I help?'),
  'sk-test-wrong-shape': ({ body }) =>
    completion(modelOf(body), JSON.stringify({ rows: ['Kyiv', 'Warsaw'] })),
  // A model that does as it is told: what the passenger wrote is what it answers.
  'sk-test-obeys': ({ body }) => completion(modelOf(body), messageIn(body)),
  'sk-test-huge': ({ body }) => {
    const huge = `${messageIn(body)}-`.repeat(20_000);
    const inAll = <Of>(value: Of) => ({ 1: value, 2: value, 3: value });
    const rows = [inAll(huge), ...Array(2 * ROW_LIMIT).fill(inAll(messageIn(body)))];
    const answer = { kind: 'booking', columns: inAll({ ua: huge, en: huge }), rows, more: huge };
    return completion(modelOf(body), JSON.stringify(answer));
  },
  'sk-test-labels': ({ body }) => changed(complete(body), withBlankLabels),
  'sk-test-invents': ({ body }) => changed(complete(body), withInventions),
  'sk-test-length': ({ body }) => completion(modelOf(body), '{"kind":"booking","rows":[{"1":"Оле', 'length'),
  'sk-test-broken-json': async ({ body }) => {
    const whole = await complete(body).text();
    return new Response(whole.slice(0, Math.floor(whole.length / 2)), {
      headers: { 'content-type': 'application/json' },
    });
  },
  'sk-test-cut': async ({ response, body }) => {
    const whole = await complete(body).text();
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(whole),
    });
    await new Promise((sent) => response.write(whole.slice(0, 20), sent));
    response.destroy();
    return undefined;
  },
  'sk-test-slow': async ({ body }) => {
    await wait(SLOW_MILLISECONDS, undefined, { ref: false });
    return answer(body);
  },
  // No answer ever comes; the caller has to give up.
  'sk-test-silent': () => undefined,
};

const requests: ProviderRequest[] = [];
const arrivals = new EventEmitter().setMaxListeners(0);
const met = new Set<string>();

/**
 * A language-model provider for tests: OpenAI's protocol over real HTTP, with faults that depend on the key. Besides
 * those in `FAULTS`, a key that begins with 'sk-test-flaky-' gets a 500 at its first request and an answer at the
 * next; any other key gets what the message says. Where the key is the deployment's, the message may name another in
 * brackets, which is taken for it. `GET /requests?key=…` tells what arrived with a key; with `&wait` it answers when there
 * is something to tell.
 */
const chat = chatHandler(({ body, response, ...sent }) => {
  const apiKey = keyIn(sent.apiKey, body);
  requests.push({ apiKey, body, port: response.socket?.remotePort ?? 0 });
  if (requests.length > KEPT_REQUESTS) requests.shift();
  arrivals.emit('request');
  if (apiKey.startsWith('sk-test-flaky-') && !met.has(apiKey)) {
    met.add(apiKey);
    return serverError();
  }
  const fault = faultFor(apiKey);
  return fault ? fault({ apiKey, body, response }) : answer(body);
});

const provider = serverOf(
  async (request, response) => answerAboutRequests(request) ?? chat(request, response),
);
await listen(provider, portsOf(testedSuite).faultProvider);

/** What a model without a fault answers: a refusal of parameters that its family does not take, or a row. */
function answer(body: unknown): Response {
  return refusalOf(body) ?? complete(body);
}

/** The key that says how to behave. */
function keyIn(apiKey: string, body: unknown): string {
  const named = /\[(sk-test-[\w-]+)\]/.exec(messageIn(body))?.[1];
  return apiKey === LENT_KEY && named ? named : apiKey;
}

function faultFor(apiKey: string) {
  return Object.entries(FAULTS).find(([key]) => apiKey === key || apiKey.startsWith(`${key}-`))?.[1];
}

/** Answers no other path than its own. */
function answerAboutRequests({ url = '', method }: IncomingMessage): Promise<Response> | undefined {
  const { pathname, searchParams } = new URL(url, 'http://provider');
  if (pathname !== '/requests' || method !== 'GET') return undefined;
  const found = () => requests.filter(({ apiKey }) => apiKey === searchParams.get('key'));
  const tell = async () => {
    while (searchParams.has('wait') && found().length === 0) await once(arrivals, 'request');
    return Response.json(found());
  };
  return tell();
}

/** What the product's prompt asks of a model; labels only of columns that the product does not know. */
type ModelAnswer = {
  kind: string;
  columns?: Record<string, { ua: string; en: string }>;
  rows: Record<string, string>[];
};

/** A completion whose answer was changed. */
async function changed(reply: Response, change: (answer: ModelAnswer) => ModelAnswer): Promise<Response> {
  const { model, choices } = (await reply.json()) as {
    model: string;
    choices: [{ message: { content: string } }];
  };
  return completion(model, JSON.stringify(change(JSON.parse(choices[0].message.content))));
}

/** The model leaves out the Ukrainian label of the second column and both of the third. */
function withBlankLabels({ columns, ...rest }: ModelAnswer): ModelAnswer {
  const blank = { 2: { ua: '', en: columns?.[2]?.en ?? '' }, 3: { ua: '', en: ' ' } };
  return { ...rest, columns: { ...columns, ...blank } };
}

/** The model claims what no message says: a value for each empty cell, and a row more. */
function withInventions({ rows, ...rest }: ModelAnswer): ModelAnswer {
  const inventedAt = (index: number) => (index % 2 === 0 ? 'Вигадана Степанида' : '+380999999999');
  const filled = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value], index) => [key, value === '' ? inventedAt(index) : value]),
    ),
  );
  const more = Object.fromEntries(Object.keys(rows[0] ?? {}).map((key, index) => [key, inventedAt(index)]));
  return { ...rest, rows: [...filled, more] };
}

function serverError(): Response {
  return errorReply(500, 'The server had an error', 'server_error');
}

/** The message of the user. */
function messageIn(body: unknown): string {
  const { messages = [] } = Object(body) as { messages?: { content?: unknown }[] };
  return String(messages.at(-1)?.content ?? '');
}

function modelOf(body: unknown): string {
  return String((body as { model?: unknown } | null)?.model ?? '');
}
