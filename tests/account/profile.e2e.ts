import { expect, test } from '../kit/browser.ts';
import { openAs } from '../kit/sign-in.ts';

test('[CH-19] a profile that was lost or spoilt comes back with the next page', async ({ page }) => {
  await openAs(page, 'driver');
  for (const spoilt of ['', 'no JSON', '{"id": 7}']) {
    await page.evaluate((text) => localStorage.setItem('parclub.profile', text), spoilt);
    await page.goto('/parloc');
    await expect(page).toHaveURL('/parloc/app');
    const kept = () => page.evaluate(() => localStorage.getItem('parclub.profile'));
    await expect.poll(kept).toContain('"name":"Іван Коваль"');
  }
});
