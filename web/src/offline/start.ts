import { watchForUpdate } from './update-notice.ts';

/**
 * Starts what lets the product open without a connection, and tells when a new version of it is there. Rejects where
 * the browser does not let it, as when its storage is blocked: the product then works as it does without.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForUpdate(registration);
  if (!navigator.serviceWorker.controller) await cacheLoaded();
}

/**
 * Gives the service worker what this page loads before the worker has taken it over, so that one visit is enough for
 * the page to open without a connection. The browser has it all at hand, so nothing is loaded twice.
 */
async function cacheLoaded(): Promise<void> {
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
