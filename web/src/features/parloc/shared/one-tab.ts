/**
 * Does some work while no other tab does it. A browser whose storage is blocked refuses locks as well: there the work
 * begins at once.
 * @param work never rejects
 * @param signal ends the wait for another tab, and with it the work that has not begun
 */
export async function inOneTab(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(name, { ...(signal && { signal }) }, work);
  } catch {
    if (!signal?.aborted) await work();
  }
}
