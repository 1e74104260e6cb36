import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Failure, FailureReason } from '../contract/failures.ts';

/** The message alone names `field` (of the input) and `id` (from the caller); the error's details leave both out. */
type About = Omit<Failure, 'reason'> & { field?: string; id?: string };

/** The caller gets the contract's `Failure`. It never holds a key, a message or any other content of a person. */
export class CallFailure extends HttpsError {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, about: About = {}) {
    const [code, message] = catalogue[reason];
    const { field: _field, id: _id, ...rest } = about;
    const details: Failure = { reason, ...rest };
    super(code, typeof message === 'string' ? message : message(about), details);
    this.reason = reason;
  }
}

export function hasReason(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallFailure && error.reason === reason;
}

const catalogue: Record<
  FailureReason,
  [code: FunctionsErrorCode, message: string | ((about: About) => string)]
> = {
  'invalid-input': ['invalid-argument', ({ field }) => (field ? `Invalid input: ${field}` : 'Invalid input')],
  'no-api-key': ['failed-precondition', ({ provider }) => `${provider} API key is required`],
  'no-chat-messages': ['invalid-argument', 'Messages array is required and cannot be empty'],
  'no-message': ['invalid-argument', 'Message is required'],
  'no-columns': ['invalid-argument', 'Columns array is required and cannot be empty'],
  // Not 'unauthenticated', which means the caller's own sign-in.
  'invalid-api-key': [
    'permission-denied',
    ({ provider }) => `Invalid ${provider} API key. Please check your credentials.`,
  ],
  'provider-rate-limit': [
    'resource-exhausted',
    ({ provider }) => `${provider} API rate limit exceeded. Please try again later.`,
  ],
  'provider-error': [
    'unavailable',
    ({ provider, providerMessage }) => `${provider} API error: ${providerMessage ?? 'Unknown error'}`,
  ],
  'no-response': [
    'unavailable',
    ({ provider }) => `No response from ${provider} API. Please check your internet connection.`,
  ],
  'unreadable-answer': [
    'resource-exhausted',
    ({ provider }) => `The limit of the ${provider} API key is exhausted.`,
  ],
  'quota-used-up': [
    'resource-exhausted',
    ({ dailyLimit }) => `The ${dailyLimit} free requests of today are used up.`,
  ],
  'own-key-used-up': [
    'resource-exhausted',
    ({ dailyLimit }) => `The ${dailyLimit} requests of today on the own key are used up.`,
  ],
  // Not 'unauthenticated', which means the sign-in: this failure is about the browser.
  'unproven-browser': ['permission-denied', 'App Check has no proof that this comes from the web app'],
  'not-signed-in': ['unauthenticated', 'User not signed in'],
  'no-google-client': ['failed-precondition', 'Google API keys are not set'],
  'bad-google-client': ['failed-precondition', 'Failed to initialize Google API. Check your API keys.'],
  'not-connected': ['failed-precondition', 'No access token available'],
  'grant-lost': ['failed-precondition', 'Failed to refresh access token'],
  // Not 'unauthenticated', which means the sign-in: this failure is about the calendar.
  'invalid-access-token': ['permission-denied', 'Unauthorized: Invalid access token'],
  'bad-consent': ['invalid-argument', 'The consent cannot be used. Please connect the calendar again.'],
  'scope-missing': ['permission-denied', 'The consent leaves out a right that the calendar needs.'],
  'no-calendar-id': ['invalid-argument', 'Calendar ID is required'],
  'no-event-id': ['invalid-argument', 'Calendar ID and Event ID are required'],
  forbidden: ['permission-denied', 'Google does not give access to this calendar'],
  'calendar-not-found': ['not-found', ({ id }) => `Calendar with ID ${id} not found`],
  'not-found': ['not-found', ({ id }) => `Event with ID ${id} not found`],
  'phone-taken': ['already-exists', 'Another driver has this phone'],
  'too-many-phones': ['resource-exhausted', 'Too many phones were asked for today'],
  'limit-reached': ['resource-exhausted', 'A limit of this trip is met'],
  'bad-phone-proof': ['permission-denied', 'The phone is not proven'],
  'changed-elsewhere': ['aborted', 'The event was changed in the meantime'],
  'not-ours': ['permission-denied', 'The event was not made by this product'],
  'trip-too-long': ['invalid-argument', 'The notes and passengers are too long for one event'],
  internal: ['internal', 'Internal error'],
};
