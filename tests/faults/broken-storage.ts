import type { Page } from '@playwright/test';

/** A browser that keeps nothing, from the next page on. */
export type StorageFault = (page: Page) => Promise<unknown>;

/**
 * Storage that is full: what a page can write to directly is filled to its last byte, and the rest of the browser's
 * storage (IndexedDB, caches) gets no room at all. What is there can be read.
 */
export const full: StorageFault = async (page) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.addInitScript(fill);
  await page.evaluate(fill);
};

function fill(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) storage.setItem(crypto.randomUUID(), 'x'.repeat(size));
      } catch {
        // No room for so much: perhaps for half of it.
      }
    }
  }
}

/**
 * Storage that the person, their company or a private window has blocked: each way to it refuses, as Chromium's do, and
 * locks with them. The client id stands for one that a deployment brings along, without which nobody signs in.
 */
export const blocked: StorageFault = (page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const refuseLater = async () => refuse();
    const allowed = 'parclub.google_client_id';
    const clientId = localStorage.getItem(allowed);
    const none = new Proxy(
      { getItem: (key: string) => (key === allowed ? clientId : refuse()) },
      { get: (target, name) => (name === 'getItem' ? target.getItem : refuse()), ownKeys: refuse },
    );
    Object.defineProperty(window, 'localStorage', { get: () => none });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
    CacheStorage.prototype.open = refuseLater;
    CacheStorage.prototype.match = refuseLater;
    LockManager.prototype.request = refuseLater;
  });
