import { Failure } from '@par-club/functions/contract/failures';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { track } from '#analytics/analytics.ts';
import { startAppCheck } from './app-check.ts';
import { CallError } from './call-error.ts';
import type { Callable } from './callable.ts';
import { functions } from './functions.ts';
import { doubtUser } from './user-changes.ts';

/** Milliseconds until a call counts as lost; the function itself gives up on its provider well before. */
const TIMEOUT = 60_000;
/** Not by `parameters`, for so App Check falls away from a build without. */
const HAS_APP_CHECK = EMULATOR_PORTS !== null || import.meta.env.VITE_APP_CHECK_KEY !== '';

/**
 * Calls a function and checks its answer.
 * @throws CallError with the contract's reason, or 'unreachable' when the function could not be asked
 */
export async function call<Input, Output>(callable: Callable<Input, Output>, input: Input): Promise<Output> {
  // A call without a token goes out too: whether it is refused is for the function to say.
  if (HAS_APP_CHECK) await startAppCheck().catch(() => {});
  try {
    const { data } = await httpsCallable(functions, callable.name, { timeout: TIMEOUT })(input);
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
