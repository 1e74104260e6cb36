import type { Locator } from '@playwright/test';
import { WITHOUT_KEYS } from '../../local/suite/functions-environment.ts';
import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00';
const MORNING = Date.parse('2027-11-20T06:00:00Z');
const HOUR = 60 * 60 * 1000;
const READ_ON_DEVICE = ['Олена', '+380671234567', '25.11.2027 Thu', '15:00'];

/** Moves a stopped clock on, a moment of milliseconds at a time, until something is there. */
function appears(awaited: Locator, moment = 20): Promise<void> {
  const look = async () => {
    await awaited.page().clock.runFor(moment);
    return awaited.isVisible();
  };
  return expect.poll(look).toBe(true);
}

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test.describe('in English, a deployment without a key', () => {
  test.use({ language: 'en' });

  test('[X-16] says that the key is missing, and reads the message on the device', async ({
    page,
    say,
    callFunctionsWith,
  }) => {
    await callFunctionsWith(WITHOUT_KEYS);
    await page.clock.install({ time: MORNING });
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await toasterIsThere(page);
    await page.clock.pauseAt(MORNING + HOUR);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    const toast = toasts(page, say('failure.no-api-key', { provider: 'OpenAI' }));
    await appears(toast);
    await toast.getByRole('button', { name: say('parex.readOnDevice') }).click();
    const result = page.getByRole('dialog');
    await appears(result);
    await expect(result.getByRole('definition')).toHaveText(READ_ON_DEVICE);
    await expect(result.getByText(say('parex.result.byDevice'))).toBeVisible();
    await expect(result.locator('mark').filter({ hasText: '067 123 45 67' })).toBeVisible();
  });
});

test('without a network it says so and keeps the message, also past the reload that loads a part that is missing', async ({
  page,
  context,
  say,
}) => {
  await page.route('**/assets/read-message*', (route) => route.abort());
  const ready = page.waitForResponse(/\/assets\/call-/);
  await page.clock.install({ time: MORNING });
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await ready;
  await toasterIsThere(page);
  // From here on no toast goes away before its button is pressed.
  await page.clock.pauseAt(MORNING + HOUR);
  await context.setOffline(true);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const unreachable = toasts(page, say('failure.unreachable'));
  await appears(unreachable);
  await unreachable.getByRole('button', { name: say('parex.readOnDevice') }).click();
  const notLoaded = toasts(page, say('failure.not-loaded', { chunk: 'reader' }));
  await appears(notLoaded);
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await context.setOffline(false);
  await page.unroute('**/assets/read-message*');
  await page.clock.resume();
  await notLoaded.getByRole('button', { name: say('app.reload') }).click();
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
});

test.describe('reading on the device over a slow network', () => {
  test('[CH-12] a loading toast stays as long as it takes', async ({ page, say, callFunctionsWith }) => {
    await callFunctionsWith(WITHOUT_KEYS);
    await page.clock.install();
    // The reader's file neither arrives nor fails.
    await page.route('**/assets/read-message*', () => {});
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('parex.readOnDevice') })
      .click();
    const loading = toasts(page, say('parex.readingHere'));
    await expect(loading).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(loading).toBeVisible();
  });
});

test('a failure is told even when what shows toasts did not load', async ({ page, say }) => {
  await page.route('**/assets/toaster-*', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('parclub.openai_api_key', 'sk-test-401'));
  await page.clock.install({ time: MORNING });
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await page.clock.pauseAt(MORNING + HOUR);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const told = page.getByRole('alert').getByText(say('failure.invalid-api-key', { provider: 'OpenAI' }));
  // What shows toasts is asked for three times, within two seconds.
  await appears(told, 200);
  // Meanwhile the attempt to load it ahead fails as well.
  await page.clock.runFor(3000);
  await expect(told).toBeVisible();
});
