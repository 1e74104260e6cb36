import { expect, test, toasterIsThere, toastShown } from '../kit/browser.ts';

test.use({ expectedComplaints: /Failed to load resource/ });

test('[CH-11] a language that does not come leaves everything as it is, and says so', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parex');
  await toasterIsThere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await toastShown(page, say('failure.not-loaded', { chunk: 'texts-en' }));
  await expect(page.getByRole('heading', { name: 'Повідомлення → рядок' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBeNull();
  await context.setOffline(false);
  await page.getByRole('button', { name: say('app.reload') }).click();
  await expect(page.getByRole('heading', { name: 'Message → row' })).toBeVisible();
});
