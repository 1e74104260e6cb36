import type { Locator, Page } from '@playwright/test';
import { expect } from '../../kit/browser.ts';
import { wideElements } from './wide-elements.ts';

/** Opened dialogs of the browser's own, such as alert('…'); to be asked for before the page is opened. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  return alerts;
}

/** Requires that nothing on the page has become more than text, and that nothing stands out of the screen. */
export async function requireTextOnly(page: Page, alerts: readonly string[]): Promise<void> {
  // Data of the document's own is in scripts that no browser runs.
  const scripts = 'script:not([src], [type="application/ld+json"], #first-view[type="application/json"])';
  const injected = `img[src="x"], [onerror], ${scripts}`;
  await expect(page.locator(injected)).toHaveCount(0);
  expect(alerts).toEqual([]);
  expect(await page.title()).not.toBe('owned');
  expect(await page.evaluate(wideElements), 'wider than its box').toEqual([]);
}

/** Requires that an element holds the text, character by character. */
export async function requireText(element: Locator, text: string): Promise<void> {
  await expect.poll(async () => (await element.textContent())?.includes(text)).toBe(true);
}

/** Requires that a phone stands there as it is dialled, whatever stands before it on the line. */
export async function requirePhoneInOrder(holder: Locator, phone: string): Promise<void> {
  const steps = await holder.evaluate((root, wanted) => {
    const phone = new RegExp(wanted.replace(/\D/g, '').split('').join('[^\\d\\p{L}]*'), 'u');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = phone.exec(node.nodeValue ?? '');
      if (!found) continue;
      const places = [...found[0].matchAll(/\d/g)].map(({ index }) => found.index + index);
      const lefts = places.map((place) => {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.slice(1).map((left, index) => left - (lefts[index] ?? left));
    }
    return null;
  }, phone);
  expect(steps, `the phone ${phone} is there`).not.toBeNull();
  expect(steps?.filter((step) => step <= 0)).toEqual([]);
}
