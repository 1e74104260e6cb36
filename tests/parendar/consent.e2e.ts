import { expect, test } from '../kit/browser.ts';
import { countRequests } from '../kit/google.ts';
import { CONNECT, connect, openAsDispatcher, openConsent } from './google-calendar.ts';
import { accountOf } from './own-person.ts';

test('[P-02] [S-05] consent in Google’s own window connects the calendar, which no token of ever reaches the page', async ({
  page,
}, info) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('Calendar')) answers.push(await response.text().catch(() => ''));
  });
  await openAsDispatcher(page, info);
  const window = await openConsent(page);
  await expect(window.getByRole('radio', { name: accountOf(info) })).toBeChecked();
  await expect(window.getByRole('checkbox')).toHaveCount(2);
  await window.getByRole('button', { name: 'Дозволити' }).click();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
  expect(window.isClosed()).toBe(true);
  await expect.poll(() => answers.join()).toContain('"calendars"');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
  expect(answers.join()).not.toMatch(/access_token|refresh_token|ya29/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/refresh_token|ya29|code_verifier/);
});

test('a consent that is denied says so, and can be asked for again', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  const window = await openConsent(page);
  await window.getByRole('button', { name: 'Відхилити' }).click();
  await expect(page.getByText(/^Ви не дали доступу до календаря/)).toBeVisible();
  await connect(page);
});

test('a window that is closed says so', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  const window = await openConsent(page);
  await window.close();
  await expect(page.getByText('Вікно Google закрито, календар не підключено')).toBeVisible();
  await expect(page.getByRole('button', { name: CONNECT })).toBeEnabled();
});

test.describe('a right that is left out', () => {
  // The consent is refused, which the browser writes into its console.
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('is missed, and the grant given back', async ({ page }, info) => {
    await openAsDispatcher(page, info);
    const window = await openConsent(page);
    await window.getByRole('checkbox').first().uncheck();
    await window.getByRole('button', { name: 'Дозволити' }).click();
    await expect(page.getByText(/^Не вистачає дозволу на календар/)).toBeVisible();
    expect(await countRequests(accountOf(info), 'revoke')).toBe(1);
    await connect(page);
  });
});

test('where the browser blocks the window, the same tab does it', async ({ page }, info) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAsDispatcher(page, info);
  await page.getByRole('button', { name: CONNECT }).click();
  await expect(page.getByText(/^Браузер не дав відкрити вікно Google/)).toBeVisible();
  await page.getByRole('button', { name: 'Підключити в цій вкладці' }).click();
  await page.getByRole('button', { name: 'Дозволити' }).click();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
  await expect(page).toHaveURL('/parendar/app');
});

test('an answer that was taken is not taken again', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  let answer = '';
  page.context().on('request', (request) => {
    if (/\/parendar\/consent\?/.test(request.url())) answer = request.url();
  });
  await connect(page);
  expect(answer).toContain('code=');
  const again = await page.context().newPage();
  await again.goto(answer);
  await expect(again.getByText(/^Цього дозволу ніхто не чекає/)).toBeVisible();
  await expect(again).toHaveURL('/parendar/consent');
  await again.close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
});

test('an answer to another question ends the waiting, and connects nothing', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  const window = await openConsent(page);
  const foreign = await page.context().newPage();
  await foreign.goto('/parendar/consent?code=stolen&state=foreign');
  await expect(foreign.getByText(/^Цього дозволу ніхто не чекає/)).toBeVisible();
  await expect(page.getByText(/^Прийшов дозвіл, якого ми не просили/)).toBeVisible();
  expect(window.isClosed()).toBe(true);
  expect(await countRequests(accountOf(info), 'token')).toBe(0);
  await foreign.close();
  await connect(page);
});

test('a question that this tab has left without an answer is not in the way of a window', async ({
  page,
}, info) => {
  await openAsDispatcher(page, info);
  // As after a way back from Google's page to one that the browser has kept.
  await page.evaluate(() => {
    const asked = { state: 'left', codeVerifier: 'left', redirectUri: 'left' };
    sessionStorage.setItem('parclub.consent_asked', JSON.stringify(asked));
  });
  await connect(page);
});

test('an answer that nobody asked for is not taken', async ({ page }, info) => {
  await openAsDispatcher(page, info);
  await page.goto('/parendar/consent?code=stolen&state=foreign');
  await expect(page.getByText(/^Цього дозволу ніхто не чекає/)).toBeVisible();
  await page.goto('/parendar/app');
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
});
