import { expect, test, toasts } from '../kit/browser.ts';
import {
  coordinatesOf,
  HIDE,
  itemOf,
  KYIV,
  LVIV,
  openAsClient,
  readyDriver,
  SHARE,
  sharingDriver,
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
  const phone = await sharingDriver(page, context, info);
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

for (const [what, prepare] of [
  ['has no way to tell its place', () => Reflect.deleteProperty(Navigator.prototype, 'geolocation')],
  [
    'is too slow to tell its place',
    () => {
      // The browser's own time runs out, at once instead of after twenty seconds.
      const { getCurrentPosition } = Geolocation.prototype;
      Geolocation.prototype.getCurrentPosition = function hurried(found, failed, options) {
        const late = (error: GeolocationPositionError) => error.code === error.TIMEOUT && failed?.(error);
        getCurrentPosition.call(this, found, late, { ...options, timeout: 0 });
      };
    },
  ],
] as const) {
  test(`[D-08] a device that ${what} suggests another phone`, async ({ page, context }, info) => {
    await standAt(context, KYIV);
    await page.addInitScript(prepare);
    const phone = await readyDriver(page, info);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(toasts(page, 'Не вдалося отримати координати')).toBeVisible();
    await expect(page.getByText(/спробуйте з іншого телефона/)).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
  });
}

test('a press that hides the place wins over one that still looks for it', async ({
  page,
  context,
}, info) => {
  const phone = await sharingDriver(page, context, info);
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
  const phone = await sharingDriver(page, context, info);
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
