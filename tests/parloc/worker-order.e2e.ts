import { expect, test } from '../kit/browser.ts';
import { NAME, pageOf, seedDriver } from './seed.ts';

test.use({ serviceWorkers: 'allow' });

test('[F-U13] what opens the product without a connection comes after the page is live', async ({ page }) => {
  const driver = await seedDriver({ live: { state: 'on', until: '' } });
  const isLiveAsked = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  await page.route('**/assets/live-*.js', async (route) => {
    isLiveAsked.resolve();
    await mayCome.promise;
    await route.continue();
  });
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await page.goto(pageOf(driver));
  await isLiveAsked.promise;
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await isRegistered()).toBe(false);
  mayCome.resolve();
  await expect.poll(isRegistered).toBe(true);
});
