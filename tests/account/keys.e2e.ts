import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { providerRequests } from '../kit/provider-requests.ts';
import { signInByDialog, userMenuButton } from '../kit/sign-in.ts';

const GOOGLE_KEY = `AIza${'x'.repeat(35)}`;
const CLIENT_ID = '123-own.apps.googleusercontent.com';
const STORED = ['parclub.openai_api_key', 'parclub.google_api_key', 'parclub.google_client_id'];

function stored(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), STORED);
}

test('[CH-09] three keys are kept; a built-in one serves where none is set, an own one where it is', async ({
  page,
  say,
}, info) => {
  const identityKeys: string[] = [];
  page.on('request', (request) => {
    const key = new URL(request.url()).searchParams.get('key');
    if (key && /signInWithIdp/.test(request.url())) identityKeys.push(key);
  });
  const openAiKey = `sk-test-own-${ownName(info)}`;
  await page.goto('/parendar');
  await signInByDialog(page, 'driver');
  expect(identityKeys).toEqual(['demo-key']);

  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: say('account.keys') }).click();
  await page.getByLabel(say('account.keys.openAi'), { exact: true }).fill(openAiKey);
  await page.getByLabel(say('account.keys.google'), { exact: true }).fill(GOOGLE_KEY);
  await page.getByLabel(say('account.keys.googleClientId'), { exact: true }).fill(CLIENT_ID);
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  // The page starts anew, for the SDK to take the other key; who is signed in belongs to a key.
  await expect(page).toHaveURL('/parendar');
  expect(await stored(page)).toEqual([openAiKey, GOOGLE_KEY, CLIENT_ID]);
  await signInByDialog(page, 'driver');
  expect(identityKeys).toEqual(['demo-key', GOOGLE_KEY]);

  await page.goto('/parex');
  await page.getByRole('textbox').fill('Олена, 067 123 45 67, завтра о 15:00');
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
  expect(await providerRequests(openAiKey)).toHaveLength(1);
});
