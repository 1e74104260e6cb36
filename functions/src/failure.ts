import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Failure, FailureReason } from './contract/failures.ts';

/**
 * What a failure says beside its reason. `field`, of the input, and `id`, which the caller named, only find their way
 * into the message.
 */
type About = Omit<Failure, 'reason'> & { field?: string; id?: string };

/**
 * The failure of a call, as the caller receives it: a code and an English message by reason, and the contract's
 * `Failure` as details. Never holds a key, a passenger's message or any other content.
 */
export class CallFailure extends HttpsError {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, about: About = {}) {
    const { code, message } = catalogue[reason];
    const { field: _field, id: _id, ...rest } = about;
    const details: Failure = { reason, ...rest };
    super(code, message(about), details);
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
  // Not 'unauthenticated', as above: it speaks of the browser.
  'unproven-browser': {
    code: 'permission-denied',
    message: () => 'App Check has no proof that this comes from the web app',
  },
  'not-signed-in': {
    code: 'unauthenticated',
    message: () => 'User not signed in',
  },
  'no-google-client': {
    code: 'failed-precondition',
    message: () => 'Google API keys are not set',
  },
  'bad-google-client': {
    code: 'failed-precondition',
    message: () => 'Failed to initialize Google API. Check your API keys.',
  },
  'not-connected': {
    code: 'failed-precondition',
    message: () => 'No access token available',
  },
  'grant-lost': {
    code: 'failed-precondition',
    message: () => 'Failed to refresh access token',
  },
  // Not 'unauthenticated', as above: it speaks of the calendar.
  'invalid-access-token': {
    code: 'permission-denied',
    message: () => 'Unauthorized: Invalid access token',
  },
  'bad-consent': {
    code: 'invalid-argument',
    message: () => 'The consent cannot be used. Please connect the calendar again.',
  },
  'scope-missing': {
    code: 'permission-denied',
    message: () => 'The consent leaves out a right that the calendar needs.',
  },
  'no-calendar-id': {
    code: 'invalid-argument',
    message: () => 'Calendar ID is required',
  },
  'no-event-id': {
    code: 'invalid-argument',
    message: () => 'Calendar ID and Event ID are required',
  },
  forbidden: {
    code: 'permission-denied',
    message: () => 'Google does not give access to this calendar',
  },
  'calendar-not-found': {
    code: 'not-found',
    message: ({ id }) => `Calendar with ID ${id} not found`,
  },
  'not-found': {
    code: 'not-found',
    message: ({ id }) => `Event with ID ${id} not found`,
  },
  'changed-elsewhere': {
    code: 'aborted',
    message: () => 'The event was changed in the meantime',
  },
  'not-ours': {
    code: 'permission-denied',
    message: () => 'The event was not made by this product',
  },
  'trip-too-long': {
    code: 'invalid-argument',
    message: () => 'The notes and passengers are too long for one event',
  },
  internal: {
    code: 'internal',
    message: () => 'Internal error',
  },
};
