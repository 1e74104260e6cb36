import { Failure } from '@par-club/functions/contract/failures';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { track } from '#analytics/analytics.ts';
import { renewToken } from './auth.ts';
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
    const ask = httpsCallable(functions, callable.name, { timeout: TIMEOUT });
    const { data } = await ask(input).catch(async (error: unknown) => {
      if (isTokenRefused(error) && (await renewToken())) return ask(input);
      throw error;
    });
    const output = callable.output.parse(data);
    track('api_success', { call: callable.name });
    return output;
  } catch (error) {
    const failure = toCallError(error);
    track('api_error', { call: callable.name, reason: failure.failure.reason });
    if (failure.failure.reason === 'not-signed-in') doubtUser();
    throw failure;
  }
}

/** Whether it was not our function that refused, which says why, but what stands before it and looks at the token. */
function isTokenRefused(error: unknown): boolean {
  return (
    error instanceof FirebaseError && error.code === 'functions/unauthenticated' && !Object(error).details
  );
}

/** Codes of the SDK for what was not reached, or not in time; 'internal' is a failed request to a function. */
const UNREACHED = [
  'functions/internal',
  'functions/unavailable',
  'functions/deadline-exceeded',
  'auth/network-request-failed',
];

/** What failed, in the contract's words; an error without them never came from our functions. */
function toCallError(error: unknown): CallError {
  if (!(error instanceof FirebaseError)) return new CallError({ reason: 'internal' }, { cause: error });
  const details = 'details' in error ? Failure.safeParse(error.details) : null;
  if (details?.success) return new CallError(details.data, { cause: error });
  const reason = UNREACHED.includes(error.code) ? 'unreachable' : 'internal';
  return new CallError({ reason }, { cause: error });
}
