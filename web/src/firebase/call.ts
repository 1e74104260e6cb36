import type { Callable } from '@par-club/functions/contract/callable';
import { Failure } from '@par-club/functions/contract/failures';
import { REGION } from '@par-club/functions/contract/region';
import { asSent } from '@par-club/functions/shared/as-sent';
import { FirebaseError } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { track } from '#analytics/analytics.ts';
import { CallError } from '#failures/call-error.ts';
import { revalidateUser } from '#session/user-changes.ts';
import { app } from './app.ts';
import { startAppCheck } from './app-check.ts';
import { auth, renewToken } from './auth.ts';
import { emulator } from './emulators.ts';

/** The function gives up on its provider well before. */
const CALL_TIMEOUT_MS = 60_000;
/** Not by `parameters`, so that App Check falls away from a build without it. */
const HAS_APP_CHECK = EMULATOR_PORTS !== null || import.meta.env.VITE_APP_CHECK_KEY !== '';

const functions = getFunctions(app, REGION);

const local = emulator('functions');
if (local) connectFunctionsEmulator(functions, local.host, local.port);

/** @throws CallError with the contract's reason, or 'unreachable' when the function could not be asked */
export async function call<Input, Output>(callable: Callable<Input, Output>, input: Input): Promise<Output> {
  // The function decides about a call without a token.
  if (HAS_APP_CHECK) await startAppCheck().catch(() => {});
  try {
    const ask = httpsCallable(functions, callable.name, { timeout: CALL_TIMEOUT_MS });
    const sent = asSent(input);
    const { data } = await ask(sent).catch(async (error: unknown) => {
      if (isTokenRefused(error) && (await renewToken())) return ask(sent);
      throw error;
    });
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
 * The SDK calls without a token when it cannot renew an expired sign-in. For a signed-in user the sign-in service did
 * not answer, or the account was deleted, which `revalidateUser` finds out.
 */
function withSignIn(error: CallError): CallError {
  if (error.failure.reason !== 'not-signed-in') return error;
  revalidateUser();
  return auth.currentUser ? new CallError({ reason: 'unreachable' }, { cause: error }) : error;
}

/** Whether the platform refused the token: our function's own refusals have details. */
function isTokenRefused(error: unknown): boolean {
  return (
    error instanceof FirebaseError && error.code === 'functions/unauthenticated' && !Object(error).details
  );
}

/** The SDK's codes for lost and late calls; 'internal' is a failed request to a function. */
const UNREACHED = [
  'functions/internal',
  'functions/unavailable',
  'functions/deadline-exceeded',
  'auth/network-request-failed',
];

/** An error without the contract's words never came from our functions. */
function toCallError(error: unknown): CallError {
  if (!(error instanceof FirebaseError)) return new CallError({ reason: 'internal' }, { cause: error });
  const details = 'details' in error ? Failure.safeParse(error.details) : null;
  if (details?.success) return new CallError(details.data, { cause: error });
  const reason = UNREACHED.includes(error.code) ? 'unreachable' : 'internal';
  return new CallError({ reason }, { cause: error });
}
