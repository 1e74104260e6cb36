import type { Page } from '@playwright/test';

/**
 * Holds back what the page asks of a function, as over a slow network.
 * @returns what lets it go
 */
export async function holdCalls(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${name}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
