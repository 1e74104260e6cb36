import { Failure } from '@par-club/functions/contract/failures';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { track } from '#analytics/analytics.ts';
import { auth } from './auth.ts';
import { CallError } from './call-error.ts';
import type { Callable } from './callable.ts';
import { functions } from './functions.ts';
import { doubtUser } from './user-changes.ts';

/** Milliseconds until a call counts as lost; the function itself gives up on its provider well before. */
const TIMEOUT = 60_000;

/**
 * Calls a function and checks its answer.
 * @throws CallError with the contract's reason, or 'unreachable' when the function could not be asked
 */
export async function call<Input, Output>(callable: Callable<Input, Output>, input: Input): Promise<Output> {
  try {
    const { data } = await httpsCallable(functions, callable.name, { timeout: TIMEOUT })(input);
    const output = callable.output.parse(data);
    track('api_success', { call: callable.name });
    return output;
  } catch (error) {
    const failure = withSignIn(toCallError(error));
    track('api_error', { call: callable.name, reason: failure.failure.reason });
    throw failure;
  }
}

/**
 * The SDK asks as nobody where it cannot renew a sign-in that has run out. As long as somebody is signed in, it is the
 * sign-in service that did not answer, unless the account is gone, which is found out.
 */
function withSignIn(error: CallError): CallError {
  if (error.failure.reason !== 'not-signed-in') return error;
  doubtUser();
  return auth.currentUser ? new CallError({ reason: 'unreachable' }, { cause: error }) : error;
}

/** Codes of the SDK for a function that was not reached, or not in time; 'internal' is a failed request to it. */
const UNREACHED = ['functions/internal', 'functions/unavailable', 'functions/deadline-exceeded'];

/** What failed, in the contract's words; an error without them never came from our functions. */
function toCallError(error: unknown): CallError {
  if (!(error instanceof FirebaseError)) return new CallError({ reason: 'internal' }, { cause: error });
  const details = 'details' in error ? Failure.safeParse(error.details) : null;
  if (details?.success) return new CallError(details.data, { cause: error });
  const reason = UNREACHED.includes(error.code) ? 'unreachable' : 'internal';
  return new CallError({ reason }, { cause: error });
}
