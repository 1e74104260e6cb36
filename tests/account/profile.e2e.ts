import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { signInByDialog, userMenuButton } from '../kit/sign-in.ts';

function profile(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('parclub.profile') ?? 'null'));
}

const IVAN = {
  id: expect.stringMatching(/.+/),
  email: 'ivan.koval@example.com',
  name: 'Іван Коваль',
  givenName: 'Іван',
  picture: expect.any(String),
};

test('[CH-19] the profile is kept from sign-in to sign-out', async ({ page, say }) => {
  await page.goto('/parloc');
  await signInByDialog(page, 'driver');
  await expect.poll(() => profile(page)).toEqual(IVAN);
  await page.reload();
  await expect(userMenuButton(page)).toBeVisible();
  expect(await profile(page)).toEqual(IVAN);
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: say('account.signOut') }).click();
  await expect(page).toHaveURL('/parloc');
  await expect.poll(() => profile(page)).toBeNull();
});

test('[CH-19] a profile that was lost or spoilt comes back with the next page', async ({ page }) => {
  await page.goto('/parloc');
  await signInByDialog(page, 'driver');
  await expect.poll(() => profile(page)).toEqual(IVAN);
  for (const spoilt of ['', 'no JSON', '{"id": 7}']) {
    await page.evaluate((text) => localStorage.setItem('parclub.profile', text), spoilt);
    await page.goto('/parloc');
    await expect(page).toHaveURL('/parloc/app');
    await expect.poll(() => profile(page)).toMatchObject({ name: 'Іван Коваль' });
  }
});
