import type { Browser, Page, TestInfo } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toasts } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { userMenuButton } from '../kit/sign-in.ts';
import {
  coordinatesOf,
  cover,
  HIDE,
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
const live = (client: Page) => client.getByText('Наживо', { exact: true });
const paused = (client: Page) => client.getByText('Пауза', { exact: true });

async function goLive(page: Page, info: TestInfo): Promise<string> {
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', GOING)).toBeVisible();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  return phone;
}

/** The driver shares live in Kyiv, and a client sees that. */
async function goLiveBefore(
  browser: Browser,
  page: Page,
  info: TestInfo,
): Promise<{ phone: string; client: Page }> {
  await standAt(page.context(), KYIV);
  const phone = await goLive(page, info);
  const client = await openAsClient(browser, page, phone);
  await expect(live(client)).toBeVisible();
  return { phone, client };
}

test('[C-02] moves the place at the clients’, goes on after a reload, and ends cleanly', async ({
  page,
  context,
  browser,
}, info) => {
  const { phone, client } = await goLiveBefore(browser, page, info);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await context.setGeolocation(LVIV);
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', GOING)).toBeVisible();
  await context.setGeolocation(ODESA);
  await expect(client.getByText(coordinatesOf(ODESA))).toBeVisible();
  await page.getByRole('button', GOING).click();
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect(live(client)).toBeHidden();
  await expect(client.getByText(coordinatesOf(ODESA))).toBeVisible();
  await expect.poll(() => itemOf(phone)).not.toHaveProperty('live');
  await client.context().close();
});

test('says that it is paused while the page is covered, and then where the car is by now', async ({
  page,
  context,
  browser,
}, info) => {
  const { client } = await goLiveBefore(browser, page, info);
  await cover(page, true);
  await expect(paused(client)).toBeVisible();
  await context.setGeolocation(LVIV);
  await cover(page, false);
  await expect(live(client)).toBeVisible();
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
  await client.context().close();
});

test('says that it is paused when the driver goes to another page', async ({ page, browser }, info) => {
  const { client } = await goLiveBefore(browser, page, info);
  await page.getByRole('link', { name: 'Конфіденційність' }).click();
  await expect(paused(client)).toBeVisible();
  await client.context().close();
});

test('shows on another device of the driver, who ends it there', async ({ page, context, browser }, info) => {
  await standAt(context, KYIV);
  const phone = await goLive(page, info);
  const other = await signInElsewhere(browser, ownName(info));
  await expect(other.getByText('Наживо з іншого пристрою або вкладки')).toBeVisible();
  await other.getByRole('button', GOING).click();
  await expect.poll(() => itemOf(phone)).not.toHaveProperty('live');
  for (const each of [page, other]) await expect(each.getByRole('button', { name: SHARE })).toBeVisible();
  await other.context().close();
});

test('ends when the driver signs out', async ({ page, context }, info) => {
  await standAt(context, KYIV);
  const phone = await goLive(page, info);
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(page).toHaveURL('/parloc');
  expect(await itemOf(phone)).not.toHaveProperty('live');
});

test('[D-08] does not begin where the browser may not tell the place', async ({ page }, info) => {
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(toasts(page, 'Не вдалося отримати координати')).toBeVisible();
  await expect(page.getByText(/натисніть значок ліворуч від адреси/i)).toBeVisible();
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
});

test('ends when the driver stops it in another tab', async ({ page, context }, info) => {
  await standAt(context, KYIV);
  await goLive(page, info);
  const other = await context.newPage();
  await other.goto('/parloc/app');
  await expect(other.getByRole('button', GOING)).toBeVisible();
  await other.getByRole('button', { name: HIDE }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: SHARE })).toBeVisible();
    await expect(tab.getByText('Приховано: клієнти не бачать, де ви').first()).toBeVisible();
  }
});

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
    await expect(other.getByRole('button', { name: HIDE })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Немає зв’язку/)).toBeVisible();
    await context.setGeolocation(LVIV);
    await other.getByRole('button', { name: HIDE }).click();
    await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
    await expect(page.getByText(/^Приховано: клієнти не бачать/)).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
    await other.context().close();
  });
});
