import { describe, expect, it } from 'vitest';
import { Failure, FailureReason } from '../contract/failures.ts';
import { CallFailure } from './failure.ts';

describe('CallFailure', () => {
  const about = { provider: 'OpenAI', providerMessage: 'Too long', dailyLimit: 30 };

  it.each([
    ['no-api-key', 'failed-precondition', 'OpenAI API key is required'],
    ['no-chat-messages', 'invalid-argument', 'Messages array is required and cannot be empty'],
    ['no-message', 'invalid-argument', 'Message is required'],
    ['no-columns', 'invalid-argument', 'Columns array is required and cannot be empty'],
    ['invalid-api-key', 'permission-denied', 'Invalid OpenAI API key. Please check your credentials.'],
    ['provider-rate-limit', 'resource-exhausted', 'OpenAI API rate limit exceeded. Please try again later.'],
    ['provider-error', 'unavailable', 'OpenAI API error: Too long'],
    ['no-response', 'unavailable', 'No response from OpenAI API. Please check your internet connection.'],
    ['unreadable-answer', 'resource-exhausted', 'The limit of the OpenAI API key is exhausted.'],
    ['quota-used-up', 'resource-exhausted', 'The 30 free requests of today are used up.'],
    ['own-key-used-up', 'resource-exhausted', 'The 30 requests of today on the own key are used up.'],
    ['internal', 'internal', 'Internal error'],
  ] as const)('%s is %s: %s', (reason, code, message) => {
    const failure = new CallFailure(reason, about);
    expect(failure.code).toBe(code);
    expect(failure.message).toBe(message);
    expect(failure.details).toEqual({ reason, ...about });
  });

  it.each([
    ['P-20', 'not-signed-in', 'unauthenticated', 'User not signed in'],
    ['P-20', 'no-google-client', 'failed-precondition', 'Google API keys are not set'],
    [
      'P-20',
      'bad-google-client',
      'failed-precondition',
      'Failed to initialize Google API. Check your API keys.',
    ],
    ['P-20', 'not-connected', 'failed-precondition', 'No access token available'],
    ['P-17', 'grant-lost', 'failed-precondition', 'Failed to refresh access token'],
    ['P-17', 'invalid-access-token', 'permission-denied', 'Unauthorized: Invalid access token'],
    ['P-15', 'no-calendar-id', 'invalid-argument', 'Calendar ID is required'],
    ['P-15', 'no-event-id', 'invalid-argument', 'Calendar ID and Event ID are required'],
    ['P-15', 'calendar-not-found', 'not-found', 'Calendar with ID a@example.com not found'],
    ['P-15', 'not-found', 'not-found', 'Event with ID a@example.com not found'],
  ] as const)('[%s] %s is %s: %s', (_, reason, code, message) => {
    const failure = new CallFailure(reason, { id: 'a@example.com' });
    expect(failure.code).toBe(code);
    expect(failure.message).toBe(message);
    expect(failure.details).toEqual({ reason });
  });

  it('says Unknown error for a provider that says nothing', () => {
    const failure = new CallFailure('provider-error', { provider: 'OpenAI' });
    expect(failure.message).toBe('OpenAI API error: Unknown error');
  });

  it('names a field in the message and nowhere else', () => {
    const failure = new CallFailure('invalid-input', { field: 'columns.3' });
    expect(failure.message).toBe('Invalid input: columns.3');
    expect(failure.details).toEqual({ reason: 'invalid-input' });
  });

  it('has details of the contract for every reason', () => {
    for (const reason of FailureReason.options) {
      expect(Failure.parse(new CallFailure(reason, about).details).reason).toBe(reason);
    }
  });
});
