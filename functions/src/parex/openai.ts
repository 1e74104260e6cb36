import { setTimeout as pause } from 'node:timers/promises';
import * as logger from 'firebase-functions/logger';
import type { OpenAI } from 'openai';
import { CallFailure } from '../platform/failure.ts';
import { settings } from '../platform/settings.ts';
import { warnOfAnnouncedEnd } from './model-end.ts';
import {
  learn,
  type Parameter,
  type ProviderError,
  parametersFor,
  refusalsOf,
  refusedParameter,
} from './model-parameters.ts';
import type { Prompt } from './prompt.ts';

export const PROVIDER = 'OpenAI';

/** Before the one retry after a fault that may have passed. */
const PAUSE_MILLISECONDS = 500;

type Sdk = typeof import('openai');

type Question = Pick<OpenAI.ChatCompletionCreateParamsNonStreaming, 'model' | 'messages' | 'response_format'>;

/**
 * Asks the language model for JSON and answers with it, parsed; its shape is the caller's to check.
 * The SDK reads `OPENAI_BASE_URL` from the environment by itself.
 * @throws CallFailure 'no-chat-messages', and whatever the provider's failures become in `failureFrom`
 */
export async function askForJson({ messages, schema, maxTokens }: Prompt, apiKey: string): Promise<unknown> {
  if (messages.length === 0) throw new CallFailure('no-chat-messages');
  // The SDK would refuse to put such a key into a header, with an error that quotes the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new CallFailure('invalid-api-key', { provider: PROVIDER });

  warnOfAnnouncedEnd();
  const sdk = await import('openai');
  const question: Question = {
    model: settings.model,
    messages,
    response_format: { type: 'json_schema', json_schema: { name: 'rows', strict: true, schema } },
  };
  const completion = await complete(sdk, apiKey, question, maxTokens).catch((error: unknown) => {
    throw failureFrom(error, apiKey, sdk) ?? error;
  });
  return jsonIn(completion, maxTokens);
}

/**
 * The completion, within the time that one call may take. A request is repeated once for each parameter that the model
 * refuses, and once where it met a passing fault.
 */
async function complete(sdk: Sdk, apiKey: string, question: Question, maxTokens: number): Promise<unknown> {
  const signal = AbortSignal.timeout(settings.timeoutSeconds * 1000);
  const client = new sdk.OpenAI({
    apiKey,
    // The environment's organisation is the deployment's and means nothing beside a caller's own key.
    organization: null,
    project: null,
    // The SDK would ask an empty account again and wait as long as the provider likes.
    maxRetries: 0,
    logLevel: 'off',
  });
  const refusals = refusalsOf(client.baseURL, question.model);
  const repeatedFor = new Set<Parameter | 'fault'>();
  for (;;) {
    const parameters = parametersFor(maxTokens, refusals);
    // The SDK's type has the efforts of its day; a deployment may set a newer one.
    const body = { ...question, ...parameters } as OpenAI.ChatCompletionCreateParamsNonStreaming;
    try {
      return await client.chat.completions.create(body, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const said = providerErrorOf(error, sdk);
      const refused = said && refusedParameter(said, parameters);
      if (refused) {
        learn(refusals, refused, said, parameters);
        logger.info('provider', { provider: PROVIDER, model: question.model, refused });
      }
      const reason = refused ?? (mayHavePassed(error, sdk) ? 'fault' : undefined);
      if (reason === undefined || repeatedFor.has(reason)) throw error;
      repeatedFor.add(reason);
      if (reason === 'fault') await pause(PAUSE_MILLISECONDS, undefined, { signal });
    }
  }
}

/** What the provider says in an error; `undefined` where it is not the provider's. */
function providerErrorOf(error: unknown, { APIError }: Sdk): ProviderError | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, param } = error;
  return { status, code, param, message: messageOf(error) };
}

/** Whether a retry makes sense: no answer, a fault of the server, too many requests at once. */
function mayHavePassed(error: unknown, sdk: Sdk): boolean {
  if (isNoAnswer(error, sdk)) return true;
  if (!(error instanceof sdk.APIError)) return false;
  const { status = 0, code } = error;
  return status >= 500 || (status === 429 && code !== 'insufficient_quota');
}

/** Whether the provider's answer did not come, or not whole: no connection, cut off, or too late. */
function isNoAnswer(error: unknown, { APIConnectionError, APIUserAbortError }: Sdk): boolean {
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return true;
  if (!(error instanceof Error)) return false;
  // Our time limit, reached in the pause or while the body came. Nothing else ever aborts.
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  // What fetch says of a body that ends too early, which the SDK passes on as it is.
  return error instanceof TypeError && error.message === 'terminated';
}

/**
 * The parsed content of a completion. A refusal, an empty content or no JSON is 'unreadable-answer'; an answer that
 * was stopped at its greatest length is not the key's fault and says what it is.
 */
function jsonIn(completion: unknown, maxTokens: number): unknown {
  const { choices } = (completion ?? {}) as Partial<OpenAI.ChatCompletion>;
  try {
    return JSON.parse(choices?.[0]?.message?.content ?? '');
  } catch {
    if (choices?.[0]?.finish_reason !== 'length') {
      throw new CallFailure('unreadable-answer', { provider: PROVIDER });
    }
    logProviderError(200, 'length');
    const providerMessage = `The answer is longer than ${maxTokens} tokens`;
    throw new CallFailure('provider-error', { provider: PROVIDER, providerMessage });
  }
}

/**
 * What an error of a request means to the caller. A SyntaxError is an answer whose own envelope is broken.
 * @returns `undefined` for an error that the provider did not cause, which is a fault of this product
 */
export function failureFrom(error: unknown, apiKey: string, sdk: Sdk): CallFailure | undefined {
  const provider = PROVIDER;
  if (isNoAnswer(error, sdk)) return new CallFailure('no-response', { provider });
  if (error instanceof SyntaxError) return new CallFailure('unreadable-answer', { provider });
  if (!(error instanceof sdk.APIError)) return undefined;
  const { status, code } = error;
  if (status === 401) return new CallFailure('invalid-api-key', { provider });
  if (status === 429) return new CallFailure('provider-rate-limit', { provider });
  logProviderError(status, typeof code === 'string' ? withoutKeys(code, apiKey) : undefined);
  const said = withoutKeys(messageOf(error), apiKey);
  return new CallFailure('provider-error', { provider, ...(said && { providerMessage: said }) });
}

/** Shows an operator what is wrong, such as the name of the model. Not what the provider says: it may quote people. */
function logProviderError(status: number | undefined, code: string | undefined): void {
  logger.warn('provider', { provider: PROVIDER, status, code });
}

/** What the provider says; '' for nothing. The error's own message begins with the status. */
function messageOf({ error }: InstanceType<Sdk['APIError']>): string {
  // Some servers with this protocol answer with nothing but words.
  const message = typeof error === 'string' ? error : (Object(error) as { message?: unknown }).message;
  return typeof message === 'string' ? message.trim() : '';
}

/** Text without the key that was used, or anything else that looks like one: 'sk-…', 'Bearer …', long tokens. */
function withoutKeys(text: string, apiKey: string): string {
  return text
    .replaceAll(apiKey, '…')
    .replace(/\b(?:sk|sess|org|proj)[-_][\w*.-]+|\bBearer\s+\S+|[\w-]{32,}/gi, '…')
    .slice(0, 300);
}
