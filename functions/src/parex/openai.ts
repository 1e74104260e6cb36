import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAI } from 'openai';
import { CallFailure } from '../failure.ts';
import { settings } from '../settings.ts';
import type { Prompt } from './prompt.ts';

/** The provider's name, for the words of failures. */
export const PROVIDER = 'OpenAI';

/** Before the one other try after a fault that may have passed. */
const PAUSE_MILLISECONDS = 500;

/**
 * Asks the language model for JSON and answers with it, parsed; its shape is the caller's to check.
 * The SDK reads `OPENAI_BASE_URL` from the environment by itself.
 *
 * @throws CallFailure 'no-chat-messages', and whatever the provider's failures become in `failureFrom`
 */
export async function askForJson({ messages, schema }: Prompt, apiKey: string): Promise<unknown> {
  if (messages.length === 0) throw new CallFailure('no-chat-messages');
  // The SDK would refuse to put such a key into a header, with an error that quotes the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new CallFailure('invalid-api-key', { provider: PROVIDER });

  const completion = await complete(apiKey, {
    model: settings.model,
    temperature: settings.temperature,
    // What is newer, max_completion_tokens, is not known to every server that speaks this protocol.
    max_tokens: settings.maxTokens,
    messages,
    response_format: { type: 'json_schema', json_schema: { name: 'row', strict: true, schema } },
  }).catch((error: unknown) => {
    throw failureFrom(error, apiKey);
  });
  return jsonIn(completion);
}

/** One request, and another where the first met a passing fault; both within the time that one call may take. */
async function complete(
  apiKey: string,
  body: OpenAI.ChatCompletionCreateParamsNonStreaming,
): Promise<unknown> {
  const { OpenAI } = await import('openai');
  const timeout = settings.timeoutSeconds * 1000;
  const signal = AbortSignal.timeout(timeout);
  const client = new OpenAI({
    apiKey,
    // The environment's organisation is the deployment's and means nothing beside a caller's own key.
    organization: null,
    project: null,
    timeout,
    // The SDK would ask an empty account again and wait as long as the provider likes.
    maxRetries: 0,
    logLevel: 'off',
  });
  try {
    return await client.chat.completions.create(body, { signal });
  } catch (error) {
    if (signal.aborted || !mayHavePassed(error)) throw error;
    await pause(PAUSE_MILLISECONDS, undefined, { signal });
    return await client.chat.completions.create(body, { signal });
  }
}

/** Whether a second try makes sense: no connection, a fault of the server, too many requests at once. */
function mayHavePassed(error: unknown): boolean {
  if (error instanceof SyntaxError) return false;
  const { status, code } = detailsOf(error);
  return status === undefined || status >= 500 || (status === 429 && code !== 'insufficient_quota');
}

/** The parsed content of a completion. A refusal, an empty content or no JSON is 'unreadable-answer'. */
function jsonIn(completion: unknown): unknown {
  const { choices } = (completion ?? {}) as Partial<OpenAI.ChatCompletion>;
  try {
    return JSON.parse(choices?.[0]?.message?.content ?? '');
  } catch {
    throw new CallFailure('unreadable-answer', { provider: PROVIDER });
  }
}

/**
 * What an error of the SDK means to the caller. An error without a status never was an answer: no connection, cut
 * off, or too late; a SyntaxError is an answer whose own envelope is broken.
 */
export function failureFrom(error: unknown, apiKey: string): CallFailure {
  const { status, message } = detailsOf(error);
  const provider = PROVIDER;
  if (error instanceof SyntaxError) return new CallFailure('unreadable-answer', { provider });
  if (status === undefined) return new CallFailure('no-response', { provider });
  if (status === 401) return new CallFailure('invalid-api-key', { provider });
  if (status === 429) return new CallFailure('provider-rate-limit', { provider });
  return new CallFailure('provider-error', { provider, providerMessage: withoutKeys(message, apiKey) });
}

/** Status, code and message of the SDK's APIError, whose `error` is the provider's own. */
function detailsOf(error: unknown): { status: number | undefined; code: unknown; message: string } {
  const { status, code, error: own } = Object(error) as { status?: unknown; code?: unknown; error?: unknown };
  const message = (Object(own) as { message?: unknown }).message;
  return {
    status: typeof status === 'number' ? status : undefined,
    code,
    message: (typeof message === 'string' && message.trim()) || 'Unknown error',
  };
}

/** Text without the key that was used, or anything else that looks like one: 'sk-…', 'Bearer …', long tokens. */
function withoutKeys(text: string, apiKey: string): string {
  return text
    .replaceAll(apiKey, '…')
    .replace(/\b(?:sk|sess|org|proj)[-_][\w*.-]+|\bBearer\s+\S+|[\w-]{32,}/gi, '…')
    .slice(0, 300);
}
