import type { Page, TestInfo } from '@playwright/test';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import {
  coordinatesOf,
  itemOf,
  KYIV,
  LVIV,
  ODESA,
  openAsClient,
  readyDriver,
  SHARE,
  signInElsewhere,
  standAt,
} from './driver-page.ts';

const GOING = { name: 'Зупинити трансляцію' };

async function goLive(page: Page, info: TestInfo): Promise<string> {
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', GOING)).toBeVisible();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  return phone;
}

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[D-11] goes on with the newest place when the connection is back', async ({
    page,
    context,
    browser,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const client = await openAsClient(browser, page, phone);
    await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Немає зв’язку/)).toBeVisible();
    await context.setGeolocation(LVIV);
    await context.setGeolocation(ODESA);
    await context.setOffline(false);
    await expect(page.getByText(/^Немає зв’язку/)).toBeHidden();
    await expect(client.getByText(coordinatesOf(ODESA))).toBeVisible();
    await client.context().close();
  });

  test('stays ended where it was ended elsewhere meanwhile', async ({ page, context, browser }, info) => {
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const other = await signInElsewhere(browser, ownName(info));
    await expect(other.getByRole('button', GOING)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Немає зв’язку/)).toBeVisible();
    await context.setGeolocation(LVIV);
    await other.getByRole('button', GOING).click();
    await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
    await expect(page.getByText(/^Приховано: клієнти не бачать/)).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
    await other.context().close();
  });
});
