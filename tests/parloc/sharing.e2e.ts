import type { Page, TestInfo } from '@playwright/test';
import { CONNECTION_LOST, expect, hostingOf, test, toasterIsThere, toasts } from '../kit/browser.ts';
import { signInAsNewDriver, userMenuButton } from '../kit/sign-in.ts';
import {
  coordinatesOf,
  cover,
  fillIn,
  HIDE,
  itemOf,
  KYIV,
  LVIV,
  ODESA,
  openAsClient,
  phoneOf,
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
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[D-11] a share is kept, says so, and is delivered when the connection is back', async ({
    page,
    context,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText('Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.')).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
    await context.setOffline(false);
    await expect(toasts(page, 'Місцезнаходження оновлено')).toBeVisible();
    await expect(page.getByText('Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.')).toBeHidden();
    await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=50.4501,30.5234');
  });

  test('[D-11] a share that waits goes out after the page was closed, and only the newest press counts', async ({
    page,
    context,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await context.setOffline(true);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText(/^Збережено на пристрої/)).toBeVisible();
    await context.setGeolocation(LVIV);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText(/^Збережено на пристрої/)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(new URL('/parloc/app', hostingOf('main')).href);
    await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=49.8397,24.0297');
    await expect(again.getByText(/^Збережено на пристрої/)).toBeHidden();
  });

  test('[D-11] a share that waits can be taken back', async ({ page, context }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await context.setOffline(true);
    await page.getByRole('button', { name: SHARE }).click();
    await page.getByRole('button', { name: 'Скасувати' }).click();
    await expect(page.getByText(/^Збережено на пристрої/)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(/^Немає зв’язку/)).toBeHidden();
    await page.reload();
    await expect(page.getByText('Ви ще не ділилися місцезнаходженням')).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
  });

  test('hiding the place while offline is kept, says so, and happens when the connection is back', async ({
    page,
    context,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText(/^Востаннє:/)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: HIDE }).click();
    await expect(page.getByText(/^Приховаємо, щойно з’явиться зв’язок/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Приховано: клієнти не бачать/)).toBeVisible();
    await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
  });

  test('[D-05] settings that cannot be saved say so, and stay as they were typed', async ({
    page,
    context,
  }, info) => {
    const phone = await readyDriver(page, info);
    await page.goto('/parloc/app?settings');
    await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue(/Sprinter/);
    await context.setOffline(true);
    await fillIn(page, { phone, carName: 'Renault Trafic' });
    await expect(page.getByText(/^Не вдалося зберегти/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Зберегти' })).toBeEnabled();
    await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Renault Trafic');
    await context.setOffline(false);
    await expect(async () => {
      await page.getByRole('button', { name: 'Зберегти' }).click();
      await expect(page.getByText('Налаштування збережено')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect.poll(async () => (await itemOf(phone))?.carName).toBe('Renault Trafic');
  });

  test('[D-05] a connection that is lost while a new driver fills in the form leaves it as it is', async ({
    page,
    context,
  }, info) => {
    await signInAsNewDriver(page, info.testId);
    await page.getByRole('button', { name: 'Заповнити' }).click();
    await page.getByRole('textbox', { name: 'Авто' }).fill('Sprinter');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Телефон' }).fill(phoneOf(info).typed);
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(page.getByText(/^Не вдалося зберегти/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Sprinter');
  });
});

test('a press that hides the place wins over one that still looks for it', async ({
  page,
  context,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  // The next answer comes only when the test lets it.
  await page.evaluate(() => {
    const { geolocation } = navigator;
    const locate = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) =>
      window.addEventListener('let-it-answer', () => locate(...args), { once: true });
  });
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByRole('button', { name: 'Визначаємо, де ви…' })).toBeVisible();
  await page.getByRole('button', { name: HIDE }).click();
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
  await page.evaluate(() => window.dispatchEvent(new Event('let-it-answer')));
  await expect(page.getByRole('button', { name: SHARE })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(/^Приховано: клієнти не бачать/)).toBeVisible();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
});

test('[C-02] stopping takes the place away, for clients too', async ({ page, context, browser }, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  const client = await openAsClient(browser, page, phone);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText('Приховано: клієнти не бачать, де ви').first()).toBeVisible();
  await expect(client.getByText('Водій більше не ділиться місцезнаходженням')).toBeVisible();
  await expect(client.getByText(coordinatesOf(KYIV))).toHaveCount(0);
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '', lastSharedTime: '' });
  expect(await itemOf(phone)).not.toHaveProperty('position');
  await client.context().close();
});

test.describe('live sharing', () => {
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

  test('says that it is paused when the driver goes to another page', async ({
    page,
    context,
    browser,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const client = await openAsClient(browser, page, phone);
    await expect(live(client)).toBeVisible();
    await page.getByRole('link', { name: 'Конфіденційність' }).click();
    await expect(paused(client)).toBeVisible();
    await client.context().close();
  });

  test('shows on another device of the driver, who ends it there', async ({
    page,
    context,
    browser,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await goLive(page, info);
    const device = await browser.newContext({ baseURL: hostingOf('main') });
    const other = await device.newPage();
    await other.addInitScript(() => localStorage.setItem('parclub.google_client_id', 'test-client-id'));
    await signInAsNewDriver(other, info.testId);
    await expect(other.getByText('Наживо з іншого пристрою або вкладки')).toBeVisible();
    await other.getByRole('button', GOING).click();
    await expect.poll(() => itemOf(phone)).not.toHaveProperty('live');
    for (const each of [page, other]) await expect(each.getByRole('button', { name: SHARE })).toBeVisible();
    await device.close();
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
      const device = await browser.newContext({ baseURL: hostingOf('main') });
      const other = await device.newPage();
      await other.addInitScript(() => localStorage.setItem('parclub.google_client_id', 'test-client-id'));
      await signInAsNewDriver(other, info.testId);
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
      await device.close();
    });
  });
});
