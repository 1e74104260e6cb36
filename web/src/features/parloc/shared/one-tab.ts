/**
 * Does something in one tab at a time: it begins when no other tab does it any more. A browser whose storage is blocked
 * refuses locks as well: there it begins at once.
 * @param begin starts it, and returns what ends it
 * @returns what ends it, or the wait for it
 */
export function inOneTab(name: string, begin: () => () => void): () => void {
  const waiting = new AbortController();
  let end = () => {};
  const hold = () => {
    const stop = begin();
    return new Promise<void>((release) => {
      end = () => {
        stop();
        release();
      };
    });
  };
  lock(name, hold, waiting.signal).catch(() => {
    if (!waiting.signal.aborted) void hold();
  });
  return () => {
    waiting.abort();
    end();
  };
}

/** Does some work while no other tab does it; where the browser refuses locks, at once. */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  await lock(name, work).catch(work);
}

/** Rejects where there are no locks to have. */
async function lock(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(name, { ...(signal && { signal }) }, work);
}
