import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';

// No permission for the clipboard is granted here, so pasting fails with a toast.
// A toast begins within the first 50 ms that pass, and takes 200 ms to go.

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.goto('/parex');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  await toasterIsThere(page);
});

test('[CH-12] a toast stays for 4 s by default', async ({ page, say }) => {
  await page.getByRole('button', { name: say('parex.paste') }).click();
  // The browser's refusal has come.
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.clock.runFor(50);
  const toast = toasts(page, say('parex.pasteFailed'));
  await expect(toast).toBeVisible();
  await page.clock.runFor(3850);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('[CH-12] a success stays for 2 s', async ({ page, say }) => {
  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  await page.getByRole('button', { name: say('parex.editor.save') }).click();
  await page.clock.runFor(50);
  const toast = toasts(page, say('parex.editor.saved'));
  await expect(toast).toBeVisible();
  await page.clock.runFor(1850);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('[CH-12] at most 20 are kept', async ({ page, say }) => {
  for (let press = 0; press < 25; press += 1) {
    await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
    await page.getByRole('button', { name: say('parex.editor.save') }).click();
    await page.clock.runFor(10);
  }
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(20);
});
