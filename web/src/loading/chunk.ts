const CHUNK_TIMEOUT_MS = 120_000;

export const SIGN_IN_CHUNK = 'sign-in';

/** A chunk did not arrive, also after other tries. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, reason: 'failed' | 'timed out', options?: ErrorOptions) {
    super(`Loading chunk ${chunk} ${reason}`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}

/** @throws ChunkLoadError when loading fails or takes longer than 120 s */
export function withTimeout<Loaded>(chunk: string, loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timed out')), CHUNK_TIMEOUT_MS);
    const fail = (cause: unknown) => reject(new ChunkLoadError(chunk, 'failed', { cause }));
    void loading.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
