/**
 * Works while no other tab does. A browser with blocked storage refuses locks too: there the work begins at once.
 * @param work never rejects
 * @param signal ends the wait for another tab
 */
export async function inOneTab(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(name, { ...(signal && { signal }) }, work);
  } catch {
    if (!signal?.aborted) await work();
  }
}
