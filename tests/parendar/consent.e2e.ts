import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { control, countRequests } from '../kit/google.ts';
import { CONNECT, connect, openAsDispatcher, openConsent, setFocused } from './google-calendar.ts';
import { accountOf } from './own-person.ts';

const week = (page: Page) => page.getByRole('button', { name: 'Наступний тиждень' });
const nobodyWaits = (page: Page) => page.getByText(/^Цього дозволу ніхто не чекає/);

test.describe('a consent that comes to nothing', () => {
  // What the consent gave is refused, which the browser writes into its console.
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[P-02] [P-20] says what came of it, and can be asked for again', async ({ page }, info) => {
    const email = accountOf(info);
    await page.clock.install();
    await openAsDispatcher(page, info);

    const denied = await openConsent(page);
    await denied.getByRole('button', { name: 'Відхилити' }).click();
    await expect(page.getByText(/^Ви не дали доступу до календаря/)).toBeVisible();

    const closed = await openConsent(page);
    await closed.close();
    await setFocused(page, true);
    // The page takes a while until it believes that the window is gone.
    await page.clock.runFor(5000);
    await expect(page.getByText('Вікно Google закрито, календар не підключено')).toBeVisible();

    const incomplete = await openConsent(page);
    await incomplete.getByRole('checkbox').first().uncheck();
    await incomplete.getByRole('button', { name: 'Дозволити' }).click();
    await expect(page.getByText(/^Не вистачає дозволу на календар/)).toBeVisible();
    expect(await countRequests(email, 'revoke')).toBe(1);

    await control('fault', { what: 'unauthorized', kind: 'token', email, count: null });
    const useless = await openConsent(page);
    await useless.getByRole('button', { name: 'Дозволити' }).click();
    await expect(page.getByText('Не вдалося запустити Google API. Перевірте ключі API.')).toBeVisible();
    await control('clear-faults', { email });
    await connect(page);
  });
});

test('[P-02] where the browser blocks the window, the same tab does it', async ({ page }, info) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAsDispatcher(page, info);
  await page.getByRole('button', { name: CONNECT }).click();
  await expect(page.getByText(/^Браузер не дав відкрити вікно Google/)).toBeVisible();
  await page.getByRole('button', { name: 'Підключити в цій вкладці' }).click();
  await page.getByRole('button', { name: 'Дозволити' }).click();
  await expect(week(page)).toBeVisible();
  await expect(page).toHaveURL('/parendar/app');
});

test('[P-02] only the answer to one’s own question is taken, and only once', async ({ page }, info) => {
  await page.clock.install();
  await openAsDispatcher(page, info);
  const other = await page.context().newPage();
  const openAnswer = async (address: string) => {
    await other.goto(address);
    await expect(other.getByText('Повертаємося до рейсів…').or(nobodyWaits(other))).toBeVisible();
    // It takes a while until the page believes that nobody waits.
    await other.clock.runFor(15_000);
    await expect(nobodyWaits(other)).toBeVisible();
  };
  await openAnswer('/parendar/consent?code=stolen&state=foreign');
  await expect(page.getByRole('button', { name: CONNECT })).toBeEnabled();

  // While somebody waits, an answer to another question ends the waiting, and connects nothing.
  const window = await openConsent(page);
  await openAnswer('/parendar/consent?code=stolen&state=stranger');
  await expect(page.getByText(/^Прийшов дозвіл, якого ми не просили/)).toBeVisible();
  await expect.poll(() => window.isClosed()).toBe(true);
  expect(await countRequests(accountOf(info), 'token')).toBe(0);

  // As after a way back from Google's page to one that the browser has kept: it is not in the way of a window.
  await page.evaluate(() => {
    const asked = { state: 'left', codeVerifier: 'left', redirectUri: 'left' };
    sessionStorage.setItem('parclub.consent_asked', JSON.stringify(asked));
  });
  let answer = '';
  page.context().on('request', (request) => {
    if (/\/parendar\/consent\?/.test(request.url())) answer = request.url();
  });
  await connect(page);
  expect(answer).toContain('code=');

  await openAnswer(answer);
  await expect(other).toHaveURL('/parendar/consent');
  await page.reload();
  await expect(week(page)).toBeVisible();
});
