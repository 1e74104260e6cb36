import { expect, test } from '../kit/browser.ts';
import { CAR, KYIV, MINUTE, NAME, pageOf, seedDriver } from './seed.ts';

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[C-01] a driver’s link shows that it loads, then name, car, call button, map and time', async ({
      page,
      say,
    }) => {
      const driver = await seedDriver({ age: 12 * MINUTE });
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/documents:batchGet', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(pageOf(driver));
      await expect(page.getByRole('status')).toHaveText(say('parloc.client.loading'));
      answer();
      const card = page.getByRole('article');
      await expect(card.getByRole('heading', { name: NAME })).toBeVisible();
      await expect(card).toContainText(CAR);
      await expect(card.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
        'href',
        `tel:${driver.phone}`,
      );
      await expect(card.getByRole('application', { name: say('parloc.client.map') })).toBeVisible();
      await expect(card.locator('time').first()).toHaveText(
        language === 'ua' ? '12 хвилин тому' : '12 minutes ago',
      );
      await expect(card).toContainText(language === 'ua' ? 'точність 8 м' : 'within 8 m');
      await expect(page).toHaveTitle(say('parloc.client.titleOf', { name: NAME }));
    });

    test('[C-01] a number that nobody has is told, and can be called even so', async ({ page, say }) => {
      await page.goto('/parloc/driver/380990000001');
      await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
      await expect(page.getByText('+380 99 000 00 01')).toBeVisible();
      await expect(page.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
        'href',
        'tel:+380990000001',
      );
    });

    test('[C-01] a link without a number says so, and asks nobody', async ({ page, say }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('/parloc/driver/demo1');
      await expect(page.getByRole('heading', { name: say('parloc.client.wrong') })).toBeVisible();
      expect(requests.filter((url) => url.includes('/documents'))).toEqual([]);
    });
  });
}

test('[C-01] directions open in Google Maps or Waze, at the place', async ({ page, say }) => {
  const driver = await seedDriver();
  await page.goto(pageOf(driver));
  const place = `${KYIV.latitude},${KYIV.longitude}`;
  await expect(page.getByRole('link', { name: say('parloc.client.routeGoogle') })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  );
  await expect(page.getByRole('link', { name: say('parloc.client.routeWaze') })).toHaveAttribute(
    'href',
    `https://waze.com/ul?ll=${place}&navigate=yes`,
  );
});

test('[C-03] any spelling of the phone in the link leads to the same driver', async ({ page }) => {
  const driver = await seedDriver();
  const own = driver.phone.slice('+380'.length);
  const spaced = own.replace(/^(..)(...)(..)(..)$/, '$1 $2-$3-$4');
  const spellings = [`380${own}`, `+380${own}`, `0${own}`, `80${own}`, `00380${own}`, own, `(0)${spaced}`];
  for (const spelling of spellings) {
    await page.goto('/parloc/driver/demo');
    await page.goto(`/parloc/driver/${encodeURIComponent(spelling)}`);
    await expect(page.locator(`a[href="tel:${driver.phone}"]`), spelling).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  }
});

test('[C-06] the page asks for the one driver of its link, and shows nothing private', async ({ page }) => {
  const driver = await seedDriver();
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/:8085|firestore/i.test(request.url()) || body.includes('/documents/')) {
      asked.push(
        ...[...decodeURIComponent(body).matchAll(/documents\/([^"]+)"/g)].map(([, path]) => `${path}`),
      );
    }
  });
  await page.goto(pageOf(driver));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(asked[0]).toBe(`parlocPhones/${driver.phone}`);
  expect(new Set(asked.slice(1)).size).toBe(1);
  expect(asked[1]).toMatch(/^parloc\/parloc_[0-9]{13}$/);
  await expect(page.locator('body')).not.toContainText('driver-');
});

test('[RT-05] a visitor opens the page cold, and is never sent to sign in', async ({ page }) => {
  const driver = await seedDriver();
  await page.goto(pageOf(driver));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page).toHaveURL(pageOf(driver));
  await page.reload();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page).toHaveURL(pageOf(driver));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
