import * as logger from 'firebase-functions/logger';
import * as sdk from 'openai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../platform/failure.ts';
import { askForJson, failureFrom } from './openai.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
const warn = vi.mocked(logger.warn);
beforeEach(() => {
  warn.mockClear();
});

const { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } = sdk;
const KEY = 'sk-proj-Abc_123';

/** An error as the SDK makes it of a status and the provider's `error`. */
function apiError(status: number, error: object | undefined): sdk.APIError {
  return APIError.generate(status, error && { error }, undefined, new Headers());
}

/** What the caller is told of an error, which must be one of the provider's doing. */
function failureOf(error: unknown): CallFailure {
  return failureFrom(error, KEY, sdk) ?? expect.fail('It is a fault of ours');
}

describe('askForJson', () => {
  it('[X-16] asks for messages', async () => {
    const prompt = { messages: [], schema: {}, maxTokens: 500 };
    await expect(askForJson(prompt, KEY)).rejects.toMatchObject({
      message: 'Messages array is required and cannot be empty',
      details: { reason: 'no-chat-messages' },
    });
  });

  it.each(['ключ', 'sk-a\nb', 'sk-a b'])(
    '[X-17] takes %j for no key without sending or quoting it',
    async (key) => {
      const messages = [{ role: 'user' as const, content: 'Київ' }];
      await expect(askForJson({ messages, schema: {}, maxTokens: 500 }, key)).rejects.toMatchObject({
        message: 'Invalid OpenAI API key. Please check your credentials.',
        details: { reason: 'invalid-api-key', provider: 'OpenAI' },
      });
    },
  );
});

describe('failureFrom', () => {
  it.each([
    ['a refused key', apiError(401, { message: `Incorrect API key: ${KEY}` }), 'invalid-api-key'],
    ['too many requests', apiError(429, { code: 'rate_limit_exceeded' }), 'provider-rate-limit'],
    ['an empty account', apiError(429, { code: 'insufficient_quota' }), 'provider-rate-limit'],
    ['no connection', new APIConnectionError({ cause: new Error('ECONNREFUSED') }), 'no-response'],
    ['a timeout', new APIConnectionTimeoutError(), 'no-response'],
    ['the end of our patience', new APIUserAbortError(), 'no-response'],
    [
      'an abort while the body comes',
      new DOMException('This operation was aborted', 'AbortError'),
      'no-response',
    ],
    ['a body cut off', new TypeError('terminated'), 'no-response'],
    ['a body of broken JSON', new SyntaxError('Unexpected end of JSON input'), 'unreadable-answer'],
    ['any other status', apiError(503, { message: 'Overloaded' }), 'provider-error'],
  ])('[X-17] tells %s', (_, error, reason) => {
    const failure = failureOf(error);
    expect(failure.details).toMatchObject({ reason, provider: 'OpenAI' });
    expect(JSON.stringify([failure.message, failure.details])).not.toContain(KEY);
  });

  it.each([
    ['a fault of our code', new TypeError("Cannot read properties of undefined (reading 'model')")],
    ['a part that does not load', Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE' })],
    ['a status that is not of the provider', Object.assign(new Error('No'), { status: 503 })],
    ['what is no error', 'terminated'],
  ])('does not blame the provider for %s', (_, error) => {
    expect(failureFrom(error, KEY, sdk)).toBeUndefined();
  });

  it('[X-18] logs status and code of what the provider refuses, and no more', () => {
    failureOf(apiError(404, { code: 'model_not_found', message: `No model for ${KEY} and 067 123 45 67` }));
    failureOf(apiError(400, { code: `bad ${KEY}` }));
    failureOf(apiError(500, undefined));
    expect(warn.mock.calls).toEqual([
      ['provider', { provider: 'OpenAI', status: 404, code: 'model_not_found' }],
      ['provider', { provider: 'OpenAI', status: 400, code: 'bad …' }],
      ['provider', { provider: 'OpenAI', status: 500, code: undefined }],
    ]);
  });

  it('[X-17] repeats what the provider says', () => {
    const failure = failureOf(apiError(400, { message: 'Unsupported model' }));
    expect(failure.message).toBe('OpenAI API error: Unsupported model');
    expect(failure.details).toMatchObject({ providerMessage: 'Unsupported model' });
  });

  it.each([undefined, {}, { message: ' ' }, { message: 7 }])('[X-17] says Unknown error for %j', (error) => {
    expect(failureOf(apiError(500, error)).message).toBe('OpenAI API error: Unknown error');
  });

  it.each([
    [`key ${KEY} is odd`, 'key … is odd'],
    ['key sk-proj-An0ther-key_1 is odd', 'key … is odd'],
    ['key sk-ab**********yz is odd', 'key … is odd'],
    ['Authorization: Bearer abc.def', 'Authorization: …'],
    ['no org-aB12cD access', 'no … access'],
    [`token ${'a1'.repeat(16)}.`, 'token ….'],
    ['x '.repeat(400), 'x '.repeat(150)],
  ])('[X-18] keeps keys out of %j', (said, repeated) => {
    expect(failureOf(apiError(400, { message: said })).details).toMatchObject({
      providerMessage: repeated,
    });
  });
});
