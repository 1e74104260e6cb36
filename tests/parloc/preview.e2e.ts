import { linkIdOf } from '@par-club/functions/shared/place-link';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { CAR, MINUTE, NAME, pageOf, placePathOf, type SeededDriver, seedDriver } from './seed.ts';

// A messenger runs no script.
test.use({ javaScriptEnabled: false });

const GENERIC = 'Де зараз водій';

function content(page: Page, name: string) {
  return page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');
}

/** The preview tells what clients get: the place. */
async function rename(driver: SeededDriver, names: { name?: string; carName?: string }): Promise<void> {
  await adminFirestore().doc(placePathOf(driver)).update(names);
}

/** The page of a link for one purpose. */
function linkOf({ parlocId, phonePlace }: SeededDriver): string {
  return `/parloc/driver/${linkIdOf({ parlocId, placeId: phonePlace })}`;
}

test('a driver’s link shows the driver and the car, and nothing more, in every spelling of the number', async ({
  page,
}) => {
  const driver = await seedDriver();
  await page.goto(pageOf(driver));
  expect(await content(page, 'og:title')).toBe(`${NAME} · ${CAR}`);
  expect(await content(page, 'og:description')).toBe('Де зараз машина: місце на мапі, наживо');
  expect(await content(page, 'description')).toBe('Де зараз машина: місце на мапі, наживо');
  expect(await content(page, 'og:locale')).toBe('uk_UA');
  expect(await content(page, 'twitter:card')).toBe('summary_large_image');
  expect(await content(page, 'robots')).toBe('noindex');
  const head = await page.locator('head').innerHTML();
  expect(head).not.toContain(driver.phone.slice(1));
  expect(head).not.toContain('50.4501');
  const picture = await page.request.get(new URL((await content(page, 'og:image')) ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');

  for (const spelling of [driver.phone.slice(1), encodeURIComponent(driver.phone), driver.phone.slice(3)]) {
    await page.goto(`/parloc/driver/${spelling}`);
    expect(await content(page, 'og:title')).toBe(`${NAME} · ${CAR}`);
  }
});

test('a new name shows, and one that looks like markup stays a name', async ({ page }) => {
  const driver = await seedDriver();
  await page.goto(pageOf(driver));
  await rename(driver, { name: 'Петро Мельник', carName: 'Ford Transit' });
  await page.goto(pageOf(driver));
  expect(await content(page, 'og:title')).toBe('Петро Мельник · Ford Transit');

  const scripts = await page.locator('script').count();
  const name = `"><script>alert('1')</script><!-- /preview -->`;
  await rename(driver, { name, carName: `' onload=alert(1) &quot;</title>` });
  await page.goto(pageOf(driver));
  await expect(page).toHaveTitle(`${name} · де зараз водій`);
  expect(await content(page, 'og:title')).toBe(`${name} · ' onload=alert(1) &quot;</title>`);
  await expect(page.locator('script')).toHaveCount(scripts);
  await expect(page.locator('[onload]')).toHaveCount(0);
});

test('[L-02] a link for one purpose shows the driver and the car, and no phone', async ({ page }) => {
  const driver = await seedDriver();
  await page.goto(linkOf(driver));
  expect(await content(page, 'og:title')).toBe(`${NAME} · ${CAR}`);
  expect(await content(page, 'robots')).toBe('noindex');
  expect(await page.locator('head').innerHTML()).not.toContain(driver.phone.slice(1));
});

test('[L-01] [L-04] a driver who hides, one whose place has ended, and who is nobody are not told of', async ({
  page,
}) => {
  const hidden = await seedDriver();
  await hidden.stop();
  const ended = await seedDriver({ age: 10 * MINUTE, endsAt: Date.now() - MINUTE });
  const addresses = [hidden, ended].flatMap((driver) => [pageOf(driver), linkOf(driver)]);
  const nobody = linkOf({ ...hidden, phonePlace: 'g'.repeat(22) });
  for (const address of [...addresses, nobody, '/parloc/driver/380990000001']) {
    await page.goto(address);
    await expect(page).toHaveTitle(GENERIC);
    expect(await content(page, 'og:title')).toBe(GENERIC);
    expect(await page.content()).not.toContain(NAME);
  }
});

test('the preview of the demo names nobody: its driver is made up', async ({ page }) => {
  await page.goto('/parloc/driver/demo');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  expect(await content(page, 'og:title')).toBe(GENERIC);
  expect(await page.locator('head').innerHTML()).not.toContain(NAME);
});
