import type { Page } from '@playwright/test';
import { expect } from '../kit/browser.ts';
import type { SeededDriver, SeededPlace } from './seed.ts';

/**
 * Shares a place until a page shows it. The emulator may not tell a listener of a change that comes while the emulator
 * is taking that listener on.
 * @param place with an accuracy that the page has not shown before
 */
export async function shareUntilShown(
  driver: SeededDriver,
  page: Page,
  place: SeededPlace & { accuracy: number },
): Promise<void> {
  const share = async () => {
    await driver.share(place);
    return page.locator('main').textContent();
  };
  await expect.poll(share).toContain(`точність ${place.accuracy} м`);
}
