import { expect, type Page } from '@playwright/test';

/** Waits until the page shows, the service worker has it, and keeps every part of it that has loaded. */
export async function isKept(page: Page): Promise<void> {
  // A dialog may stand before it.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const next = (target: EventTarget, event: string) =>
      new Promise((happened) => target.addEventListener(event, happened, { once: true }));
    if (!serviceWorker.controller) await next(serviceWorker, 'controllerchange');
    // It takes pages over while it is still being activated.
    const { controller } = serviceWorker;
    if (controller?.state === 'activating') await next(controller, 'statechange');
  });
  const missing = async () => {
    const kept = await keptAddresses(page);
    return (await loadedAddresses(page)).filter((url) => !kept.includes(url));
  };
  await expect.poll(missing).toEqual([]);
}

/** Addresses of the assets that the page has loaded, and of those that its document names. */
function loadedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A busy browser tells late what has loaded; what the document names is there from the start.
    const links = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload],[rel=stylesheet])');
    const entries = performance.getEntriesByType('resource');
    const urls = [...[...links].map(({ href }) => href), ...entries.map(({ name }) => name)];
    return urls.filter((url) => url.startsWith(`${location.origin}/assets/`));
  });
}

/** Addresses of all that is kept, without the mark of a document's version. */
export async function keptAddresses(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  return urls.map((url) => url.replace(/\?__WB_REVISION__=[\da-f]+$/, ''));
}
