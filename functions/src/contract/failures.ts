import * as z from 'zod/mini';

/**
 * Why a callable refused or failed. The reason travels in the `details` of the callable's error; the web app
 * has its own words for each, so the English `message` beside it is for logs and for other callers.
 */
export const FailureReason = z.enum([
  'invalid-input',
  /** Neither the caller nor the deployment has a key for the language model. */
  'no-api-key',
  'no-chat-messages',
  'no-message',
  'no-columns',
  /** The provider refuses the key (401). */
  'invalid-api-key',
  /** The provider is asked too often, or the account behind the key is empty (429). */
  'provider-rate-limit',
  /** The provider answered with another error, or with what is no answer; `providerMessage` is what it said, if anything. */
  'provider-error',
  /** The provider did not answer: no connection, cut off, or too slow. */
  'no-response',
  /** The provider's answer is not the JSON that was asked for. */
  'unreadable-answer',
  /** Today's free requests on the deployment's key are used up: the caller's own, or those of everybody together. */
  'quota-used-up',
  'own-key-used-up',
  'unproven-browser',
  'not-signed-in',
  /** The deployment has no Google client, or no key to seal grants with. */
  'no-google-client',
  /** Google refuses the deployment's client, or its project may not use the calendar. */
  'bad-google-client',
  'not-connected',
  /** The grant was revoked or has expired, and a new consent is needed. */
  'grant-lost',
  /** Google refuses access tokens that it has just made from the grant (401). */
  'invalid-access-token',
  /** The consent's code is wrong, used before or expired, or its redirect URI is not this deployment's. */
  'bad-consent',
  'scope-missing',
  'no-calendar-id',
  /** No calendar, or no event of it, is named. */
  'no-event-id',
  /** Google refuses this person the calendar or the event. */
  'forbidden',
  /** The calendar does not exist, or was deleted. */
  'calendar-not-found',
  /** The event or its calendar does not exist, or was deleted. */
  'not-found',
  /** The event is no longer as the caller saw it. */
  'changed-elsewhere',
  'not-ours',
  /** The trip's notes and passengers together are more than an event can hold. */
  'trip-too-long',
  /** Another driver has the phone, or had it until lately. */
  'phone-taken',
  'too-many-phones',
  /** A limit of a trip or of its link is met: of marks, messages or new links. */
  'limit-reached',
  /** The proof is of another phone, older than a few minutes or than the phone holder's proof, or missing. */
  'bad-phone-proof',
  /** A fault of our own; the log has it. */
  'internal',
]);
export type FailureReason = z.infer<typeof FailureReason>;

/** `details` of a callable's error. */
export const Failure = z.object({
  reason: FailureReason,
  /** Name of the outside service, for the words of the reasons that speak of one. */
  provider: z.optional(z.string()),
  /** What the provider said, without anything secret. */
  providerMessage: z.optional(z.string()),
  /** How many requests a day the limit allows that was met, with 'quota-used-up' and 'own-key-used-up'. */
  dailyLimit: z.optional(z.number()),
  /** When the day of the count ends, in UTC, with the same two. */
  resetsAt: z.optional(z.iso.datetime()),
});
export type Failure = z.infer<typeof Failure>;
