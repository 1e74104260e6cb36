import type { Locator, Page } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { providerRequests } from '../kit/provider-requests.ts';
import { openSignIn, signInByDialog, userMenuButton } from '../kit/sign-in.ts';

const STORED = ['parclub.openai_api_key', 'parclub.google_api_key', 'parclub.google_client_id'];

function stored(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), STORED);
}

test.use({ googleClientId: null });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[CH-09] three keys are kept in local storage by save, and left alone by cancel', async ({
      page,
      say,
    }) => {
      await page.goto('/parex');
      const open = async (): Promise<Locator[]> => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: say('app.keys') })
          .click();
        const dialog = page.getByRole('dialog', { name: say('account.keys') });
        return (['openAi', 'google', 'googleClientId'] as const).map((name) =>
          dialog.getByLabel(say(`account.keys.${name}`), { exact: true }),
        );
      };
      const fill = async (values: string[]) => {
        const fields = await open();
        for (const [index, field] of fields.entries()) await field.fill(values[index] ?? '');
      };

      await fill(['sk-own', 'own-api-key', 'own-client-id']);
      await page.getByRole('button', { name: say('account.keys.cancel') }).click();
      expect(await stored(page)).toEqual([null, null, null]);

      await fill([' sk-own ', '', 'own-client-id']);
      await page.getByRole('button', { name: say('account.keys.save') }).click();
      await expect(toasts(page, say('account.keys.saved'))).toBeVisible();
      await expect(page.getByRole('button', { name: say('app.keys') })).toBeFocused();
      expect(await stored(page)).toEqual(['sk-own', null, 'own-client-id']);

      const [openAi, google] = await open();
      await expect(openAi as Locator).toHaveValue('sk-own');
      await (openAi as Locator).fill('');
      await (google as Locator).fill('own-api-key');
      // The page starts anew, for the SDK to take the other key.
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: say('account.keys.save') }).click();
      await reloaded;
      expect(await stored(page)).toEqual([null, 'own-api-key', 'own-client-id']);
    });

    test('[CH-09] a key cannot be read over the shoulder until the person asks to', async ({ page, say }) => {
      await page.goto('/parex');
      await page.getByRole('button', { name: say('app.keys') }).click();
      const field = page.getByLabel(say('account.keys.openAi'), { exact: true });
      await field.fill('sk-own');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      const name = `${say('ui.reveal')}: ${say('account.keys.openAi')}`;
      await page.getByRole('button', { name }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('sk-own');
    });
  });
}

test('[CH-09] the own language-model key is used once it is set', async ({ page, say }, info) => {
  const key = `sk-test-own-${ownName(info)}`;
  await page.goto('/parex');
  await page.getByRole('button', { name: say('app.keys') }).click();
  await page.getByLabel(say('account.keys.openAi'), { exact: true }).fill(key);
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  await page.getByRole('textbox').fill('Олена, 067 123 45 67, завтра о 15:00');
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
  expect(await providerRequests(key)).toHaveLength(1);
});

test.describe('with a client id', () => {
  test.use({ googleClientId: 'own-client-id' });

  test('[CH-09] the built-in API key serves where none is set, an own one where it is', async ({
    page,
    say,
  }) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      const key = new URL(request.url()).searchParams.get('key');
      if (key && /signInWithIdp/.test(request.url())) keys.push(key);
    });
    await page.goto('/parloc');
    await signInByDialog(page, 'driver');
    expect(keys).toEqual(['demo-key']);
    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: say('account.keys') }).click();
    await page.getByLabel(say('account.keys.google'), { exact: true }).fill('own-api-key');
    await page.getByRole('button', { name: say('account.keys.save') }).click();
    // Who is signed in belongs to a key.
    await expect(page).toHaveURL('/parloc');
    await signInByDialog(page, 'driver');
    expect(keys).toEqual(['demo-key', 'own-api-key']);
  });

  test('[CH-09] the settings open from the sign-in dialog, and closing them leads back to it', async ({
    page,
    say,
  }) => {
    await page.goto('/parloc');
    const signInDialog = await openSignIn(page);
    await signInDialog.getByRole('button', { name: say('account.keys') }).click();
    await expect(page.getByRole('dialog', { name: say('account.keys') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signInDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('app.signIn'), exact: true })).toBeFocused();
  });
});
