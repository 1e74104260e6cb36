import type { Page } from '@playwright/test';

/**
 * From now on documents of drivers' links come without a first view, as they do where the function could not draw one:
 * the page finds the driver by itself.
 */
export async function withoutFirstView(page: Page): Promise<void> {
  await page.route(/\/parloc\/driver\/[^/]*$/, async (route) => {
    // Not fulfilled by the test: Chromium lets a page of an unknown host ask no server of this machine.
    await route.continue({ url: new URL('/driver', route.request().url()).href });
  });
}
