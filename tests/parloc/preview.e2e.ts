import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { CAR, NAME, pageOf, type SeededDriver, seedDriver } from './seed.ts';

// A messenger runs no script.
test.use({ javaScriptEnabled: false });

const GENERIC = 'Де зараз водій';

function content(page: Page, name: string) {
  return page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');
}

async function rename({ phone }: SeededDriver, names: { name?: string; carName?: string }): Promise<void> {
  const firestore = adminFirestore();
  const pointer = await firestore.doc(`${PARLOC_PHONES}/${phone}`).get();
  await firestore.doc(`${PARLOC}/${pointer.get('parlocId')}`).update(names);
}

test('a driver’s link shows the driver and the car, and nothing more, in every spelling of the number', async ({
  page,
}) => {
  const driver = await seedDriver();
  const response = await page.goto(pageOf(driver));
  await expect(page).toHaveTitle(`${NAME} · ${CAR}`);
  expect(await content(page, 'og:title')).toBe(`${NAME} · ${CAR}`);
  expect(await content(page, 'og:description')).toBe('Де зараз машина: живе місце на мапі');
  expect(await content(page, 'description')).toBe('Де зараз машина: живе місце на мапі');
  expect(await content(page, 'og:locale')).toBe('uk_UA');
  expect(await content(page, 'twitter:card')).toBe('summary_large_image');
  expect(await content(page, 'robots')).toBe('noindex');
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain(driver.phone.slice(1));
  expect(html).not.toContain('50.4501');
  const picture = await page.request.get(new URL((await content(page, 'og:image')) ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');

  // The page is the same app in every spelling of the number.
  for (const spelling of [driver.phone.slice(1), encodeURIComponent(driver.phone), driver.phone.slice(3)]) {
    await page.goto(`/parloc/driver/${spelling}`);
    await expect(page).toHaveTitle(`${NAME} · ${CAR}`);
    await expect(page.locator('#root')).toBeAttached();
  }
});

test('a new name shows, and one that looks like markup stays a name', async ({ page }) => {
  const driver = await seedDriver();
  await page.goto(pageOf(driver));
  await rename(driver, { name: 'Петро Мельник', carName: 'Ford Transit' });
  await page.goto(pageOf(driver));
  await expect(page).toHaveTitle('Петро Мельник · Ford Transit');

  const scripts = await page.locator('script').count();
  const name = `"><script>alert('1')</script><!-- /preview -->`;
  await rename(driver, { name, carName: `' onload=alert(1) &quot;</title>` });
  await page.goto(pageOf(driver));
  await expect(page).toHaveTitle(`${name} · ' onload=alert(1) &quot;</title>`);
  expect(await content(page, 'og:title')).toBe(`${name} · ' onload=alert(1) &quot;</title>`);
  await expect(page.locator('script')).toHaveCount(scripts);
  await expect(page.locator('[onload]')).toHaveCount(0);
});

test('a driver who hides, and a number that nobody has, are not told of', async ({ page }) => {
  const hidden = await seedDriver();
  await hidden.stop();
  for (const address of [pageOf(hidden), '/parloc/driver/380990000001', '/parloc/driver/demo']) {
    await page.goto(address);
    await expect(page).toHaveTitle(GENERIC);
    expect(await content(page, 'og:title')).toBe(GENERIC);
    expect(await page.content()).not.toContain(NAME);
  }
});
