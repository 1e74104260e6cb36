import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Failure, FailureReason } from './contract/failures.ts';

/** What a failure says beside its reason; `field` only finds its way into the message. */
type About = Omit<Failure, 'reason'> & { field?: string };

/**
 * The failure of a call, as the caller receives it: a code and an English message by reason, and the contract's
 * `Failure` as details. Never holds a key, a passenger's message or any other content.
 */
export class CallFailure extends HttpsError {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, { field, ...about }: About = {}) {
    const { code, message } = catalogue[reason];
    const details: Failure = { reason, ...about };
    super(code, message({ ...about, ...(field === undefined ? {} : { field }) }), details);
    this.reason = reason;
  }
}

const catalogue: Record<FailureReason, { code: FunctionsErrorCode; message: (about: About) => string }> = {
  'invalid-input': {
    code: 'invalid-argument',
    message: ({ field }) => (field ? `Invalid input: ${field}` : 'Invalid input'),
  },
  'no-api-key': {
    code: 'failed-precondition',
    message: ({ provider }) => `${provider} API key is required`,
  },
  'no-chat-messages': {
    code: 'invalid-argument',
    message: () => 'Messages array is required and cannot be empty',
  },
  'no-message': {
    code: 'invalid-argument',
    message: () => 'Message is required',
  },
  'no-columns': {
    code: 'invalid-argument',
    message: () => 'Columns array is required and cannot be empty',
  },
  // Not 'unauthenticated': that would speak of the caller's own sign-in.
  'invalid-api-key': {
    code: 'permission-denied',
    message: ({ provider }) => `Invalid ${provider} API key. Please check your credentials.`,
  },
  'provider-rate-limit': {
    code: 'resource-exhausted',
    message: ({ provider }) => `${provider} API rate limit exceeded. Please try again later.`,
  },
  'provider-error': {
    code: 'unavailable',
    message: ({ provider, providerMessage }) =>
      `${provider} API error: ${providerMessage ?? 'Unknown error'}`,
  },
  'no-response': {
    code: 'unavailable',
    message: ({ provider }) => `No response from ${provider} API. Please check your internet connection.`,
  },
  'unreadable-answer': {
    code: 'resource-exhausted',
    message: ({ provider }) => `The limit of the ${provider} API key is exhausted.`,
  },
  'quota-used-up': {
    code: 'resource-exhausted',
    message: ({ dailyLimit }) => `The ${dailyLimit} free requests of today are used up.`,
  },
  'not-signed-in': { code: 'unauthenticated', message: () => 'User not signed in' },
  'no-google-client': { code: 'failed-precondition', message: () => 'Google API keys are not set' },
  'not-connected': { code: 'failed-precondition', message: () => 'No access token available' },
  'grant-lost': { code: 'failed-precondition', message: () => 'Failed to refresh access token' },
  'bad-consent': { code: 'invalid-argument', message: () => 'The consent cannot be used' },
  'scope-missing': { code: 'permission-denied', message: () => 'A right to the calendar is missing' },
  forbidden: { code: 'permission-denied', message: () => 'Google refuses access' },
  'not-found': { code: 'not-found', message: () => 'Not found' },
  'changed-elsewhere': { code: 'aborted', message: () => 'The event was changed in the meantime' },
  'not-ours': { code: 'permission-denied', message: () => 'The event was not made by this product' },
  internal: {
    code: 'internal',
    message: () => 'Internal error',
  },
};
