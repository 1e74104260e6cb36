import type { Page, Request } from '@playwright/test';
import { failuresText } from '../../web/src/failures/failures.text.ts';
import { APP_CHECK_HEADER } from '../kit/app-check.ts';
import { expect, toastShown } from '../kit/browser.ts';
import { LIVE_PROJECT, liveTest } from '../kit/live-build.ts';

const MESSAGE = 'Двоє на завтра, Олена 067 123 45 67';
const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js';
const TOKEN = 'token.of.google';
/** What Google's script does for the SDK, with a browser that it takes for a person's. */
const TRUSTING = `
  let trust;
  self.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render: (_place, { callback }) => { trust = callback; return 0; },
    execute: async () => { trust(); return 'a person'; },
  } };`;

const test = liveTest({ VITE_FIREBASE_APP_ID: '1:1:web:1', VITE_APP_CHECK_KEY: 'site-key' });

test.use({ expectedComplaints: /Failed to load resource/ });
// One build serves them all.
test.describe.configure({ mode: 'default' });

/** Answers calls as a deployment that enforces App Check, with nothing more to say. @returns them as they come */
async function answerCalls(page: Page): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(`https://*-${LIVE_PROJECT}.cloudfunctions.net/**`, (route) => {
    calls.push(route.request());
    const isProven = route.request().headers()[APP_CHECK_HEADER] === TOKEN;
    const reason = isProven ? 'no-message' : 'unproven-browser';
    const json = { error: { status: 'PERMISSION_DENIED', message: '', details: { reason } } };
    return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json });
  });
  return calls;
}

test('calls carry what Google gave for this browser, and ask for it once', async ({ page, say }) => {
  const calls = await answerCalls(page);
  const exchanged: unknown[] = [];
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: TRUSTING }));
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    exchanged.push([new URL(route.request().url()).pathname, route.request().postDataJSON()]);
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, json: { token: TOKEN, ttl: '3600s' } });
  });
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect.poll(() => calls.length).toBe(count);
    await toastShown(page, failuresText['failure.no-message'].ua);
  }
  expect(exchanged).toEqual([
    [
      `/v1/projects/${LIVE_PROJECT}/apps/1:1:web:1:exchangeRecaptchaEnterpriseToken`,
      { recaptcha_enterprise_token: 'a person' },
    ],
  ]);
});

test('where Google’s script does not come, a call waits 10 s, the words say why and nothing is lost', async ({
  page,
  say,
}) => {
  await page.clock.install();
  const calls = await answerCalls(page);
  const asked = page.waitForRequest(SCRIPT);
  // Neither comes nor fails.
  await page.route(SCRIPT, () => {});
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await asked;
  expect(calls).toEqual([]);
  await page.clock.runFor(10_000);
  await toastShown(page, failuresText['failure.unproven-browser'].ua);
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  expect(calls).toHaveLength(1);
});
