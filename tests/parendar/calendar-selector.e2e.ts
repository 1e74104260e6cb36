import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, openAsDispatcher } from './google-calendar.ts';
import { holdCalls } from './held-calls.ts';
import { accountOf } from './own-person.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /status of 400/ });

const selector = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
const dotOf = (within: Locator) => within.locator('span').first();

test('[CH-04] the selector is there once the calendar is connected, and disabled while the calendars load', async ({
  page,
}, info) => {
  await openAsDispatcher(page, info);
  await expect(selector(page)).toHaveCount(0);
  await connect(page);
  await expect(selector(page)).toBeEnabled();

  const release = await holdCalls(page, 'listCalendars');
  const asked = page.waitForRequest('**/listCalendars');
  await page.reload();
  await asked;
  await expect(selector(page)).toBeDisabled();
  await expect(selector(page)).toHaveAttribute('aria-busy', 'true');
  await expect(selector(page)).toHaveAccessibleName('Календар: Завантаження…');
  release();
  await expect(selector(page)).toBeEnabled();
  await expect(selector(page)).not.toHaveAttribute('aria-busy');
});

test('[CH-04] the selector is disabled for an account of Google’s without a calendar', async ({
  page,
}, info) => {
  await openAsDispatcher(page, info);
  await connect(page);
  await page.route('**/listCalendars', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { result: { calendars: [] } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Календар не вибрано' })).toBeVisible();
  await expect(selector(page)).toBeDisabled();
  await expect(selector(page)).toHaveAccessibleName('Календар: Календарів немає');
  await expect(selector(page)).not.toHaveAttribute('aria-busy');
});

test('[CH-04] each calendar has a dot of its own colour', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  await control('add-calendar', { email: accountOf(info), summary: 'Рейси до Польщі' });
  await connect(page);
  // Google paints both alike.
  const colors = ['#d50000', '#0b8043'];
  await page.route('**/listCalendars', async (route) => {
    const response = await route.fetch();
    const { result } = await response.json();
    const calendars = result.calendars.map((each: object, index: number) => ({
      ...each,
      color: colors[index],
    }));
    await route.fulfill({ response, json: { result: { calendars } } });
  });
  await page.reload();
  await expect(dotOf(selector(page))).toHaveCSS('background-color', 'rgb(213, 0, 0)');
  await selector(page).click();
  const choices = page.getByRole('menuitem');
  await expect(choices).toHaveCount(2);
  for (const [index, color] of ['rgb(213, 0, 0)', 'rgb(11, 128, 67)'].entries()) {
    const dot = dotOf(choices.nth(index));
    await expect(dot).toHaveCSS('width', '14px');
    await expect(dot).toHaveCSS('background-color', color);
  }
  await choices.last().click();
  await expect(dotOf(selector(page))).toHaveCSS('background-color', 'rgb(11, 128, 67)');
});
