import type { Failure } from '@par-club/functions/contract/failures';
import type { IntlShape } from 'react-intl';

/** Besides the contract's reasons, those for which no function was asked. */
type AnyFailure =
  | Failure
  /** There is no connection to our functions. */
  | { reason: 'unreachable' }
  /** A part of the product did not load. Browsers remember that, so only a reload helps. */
  | { reason: 'not-loaded' };

/** A call that failed; `failure.reason` says why. */
export class CallError extends Error {
  readonly failure: AnyFailure;

  constructor(failure: AnyFailure, options?: ErrorOptions) {
    super(failure.reason, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Whether only a reload can help. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof CallError && error.failure.reason === 'not-loaded';
}

/** A part of the product that loads on demand. @throws CallError 'not-loaded' */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw new CallError({ reason: 'not-loaded' }, { cause: error });
  }
}

/** What to tell the person about a failed call, in their language. */
export function failureText(intl: IntlShape, error: unknown): string {
  if (!(error instanceof CallError)) return intl.formatMessage({ id: 'failure.internal' });
  const { reason, ...values } = error.failure;
  const provider = 'provider' in values && values.provider ? values.provider : 'OpenAI';
  const message =
    'providerMessage' in values && values.providerMessage ? values.providerMessage : 'Unknown error';
  const limit = 'dailyLimit' in values ? (values.dailyLimit ?? 0) : 0;
  return intl.formatMessage({ id: `failure.${reason}` }, { provider, message, limit });
}
