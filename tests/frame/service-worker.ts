import type { Page } from '@playwright/test';

/** Waits until the page shows, the service worker has it, and keeps every part of it that has loaded. */
export async function isKept(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller?.state !== 'activated') return false;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    const kept = await Promise.all(loaded.map((url) => caches.match(url, { ignoreVary: true })));
    return kept.every((response) => response !== undefined);
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
