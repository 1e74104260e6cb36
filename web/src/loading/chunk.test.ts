import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, withTimeout } from './chunk.ts';

describe('[CH-15] a part that does not arrive', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is given 120 s', async () => {
    const outcome = withTimeout('parex', new Promise<never>(() => {})).catch((error: unknown) => error);
    let settled = false;
    void outcome.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'parex',
      message: 'Loading chunk parex timed out',
    });
  });

  it('is named when it fails, with the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await withTimeout('parex', Promise.reject(cause)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ chunk: 'parex', message: 'Loading chunk parex failed', cause });
  });

  it('is named by what was asked for, whichever of its files failed first', async () => {
    const texts = new ChunkLoadError('texts-ua', 'failed');
    const error = await withTimeout('sign-in', Promise.reject(texts)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ chunk: 'sign-in', cause: texts });
  });

  it('is no error when it comes, and leaves no timer behind', async () => {
    await expect(withTimeout('parex', Promise.resolve('page'))).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });
});
