import { readLanguage } from '#intl/language.ts';
import { toast } from '#ui/toast.ts';
import { updateText } from './update.text.ts';

/** A dismissed notice comes again with a return to the page. */
const NOTICE_DURATION_MS = 20_000;
/** Between two checks: a page may stay open for days. */
const CHECK_INTERVAL_MS = 30 * 60_000;
/** Requests under way can delay a worker's takeover for minutes. */
const TAKEOVER_TIMEOUT_MS = 3000;

/** Rejects where the browser refuses the service worker: then the product works online only. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForUpdate(registration);
  if (!navigator.serviceWorker.controller) await cacheLoaded();
}

/** Gives a new worker the loaded files from the browser's cache: one visit is enough for use offline. */
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

/** Offers a reload when another version than the page's is there. Nothing reloads without a press. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isOld = false;
  /** Of the page's own build, and not active yet. */
  let ownWaiting: ServiceWorker | null = null;
  let offeredAt = Number.NEGATIVE_INFINITY;
  let checkedAt = performance.now();

  const reload = () => {
    // An open form's text may be stored nowhere else.
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
      // The page came from the network, and is as new.
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
  // Another tab may have activated the new version.
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller) void meet(serviceWorker.controller);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      // Only in a hidden page: requests during the takeover can wait for ever.
      if (ownWaiting === registration.waiting) ownWaiting?.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
    const now = performance.now();
    if (isOld && now - offeredAt > NOTICE_DURATION_MS) offer('success', 'ready');
    if (now - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = now;
    // Offline there is nothing to find.
    registration.update().catch(() => {});
  });
}

/** Whether worker and page are of one build: the build has the page's first script. */
async function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const entries = await new Promise<string[]>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'ENTRIES' }, [port2]);
  });
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return own !== null && entries.includes(new URL(own.src).pathname);
}
