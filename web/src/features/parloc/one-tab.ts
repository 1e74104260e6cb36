/**
 * Does something in one tab at a time: it begins when no other tab does it any more.
 * @param begin starts it, and returns what ends it
 * @returns what ends it, or the wait for it
 */
export function inOneTab(name: string, begin: () => () => void): () => void {
  if (!navigator.locks) return begin();
  const waiting = new AbortController();
  let end = () => {};
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      const stop = begin();
      return new Promise<void>((release) => {
        end = () => {
          stop();
          release();
        };
      });
    })
    // Nobody waits for it any more.
    .catch(() => {});
  return () => {
    waiting.abort();
    end();
  };
}
