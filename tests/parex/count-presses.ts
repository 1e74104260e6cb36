import type { Page } from '@playwright/test';

/** Counts presses of the pointer from here on. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      () => void (window as unknown as { countPress: () => void }).countPress(),
      true,
    ),
  );
  return () => presses;
}
