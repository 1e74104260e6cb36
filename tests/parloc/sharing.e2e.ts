import type { Page, TestInfo } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toasterIsThere, toasts } from '../kit/browser.ts';
import {
  coordinatesOf,
  cover,
  itemOf,
  KYIV,
  LVIV,
  ODESA,
  openAsClient,
  readyDriver,
  SHARE,
  standAt,
} from './driver-page.ts';

test('[D-02] [D-07] one press shows the place to clients, and the page says so', async ({
  page,
  context,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await expect(page.getByText('Ви ще не ділилися місцезнаходженням')).toBeVisible();
  await page.getByRole('button', { name: SHARE }).click();
  await expect(toasts(page, 'Місцезнаходження оновлено')).toBeVisible();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await expect(page.getByRole('application', { name: 'Мапа: де машина' })).toBeVisible();
  expect((await page.getByRole('application').boundingBox())?.height).toBeGreaterThan(200);
  await expect(page.getByText(`localhost`)).toContainText(`/parloc/driver/${phone.slice(1)}`);
  const item = await itemOf(phone);
  expect(item).toMatchObject({
    url: 'https://maps.google.com/maps?q=50.4501,30.5234&z=15&output=embed',
    position: { latitude: KYIV.latitude, longitude: KYIV.longitude, accuracy: KYIV.accuracy },
  });
  expect(Math.abs(Date.now() - Date.parse(String(item?.lastSharedTime)))).toBeLessThan(60_000);
});

test('[C-02] [D-07] a client sees the driver’s next place without a reload', async ({
  page,
  context,
  browser,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  const client = await openAsClient(browser, page, phone);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
  await client.context().close();
});

test('[D-08] a browser that may not tell the place says so, and how to allow it', async ({ page }, info) => {
  await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(toasts(page, 'Не вдалося отримати координати')).toBeVisible();
  await expect(page.getByText(/натисніть значок ліворуч від адреси.*візьміть телефон/i)).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15' });

  test('[D-08] the way to allow it is another', async ({ page }, info) => {
    await readyDriver(page, info);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText(/Служби локації.*інший телефон/)).toBeVisible();
  });
});

test('[D-08] a device that does not know its place suggests another phone', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['geolocation']);
  const phone = await readyDriver(page, info);
  const devtools = await context.newCDPSession(page);
  // Without coordinates: the position is unavailable.
  await devtools.send('Emulation.setGeolocationOverride', {});
  await page.getByRole('button', { name: SHARE }).click();
  await expect(toasts(page, 'Не вдалося отримати координати')).toBeVisible();
  await expect(page.getByText(/спробуйте з іншого телефона/)).toBeVisible();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not reach/ });

  test('[D-11] a share is kept, says so, and is delivered when the connection is back', async ({
    page,
    context,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText('Збережено на телефоні. Надішлемо, щойно з’явиться зв’язок.')).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
    await context.setOffline(false);
    await expect(toasts(page, 'Місцезнаходження оновлено')).toBeVisible();
    await expect(page.getByText('Збережено на телефоні. Надішлемо, щойно з’явиться зв’язок.')).toBeHidden();
    await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=50.4501,30.5234');
  });
});

test('[C-02] stopping takes the place away, for clients too', async ({ page, context, browser }, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  const client = await openAsClient(browser, page, phone);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await page.getByRole('button', { name: 'Зупинити показ' }).click();
  await expect(page.getByText('Показ зупинено: клієнти не бачать, де ви').first()).toBeVisible();
  await expect(client.getByText('Водій більше не ділиться місцем')).toBeVisible();
  await expect(client.getByText(coordinatesOf(KYIV))).toHaveCount(0);
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '', lastSharedTime: '' });
  expect(await itemOf(phone)).not.toHaveProperty('position');
  await client.context().close();
});

test.describe('live sharing', () => {
  const GOING = { name: 'Закінчити наживо' };
  const live = (client: Page) => client.getByText('Наживо', { exact: true });
  const paused = (client: Page) => client.getByText('Пауза', { exact: true });

  async function goLive(page: Page, info: TestInfo): Promise<string> {
    const phone = await readyDriver(page, info);
    await page.getByRole('button', { name: '1 година' }).click();
    await expect(page.getByRole('button', GOING)).toBeVisible();
    await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
    return phone;
  }

  test('[C-02] moves the place at the clients’, goes on after a reload, and ends cleanly', async ({
    page,
    context,
    browser,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const client = await openAsClient(browser, page, phone);
    await expect(live(client)).toBeVisible();
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
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const client = await openAsClient(browser, page, phone);
    await expect(live(client)).toBeVisible();
    await cover(page, true);
    await expect(paused(client)).toBeVisible();
    await context.setGeolocation(LVIV);
    await cover(page, false);
    await expect(live(client)).toBeVisible();
    await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
    await client.context().close();
  });

  test('ends when the driver stops it in another tab', async ({ page, context }, info) => {
    await standAt(context, KYIV);
    await goLive(page, info);
    const other = await context.newPage();
    await other.goto('/parloc/app');
    await expect(other.getByRole('button', GOING)).toBeVisible();
    await other.getByRole('button', { name: 'Зупинити показ' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: SHARE })).toBeVisible();
      await expect(tab.getByText('Показ зупинено: клієнти не бачать, де ви').first()).toBeVisible();
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
  });
});
