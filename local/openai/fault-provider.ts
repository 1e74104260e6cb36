import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { complete, completion, errorReply, type Reply } from './chat-completion.ts';
import { chatServer, send } from './chat-server.ts';

/** A request as the provider got it, and from which port of this machine: by that the process that asked is found. */
export type ProviderRequest = { apiKey: string; body: unknown; port: number };

type Call = { apiKey: string; body: unknown; response: ServerResponse };

/** The key of the deployment that has one. */
export const LENT_KEY = 'sk-test-deployment';
/** Of all tests that run at the same time. */
const KEPT_REQUESTS = 5000;
/** Longer than a person likes, and shorter than any limit of the product. */
const SLOW_MILLISECONDS = 1000;

/**
 * What the provider does for a key; a test provokes a failure by the key it uses. More may follow after a hyphen,
 * so that tests which run at the same time can tell their requests apart: 'sk-test-500-landing'.
 */
const FAULTS: Readonly<Record<string, (call: Call) => Promise<void> | void>> = {
  'sk-test-401': ({ response, apiKey }) => {
    const message = `Incorrect API key provided: ${apiKey}. You can find your API key at https://platform.openai.com/account/api-keys.`;
    send(response, errorReply(401, message, 'invalid_request_error', 'invalid_api_key'));
  },
  'sk-test-429-rate': ({ response }) => {
    const message =
      'Rate limit reached for gpt-4o-mini on requests per min (RPM): Limit 3, Used 3, Requested 1.';
    send(response, errorReply(429, message, 'requests', 'rate_limit_exceeded'));
  },
  'sk-test-429-quota': ({ response }) => {
    const message = 'You exceeded your current quota, please check your plan and billing details.';
    send(response, errorReply(429, message, 'insufficient_quota', 'insufficient_quota'));
  },
  'sk-test-500': ({ response }) => send(response, serverError()),
  'sk-test-400': ({ response }) => {
    const message = "Unsupported parameter: 'temperature' is not supported with this model.";
    send(response, errorReply(400, message, 'invalid_request_error', 'unsupported_parameter'));
  },
  'sk-test-nonsense': ({ response, body }) =>
    send(response, completion(modelOf(body), 'Hello! How can I help?')),
  'sk-test-wrong-shape': ({ response, body }) =>
    send(response, completion(modelOf(body), JSON.stringify({ rows: ['Kyiv', 'Warsaw'] }))),
  // A model that does as it is told: what the passenger wrote is what it answers.
  'sk-test-obeys': ({ response, body }) => send(response, completion(modelOf(body), messageIn(body))),
  'sk-test-huge': ({ response, body }) => {
    const huge = '<script>alert(1)</script>'.repeat(20_000);
    const cell = { ua: huge, en: huge, value: huge };
    send(response, completion(modelOf(body), JSON.stringify({ 1: cell, 2: cell, 3: cell, more: huge })));
  },
  'sk-test-labels': ({ response, body }) => send(response, withBlankLabels(complete(body))),
  'sk-test-length': ({ response, body }) =>
    send(response, completion(modelOf(body), '{"1":{"ua":"Теле', 'length')),
  'sk-test-broken-json': ({ response, body }) => {
    const whole = JSON.stringify(complete(body).body);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(whole.slice(0, Math.floor(whole.length / 2)));
  },
  'sk-test-cut': async ({ response, body }) => {
    const whole = JSON.stringify(complete(body).body);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(whole),
    });
    await new Promise((sent) => response.write(whole.slice(0, 20), sent));
    response.destroy();
  },
  'sk-test-slow': async ({ response, body }) => {
    await wait(SLOW_MILLISECONDS, undefined, { ref: false });
    send(response, complete(body));
  },
  'sk-test-silent': () => {
    // No answer ever comes; the caller has to give up.
  },
};

/**
 * A language-model provider for tests: OpenAI's protocol over real HTTP, with faults that depend on the key. Besides
 * those in `FAULTS`, a key that begins with 'sk-test-flaky-' gets a 500 at its first request and an answer at the
 * next; any other key gets what the message says. Where the key is the deployment's, the message may name another in
 * brackets, which is taken for it. `GET /requests?key=…` tells what arrived with a key; with `&wait` it answers when there
 * is something to tell.
 */
export function faultProvider(): Server {
  const requests: ProviderRequest[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const met = new Set<string>();
  return chatServer(
    ({ body, response, ...sent }) => {
      const apiKey = keyIn(sent.apiKey, body);
      requests.push({ apiKey, body, port: response.socket?.remotePort ?? 0 });
      if (requests.length > KEPT_REQUESTS) requests.shift();
      arrivals.emit('request');
      if (apiKey.startsWith('sk-test-flaky-') && !met.has(apiKey)) {
        met.add(apiKey);
        return send(response, serverError());
      }
      const fault = faultFor(apiKey);
      return fault ? fault({ apiKey, body, response }) : send(response, complete(body));
    },
    (request, response) => answerAboutRequests(requests, arrivals, request, response),
  );
}

/** The key that says how to behave. */
function keyIn(apiKey: string, body: unknown): string {
  const named = /\[(sk-test-[\w-]+)\]/.exec(messageIn(body))?.[1];
  return apiKey === LENT_KEY && named ? named : apiKey;
}

function faultFor(apiKey: string) {
  return Object.entries(FAULTS).find(([key]) => apiKey === key || apiKey.startsWith(`${key}-`))?.[1];
}

function answerAboutRequests(
  requests: ProviderRequest[],
  arrivals: EventEmitter,
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname, searchParams } = new URL(url, 'http://provider');
  if (pathname !== '/requests' || method !== 'GET') return false;
  const found = () => requests.filter(({ apiKey }) => apiKey === searchParams.get('key'));
  const tell = async () => {
    while (searchParams.has('wait') && found().length === 0) await once(arrivals, 'request');
    send(response, { status: 200, body: found() });
  };
  void tell();
  return true;
}

/** A row in which the model left out the Ukrainian label of the second column and both of the third. */
function withBlankLabels({ status, body }: Reply): Reply {
  const { model, choices } = body as { model: string; choices: [{ message: { content: string } }] };
  const row = JSON.parse(choices[0].message.content) as Record<string, object>;
  const blank = { ...row, 2: { ...row[2], ua: '' }, 3: { ...row[3], ua: '', en: ' ' } };
  return { status, body: completion(model, JSON.stringify(blank)).body };
}

function serverError(): Reply {
  return errorReply(500, 'The server had an error', 'server_error', null);
}

/** The message of the user. */
function messageIn(body: unknown): string {
  const { messages = [] } = Object(body) as { messages?: { content?: unknown }[] };
  return String(messages.at(-1)?.content ?? '');
}

function modelOf(body: unknown): string {
  return String((body as { model?: unknown } | null)?.model ?? '');
}
