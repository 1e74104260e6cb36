/** How long a part of the product may take to arrive, in milliseconds. */
const CHUNK_TIMEOUT = 120_000;

/** A part of the product did not arrive: `chunk` names it. Browsers remember that, so often only a reload helps. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, reason: 'failed' | 'timeout', options?: ErrorOptions) {
    super(`Loading chunk ${chunk} ${reason === 'timeout' ? 'timed out' : 'failed'}`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}

/** The loaded part. @throws ChunkLoadError that names it, when it fails or does not come in 120 s */
export async function inTime<Part>(chunk: string, loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, 'failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
