/**
 * Gives the service worker what this page loads before the worker has taken it over, so that one visit is enough for
 * the page to open without a connection. The browser has it all at hand, so nothing is loaded twice.
 */
export async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}
