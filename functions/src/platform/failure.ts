import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { Failure, FailureReason } from '../contract/failures.ts';
import failures from './failures.json' with { type: 'json' };

/** The message alone names `field` (of the input) and `id` (from the caller); the error's details leave both out. */
type About = Omit<Failure, 'reason'> & { field?: string; id?: string };

/** The code 'unauthenticated' is for the caller's own sign-in alone. `{name}` in a message is a field of `About`. */
const CATALOGUE: Readonly<Record<FailureReason, { code: string; message: string }>> = failures;

/** The caller gets the contract's `Failure`. It never holds a key, a message or any other content of a person. */
export class CallFailure extends HttpsError {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, about: About = {}) {
    const { code, message } = CATALOGUE[reason];
    const { field, id: _id, ...rest } = about;
    const details: Failure = { reason, ...rest };
    const said: Record<string, unknown> = { providerMessage: 'Unknown error', ...about };
    const filledIn = message.replace(/\{(\w+)\}/g, (_, name) => String(said[name]));
    super(code as FunctionsErrorCode, field ? `${filledIn}: ${field}` : filledIn, details);
    this.reason = reason;
  }
}

export function hasReason(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallFailure && error.reason === reason;
}
