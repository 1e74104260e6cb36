import type { Page } from '@playwright/test';

/**
 * Counts what a page listens to, by what it tells the database: it adds a target for each listener and takes it away
 * again.
 */
export function listenTargets(page: Page): { added: () => number; open: () => number } {
  const open = new Set<number>();
  let added = 0;
  page.on('request', (request) => {
    if (!request.url().includes('Firestore/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!/^req\d+___data__$/.test(name)) continue;
      const message = JSON.parse(text) as { addTarget?: { targetId: number }; removeTarget?: number };
      if (message.addTarget) {
        added += 1;
        open.add(message.addTarget.targetId);
      }
      if (message.removeTarget !== undefined) open.delete(message.removeTarget);
    }
  });
  return { added: () => added, open: () => open.size };
}
