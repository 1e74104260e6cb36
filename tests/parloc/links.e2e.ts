import type { Browser, Page } from '@playwright/test';
import { expect, TILES, test, toastShown } from '../kit/browser.ts';
import { coordinatesOf, KYIV, LVIV, openAsClient, SHARE, sharingDriver } from './driver-page.ts';
import { NAME } from './seed.ts';

/** The page of a link in a browser of its own, which shows the place in words; close its context in the end. */
async function openLink(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  await context.route(TILES, (route) => route.abort());
  const client = await context.newPage();
  await client.goto(address);
  return client;
}

test('[L-01] [L-02] [L-03] a driver gives a link for one purpose and none by the phone, a client sees the place live, and sees that the link was taken back', async ({
  page,
  context,
  browser,
  say,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  const byPhone = await openAsClient(browser, page, phone);
  await expect(byPhone.getByText(coordinatesOf(KYIV))).toBeVisible();

  await page.getByRole('button', { name: 'Нове посилання' }).click();
  await page.getByRole('textbox', { name: 'Назва' }).fill('рейс 06:00');
  await page.getByRole('radio', { name: '1 година' }).check();
  await page.getByRole('button', { name: 'Створити' }).click();
  await toastShown(page, 'Посилання створено');
  await page.getByRole('button', { name: 'QR-код: рейс 06:00' }).click();
  const address = (await page.getByRole('dialog').locator('svg title').textContent()) ?? '';
  expect(new URL(address).pathname).toMatch(/^\/parloc\/driver\/[0-9]{13}-[A-Za-z0-9_-]{22}$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const byLink = await openLink(browser, address);
  await expect(byLink.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(byLink.getByText(coordinatesOf(KYIV))).toBeVisible();
  await expect(byLink.locator('body')).not.toContainText('рейс 06:00');

  // The phone's own link shows nothing any more, neither on the page that is open nor on a new one.
  await page.getByRole('switch', { name: 'Показувати місце за номером' }).click();
  await toastShown(page, 'За номером місця не видно');
  await expect(byPhone.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await byPhone.reload();
  await expect(byPhone.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect(byPhone.getByText(NAME)).toHaveCount(0);

  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(byLink.getByText(coordinatesOf(LVIV))).toBeVisible();
  await byPhone.reload();
  await expect(byPhone.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect(byPhone.getByText(coordinatesOf(LVIV))).toHaveCount(0);

  // The new place has reached the page without a reload: it listens, and hears of this, too.
  await page.getByRole('button', { name: 'Відкликати: рейс 06:00' }).click();
  await page.getByRole('button', { name: 'Так, відкликати' }).click();
  await toastShown(page, 'Посилання відкликано');
  await expect(byLink.getByText(say('parloc.client.closedHint'))).toBeVisible();
  await expect(byLink.getByText(coordinatesOf(LVIV))).toHaveCount(0);
  await expect(byLink.getByText(NAME)).toHaveCount(0);
  await byLink.reload();
  await expect(byLink.getByText(say('parloc.client.closedHint'))).toBeVisible();
  await byPhone.context().close();
  await byLink.context().close();
});
