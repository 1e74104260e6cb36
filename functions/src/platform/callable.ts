import * as logger from 'firebase-functions/logger';
import { type CallableFunction, type CallableOptions, onCall } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import type { Callable } from '../contract/callable.ts';
import { type Caller, callerOf, networkOf } from './caller.ts';
import { CallFailure } from './failure.ts';
import { INSTANCES } from './instances.ts';
import { ownOrigins } from './own-origins.ts';
import { withPlainBody } from './plain-body.ts';
import { settings } from './settings.ts';
import { traceOf } from './trace.ts';

type Call<Input, Output> = Callable<Input, Output> & {
  secrets?: NonNullable<CallableOptions['secrets']>;
  /**
   * Whether a call needs no proof of App Check, where the deployment demands it: pages of links load no SDK, which
   * alone could prove anything. Such a function has a limit of its own, or asks for a secret.
   */
  isForAnyBrowser?: boolean;
  /** Does the work; throws a `CallFailure` for the caller. `network` is the caller's, by `networkOf`. */
  run: (input: Input, caller: Caller, network: string) => Promise<Output>;
};

/**
 * A deployed function that a client calls. Input and output have the contract's shape. A failure reaches the client as
 * a `CallFailure`, an unforeseen one as 'internal' without its cause. The log gets one line a call, without personal
 * data.
 */
export function callable<Input, Output>(
  call: Call<Input, Output>,
): CallableFunction<unknown, Promise<Output>> {
  const options: CallableOptions = {
    ...INSTANCES,
    // Visitors of other websites would use up this one's free requests.
    cors: ownOrigins,
    secrets: call.secrets ?? [],
  };
  const deployed = onCall<unknown, Promise<Output>>(options, async (request) => {
    const started = performance.now();
    const caller = callerOf(request);
    const report = (outcome: string) =>
      logger.info('call', {
        function: call.name,
        outcome,
        milliseconds: Math.round(performance.now() - started),
        caller: caller.kind,
      });
    try {
      // The platform has checked App Check's token. It would refuse a call without one in words that the web app cannot
      // tell from those for a sign-in. The emulator lets a token of no app through, which counts as none.
      const wantsProof = settings.enforceAppCheck && !call.isForAnyBrowser;
      if (wantsProof && !request.app?.appId) throw new CallFailure('unproven-browser');
      const network = networkOf(request.rawRequest);
      const answer = z.parse(call.output, await call.run(checked(call.input, request.data), caller, network));
      report('ok');
      return answer;
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('internal');
      if (failure !== error) logger.error('unforeseen', { function: call.name, ...traceOf(error) });
      report(failure.reason);
      throw failure;
    }
  });
  return withPlainBody(deployed);
}

/** A field's name in a program, not in a person's words. */
const FIELD = /^(?:[a-z]\w{0,30}|\d{1,4})$/i;

/** The input in the contract's shape. @throws CallFailure 'invalid-input' that names the field without its content */
function checked<Input>(schema: z.ZodMiniType<Input>, data: unknown): Input {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknownField = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknownField].map(String);
  throw new CallFailure('invalid-input', {
    field: path.every((name) => FIELD.test(name)) ? path.join('.') : '',
  });
}
