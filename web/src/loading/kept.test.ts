import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, loadAgain, onNextTry } from './kept.ts';

const online = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something that fails so many times, and comes then. */
function failing(times: number) {
  let failures = 0;
  const start = vi.fn(async () => {
    failures += 1;
    if (failures <= times) throw new Error('did not come');
    return 'page';
  });
  return { start, kept: keep(start) };
}

describe('[F-U4] what loads once', () => {
  it('is the same promise each time, which React can read at once when it has come', async () => {
    const { start, kept } = failing(0);
    const first = kept.read();
    await first;
    expect(kept.read()).toBe(first);
    expect(kept.load()).toBe(first);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'page' });
    expect(start).toHaveBeenCalledOnce();
  });

  it('stays failed for who renders it, and is asked for anew by who loads it', async () => {
    const { kept } = failing(1);
    await expect(kept.read()).rejects.toThrow('did not come');
    await expect(kept.read()).rejects.toThrow('did not come');
    await expect(kept.load()).resolves.toBe('page');
    await expect(kept.read()).resolves.toBe('page');
  });

  it('is tried again by itself, each time later, until it has come', async () => {
    const { start, kept } = failing(3);
    const error = await kept.read().catch((reason: unknown) => reason);
    const loaded = vi.fn();
    loadAgain(error, loaded);
    await vi.advanceTimersByTimeAsync(2000);
    expect(start).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(start).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(start).toHaveBeenCalledTimes(3);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8000);
    expect(loaded).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is tried at once when the connection is back', async () => {
    const { kept } = failing(1);
    const error = await kept.read().catch((reason: unknown) => reason);
    const loaded = vi.fn();
    loadAgain(error, loaded);
    online.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('is not tried again for who has left', async () => {
    const { start, kept } = failing(1);
    const error = await kept.read().catch((reason: unknown) => reason);
    loadAgain(error, () => expect.unreachable())();
    online.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(start).toHaveBeenCalledOnce();
  });

  it('an error of another kind leaves everything as it is', async () => {
    loadAgain(new Error('a fault of ours'), () => expect.unreachable());
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('[F-U4] another try is a minute away at most, and happens once', async () => {
  const tryAgain = vi.fn();
  onNextTry(20, tryAgain);
  await vi.advanceTimersByTimeAsync(60_000);
  online.dispatchEvent(new Event('online'));
  expect(tryAgain).toHaveBeenCalledOnce();
});
