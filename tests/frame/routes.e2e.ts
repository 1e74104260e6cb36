import { expect, test } from '../kit/browser.ts';

const opened: [row: string, address: string, ends: string, heading: string][] = [];
const open = (row: string, address: string, ends: string, heading: string) =>
  opened.push([row, address, ends, heading]);

const LANDING = 'Повідомлення, водії та рейси — в одному місці';
const PAREX = 'Повідомлення → рядок';
const PARLOC = 'Клієнт бачить, де ви, — і не дзвонить';
const CLIENT = 'Де зараз водій';
const PARENDAR = 'Рейси тижня — у вашому Google Календарі';
const PRIVACY = 'Політика конфіденційності';
const TERMS = 'Умови користування';

open('RT-01', '/', '/', LANDING);
open('RT-02', '/parex', '/parex', PAREX);
open('RT-02', '/parex/what/ever', '/parex', PAREX);
open('RT-03', '/parloc', '/parloc', PARLOC);
open('RT-03', '/parloc/what/ever', '/parloc', PARLOC);
open('RT-04', '/parloc/app', '/parloc', PARLOC);
open('RT-05', '/parloc/driver/380671234567', '/parloc/driver/380671234567', CLIENT);
open('RT-06', '/parendar', '/parendar', PARENDAR);
open('RT-06', '/parendar/what/ever', '/parendar', PARENDAR);
open('RT-07', '/parendar/app', '/parendar', PARENDAR);
open('RT-08', '/privacy', '/privacy', PRIVACY);
open('RT-08', '/privacy/terms', '/privacy/terms', TERMS);
open('RT-08', '/privacy/what/ever', '/', LANDING);
open('RT-09', '/what/ever', '/', LANDING);

for (const [row, address, ends, heading] of opened) {
  test(`[${row}] ${address} opened cold shows ${ends}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(ends);
  });
}

test('[RT-01] [RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [RT-07] [RT-08] [RT-09] every row above is opened cold', () => {
  expect(new Set(opened.map(([row]) => row)).size).toBe(9);
});

test('a page that was clicked to can be left by the back button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Конфіденційність' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRIVACY })).toBeVisible();
  await expect(page).toHaveTitle(PRIVACY);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
});
