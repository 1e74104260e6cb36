import type { Failure } from '@par-club/functions/contract/failures';
import type { IntlShape } from 'react-intl';
import { ChunkLoadError } from '#loading/chunk.ts';

type AnyFailure =
  | Failure
  /** Our functions did not answer: no connection, or the call was stopped. */
  | { reason: 'unreachable' };

export class CallError extends Error {
  readonly failure: AnyFailure;

  constructor(failure: AnyFailure, options?: ErrorOptions) {
    super(failure.reason, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}

export function failureText(intl: IntlShape, error: unknown): string {
  if (error instanceof ChunkLoadError) {
    return intl.formatMessage({ id: 'failure.not-loaded' }, { chunk: error.chunk });
  }
  if (!(error instanceof CallError)) return intl.formatMessage({ id: 'failure.internal' });
  const { reason, ...values } = error.failure;
  const provider = 'provider' in values && values.provider ? values.provider : 'OpenAI';
  const message =
    ('providerMessage' in values && values.providerMessage) ||
    intl.formatMessage({ id: 'failure.unexplained' });
  const limit = 'dailyLimit' in values ? (values.dailyLimit ?? 0) : 0;
  return intl.formatMessage({ id: `failure.${reason}` }, { provider, message, limit });
}
