import { readLanguage } from '#intl/language.ts';
import { toast } from '#ui/toast.ts';
import { updateText } from './update.text.ts';

/** Who lets the notice go meets it again on coming back to the page. */
const NOTICE_DURATION_MS = 20_000;
/** Between two looks for a new version: a page may stay open for days. */
const CHECK_INTERVAL_MS = 30 * 60_000;
/** For the new worker to take over before a wanted reload. Requests under way can hold it up for minutes. */
const TAKEOVER_TIMEOUT_MS = 3000;

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

/** Offers a reload as soon as another version than the page's own is there. Nothing reloads without a press. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isOld = false;
  /** Of the same build as the page, and not active yet. */
  let ownWaiting: ServiceWorker | null = null;
  let offeredAt = Number.NEGATIVE_INFINITY;
  let checkedAt = performance.now();

  const reload = () => {
    // What a form in a window holds may be kept nowhere else.
    if (document.querySelector('[role="dialog"]')) return offer('error', 'dialogOpen');
    const { waiting } = registration;
    if (!waiting) return location.reload();
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => location.reload(), TAKEOVER_TIMEOUT_MS);
  };

  const offer = (kind: 'success' | 'error', words: 'ready' | 'dialogOpen') => {
    const language = readLanguage();
    offeredAt = performance.now();
    toast(kind, updateText[words][language], {
      duration: NOTICE_DURATION_MS,
      isOfApp: true,
      action: { label: updateText.update[language], onClick: reload },
    });
  };

  const meet = async (worker: ServiceWorker) => {
    if (await isOfThisPage(worker)) {
      // The page came from the network and is as new: there is nothing to ask.
      ownWaiting = worker;
    } else if (!isOld) {
      isOld = true;
      offer('success', 'ready');
    }
  };

  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void meet(worker);
    });

  if (registration.waiting) void meet(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // Another tab may have brought the new version in.
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller) void meet(serviceWorker.controller);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      // While a page is in use, requests that meet the takeover can wait without an end.
      if (ownWaiting === registration.waiting) ownWaiting?.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
    const now = performance.now();
    if (isOld && now - offeredAt > NOTICE_DURATION_MS) offer('success', 'ready');
    if (now - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = now;
    // Without a connection there is nothing to find.
    registration.update().catch(() => {});
  });
}

/** Whether the page is of the build that a worker keeps: then it began with one of that build's scripts. */
async function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const entries = await new Promise<string[]>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'ENTRIES' }, [port2]);
  });
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return own !== null && entries.includes(new URL(own.src).pathname);
}
