import type { Page } from '@playwright/test';
import { BROWSER_ARGS } from '../../local/machine/browser.ts';
import { expect, test } from '../kit/browser.ts';
import { emulatorPorts } from '../kit/emulators.ts';

const SERVICE = 'https://www.googletagmanager.com/gtag/js';
const DEPLOYMENT = 'par-club.test';

// A name that leads to this machine stands for a deployment; the service itself is not reached.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${DEPLOYMENT} 127.0.0.1`] }),
  // The service is out of reach, and a name without https is no place for the isolation header.
  expectedComplaints: /Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/,
});

/** The service's queue on the page: undefined where nothing is ever sent. */
function queue(page: Page): Promise<unknown[][] | undefined> {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: IArguments[] };
    return dataLayer?.map((command) => [...command]);
  });
}

/** The names and details of all events that wait to be sent. */
async function events(page: Page): Promise<unknown[][] | undefined> {
  return (await queue(page))?.filter(([name]) => name === 'event');
}

test('[CH-14] events of buttons, forms, dialogs and calls go to the service of a deployment, and no message does', async ({
  page,
  say,
}) => {
  const origin = `http://${DEPLOYMENT}:${emulatorPorts().hosting}`;
  const asked = page.waitForRequest((request) => request.url().startsWith(SERVICE));
  // A message that is shared from another app.
  await page.goto(`${origin}/parex?text=${encodeURIComponent('Олена')}`);
  const request = await asked;
  await expect(page.getByRole('textbox')).toHaveValue('Олена');
  const told = [JSON.stringify(await queue(page)), request.url(), JSON.stringify(await request.allHeaders())];
  expect(told[0]).toContain('page_location');
  expect(decodeURIComponent(told.join())).not.toContain('Олена');

  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  const submit = page.getByRole('button', { name: say('parex.submit'), exact: true });
  await submit.click();
  await expect(dialog).toBeVisible();
  const sent = await events(page);
  expect(sent).toContainEqual(['event', 'button_click', { button: 'parex-columns' }]);
  expect(sent).toContainEqual(['event', 'modal_open', { modal: 'parex-columns' }]);
  expect(sent).toContainEqual(['event', 'form_submit', { form: 'parex' }]);
  expect(sent).toContainEqual(['event', 'api_success', { call: 'extractRows' }]);
  expect(JSON.stringify(sent)).not.toContain('Мельник');

  // A call that fails is an event with its reason.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('parclub.openai_api_key', 'sk-test-401'));
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  await submit.click();
  await expect(page.getByText(say('failure.invalid-api-key', { provider: 'OpenAI' }))).toBeVisible();
  const failed = ['event', 'api_error', { call: 'extractRows', reason: 'invalid-api-key' }];
  expect(await events(page)).toContainEqual(failed);

  // The landing page, a document of its own, counts as well.
  const askedAgain = page.waitForRequest((request) => request.url().startsWith(SERVICE));
  await page.goto(`${origin}/`);
  await askedAgain;
  await page.getByRole('button', { name: 'Switch to English' }).click();
  expect(await events(page)).toContainEqual(['event', 'button_click', { button: 'language' }]);
});

for (const host of ['localhost', '127.0.0.1']) {
  test(`[CH-14] nothing is loaded or kept to be sent on ${host}`, async ({ page, say }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto(`http://${host}:${emulatorPorts().hosting}/parex`);
    await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await queue(page)).toBeUndefined();
    expect(new Set(asked)).toEqual(new Set([host]));
  });
}
