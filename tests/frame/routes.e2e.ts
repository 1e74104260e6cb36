import { expect, test } from '../kit/browser.ts';

const LANDING = 'Повідомлення, водії та рейси — в одному місці';
const PAREX = 'Повідомлення → рядок';
const PARLOC = 'Клієнт бачить, де ви, — і не дзвонить';
const CLIENT = 'Де зараз водій';
const PARENDAR = 'Рейси тижня — у вашому Google Календарі';
const PRIVACY = 'Політика конфіденційності';
const PRIVACY_LINK = 'Конфіденційність';
const TERMS = 'Умови користування';

/** What opens by an address, and where that ends. */
const PAGES: [opened: string, ends: string, heading: string][] = [
  ['/', '/', LANDING],
  ['/parex', '/parex', PAREX],
  ['/parex/what/ever', '/parex', PAREX],
  ['/parloc', '/parloc', PARLOC],
  ['/parloc/what/ever', '/parloc', PARLOC],
  ['/parloc/driver/380671234567', '/parloc/driver/380671234567', CLIENT],
  ['/parendar', '/parendar', PARENDAR],
  ['/parendar/what/ever', '/parendar', PARENDAR],
  ['/privacy', '/privacy', PRIVACY],
  ['/privacy/terms', '/privacy/terms', TERMS],
];

test('[RT-01] [RT-02] [RT-03] [RT-05] [RT-06] [RT-08] every public page opens by its address, and a tool by what is below it', async ({
  page,
}) => {
  for (const [opened, ends, heading] of PAGES) {
    await page.goto(opened);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(ends);
  }
});

test('a page that was clicked to can be left by the back button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: PRIVACY_LINK }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRIVACY })).toBeVisible();
  await expect(page).toHaveTitle(PRIVACY);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
});
