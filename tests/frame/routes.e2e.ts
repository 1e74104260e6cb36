import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';

const LANDING = 'Повідомлення, водії та рейси — в одному місці';
const PAREX = 'Повідомлення → рядок';
const PARLOC = 'Клієнт бачить, де ви, — і не дзвонить';
const CLIENT = 'Де зараз водій';
const PARENDAR = 'Рейси тижня — у вашому Google Календарі';
const PRIVACY = 'Політика конфіденційності';
const PRIVACY_LINK = 'Конфіденційність';
const TERMS = 'Умови користування';

/** Opens an address as if it were typed, and sees where that ends. */
async function open(page: Page, address: string, end: { at: string; heading: string }): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: end.heading })).toBeVisible();
  await expect(page).toHaveURL(end.at);
}

test('[RT-01] / is the landing page', async ({ page }) => {
  await open(page, '/', { at: '/', heading: LANDING });
});

test('[RT-02] /parex is the message tool, and so is whatever is below it', async ({ page }) => {
  await open(page, '/parex', { at: '/parex', heading: PAREX });
  await open(page, '/parex/what/ever', { at: '/parex', heading: PAREX });
});

test('[RT-03] /parloc is the demo page, and so is whatever is below it', async ({ page }) => {
  await open(page, '/parloc', { at: '/parloc', heading: PARLOC });
  await open(page, '/parloc/what/ever', { at: '/parloc', heading: PARLOC });
});

test('[RT-04] /parloc/app signed out goes to /parloc', async ({ page }) => {
  await open(page, '/parloc/app', { at: '/parloc', heading: PARLOC });
});

test('[RT-05] [CH-02] a driver’s page opens for a visitor and stays, without sign-in or settings', async ({
  page,
}) => {
  await open(page, '/parloc/driver/380671234567', { at: '/parloc/driver/380671234567', heading: CLIENT });
  const buttons = page.getByRole('banner').getByRole('button');
  await expect(buttons).toHaveText(['UA']);
  await page.goto('/parloc');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Увійти' })).toBeVisible();
});

test('[RT-06] /parendar is the calendar landing, and so is whatever is below it', async ({ page }) => {
  await open(page, '/parendar', { at: '/parendar', heading: PARENDAR });
  await open(page, '/parendar/what/ever', { at: '/parendar', heading: PARENDAR });
});

test('[RT-07] /parendar/app signed out goes to /parendar', async ({ page }) => {
  await open(page, '/parendar/app', { at: '/parendar', heading: PARENDAR });
});

test('[RT-08] /privacy and /privacy/terms are the legal pages; what is below them goes home', async ({
  page,
}) => {
  await open(page, '/privacy', { at: '/privacy', heading: PRIVACY });
  await open(page, '/privacy/terms', { at: '/privacy/terms', heading: TERMS });
  await open(page, '/privacy/what/ever', { at: '/', heading: LANDING });
});

test('[RT-09] any other path goes home', async ({ page }) => {
  await open(page, '/what/ever', { at: '/', heading: LANDING });
});

test('a page that was clicked to can be left by the back button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: PRIVACY_LINK }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRIVACY })).toBeVisible();
  await expect(page).toHaveTitle(PRIVACY);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
});
