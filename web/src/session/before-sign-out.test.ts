import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeSignOut } from './before-sign-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins a sign-out. @returns whether it has gone on by now */
function signOut(): () => boolean {
  let isDone = false;
  void beforeSignOut.run().then(() => {
    isDone = true;
  });
  return () => isDone;
}

describe('[L-02] a write that is on its way at a sign-out', () => {
  it('is waited for', async () => {
    const written = Promise.withResolvers<void>();
    const onTimeout = vi.fn();
    const remove = beforeSignOut.add(() => written.promise, onTimeout);
    const isDone = signOut();
    await vi.advanceTimersByTimeAsync(2000);
    expect(isDone()).toBe(false);
    written.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onTimeout).not.toHaveBeenCalled();
    remove();
  });

  it('is said to be undone where it never ends, and keeps nobody', async () => {
    const onTimeout = vi.fn();
    const remove = beforeSignOut.add(() => new Promise(() => {}), onTimeout);
    const isDone = signOut();
    await vi.advanceTimersByTimeAsync(3000);
    expect(isDone()).toBe(true);
    expect(onTimeout).toHaveBeenCalledOnce();
    remove();
  });

  it('keeps nobody where it fails, and is nothing to a later sign-out', async () => {
    const fails = vi.fn(() => {
      throw new Error('refused');
    });
    beforeSignOut.add(fails)();
    const remove = beforeSignOut.add(async () => fails());
    const isDone = signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone()).toBe(true);
    expect(fails).toHaveBeenCalledOnce();
    remove();
  });
});
