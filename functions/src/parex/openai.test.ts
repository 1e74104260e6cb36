import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { describe, expect, it } from 'vitest';
import { askForJson, failureFrom } from './openai.ts';

const KEY = 'sk-proj-Abc_123';

/** An error as the SDK makes it of a status and the provider's `error`. */
function apiError(status: number, error: object | undefined): APIError {
  return APIError.generate(status, error && { error }, undefined, new Headers());
}

describe('askForJson', () => {
  it('[X-16] asks for messages', async () => {
    await expect(askForJson({ messages: [], schema: {} }, KEY)).rejects.toMatchObject({
      message: 'Messages array is required and cannot be empty',
      details: { reason: 'no-chat-messages' },
    });
  });

  it.each(['ключ', 'sk-a\nb', 'sk-a b'])(
    '[X-17] takes %j for no key without sending or quoting it',
    async (key) => {
      const messages = [{ role: 'user' as const, content: 'Київ' }];
      await expect(askForJson({ messages, schema: {} }, key)).rejects.toMatchObject({
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
    const failure = failureFrom(error, KEY);
    expect(failure.details).toMatchObject({ reason, provider: 'OpenAI' });
    expect(JSON.stringify([failure.message, failure.details])).not.toContain(KEY);
  });

  it('[X-17] repeats what the provider says', () => {
    const failure = failureFrom(apiError(400, { message: 'Unsupported model' }), KEY);
    expect(failure.message).toBe('OpenAI API error: Unsupported model');
    expect(failure.details).toMatchObject({ providerMessage: 'Unsupported model' });
  });

  it.each([undefined, {}, { message: ' ' }, { message: 7 }])('[X-17] says Unknown error for %j', (error) => {
    expect(failureFrom(apiError(500, error), KEY).message).toBe('OpenAI API error: Unknown error');
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
    expect(failureFrom(apiError(400, { message: said }), KEY).details).toMatchObject({
      providerMessage: repeated,
    });
  });
});
