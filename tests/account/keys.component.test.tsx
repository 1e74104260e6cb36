import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { uiText } from '../../web/src/ui/ui.text.ts';
import { openApp, toasts, wordsOf } from '../kit/components/app.tsx';
import { openSignIn } from '../kit/components/header.ts';

const say = wordsOf({ ...appText, ...accountText, ...uiText }, 'ua');
const STORED = ['parclub.openai_api_key', 'parclub.google_api_key', 'parclub.google_client_id'];

const stored = () => STORED.map((name) => localStorage.getItem(name));

async function openKeys(): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('app.keys') })
    .click();
  return page.getByRole('dialog', { name: say('account.keys') });
}

/** Types into the fields of the language model's key and of the client id. Another key of Google's needs a reload. */
async function fill(dialog: Locator, openAi: string, clientId: string): Promise<void> {
  await dialog.getByLabelText(say('account.keys.openAi')).fill(openAi);
  await dialog.getByLabelText(say('account.keys.googleClientId')).fill(clientId);
}

test('[CH-09] keys are kept in local storage by save, and left alone by cancel', async () => {
  await openApp('/parex');
  await fill(await openKeys(), 'sk-own', 'own-client-id');
  await page.getByRole('button', { name: say('account.keys.cancel') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null, null]);

  await fill(await openKeys(), ' sk-own ', 'own-client-id');
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  await expect.element(toasts(say('account.keys.saved'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('app.keys') })).toHaveFocus();
  expect(stored()).toEqual(['sk-own', null, 'own-client-id']);

  const dialog = await openKeys();
  await expect.element(dialog.getByLabelText(say('account.keys.openAi'))).toHaveValue('sk-own');
  await fill(dialog, '', 'own-client-id');
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null, 'own-client-id']);
});

test('[CH-09] a key cannot be read over the shoulder until the person asks to', async () => {
  await openApp('/parex');
  const dialog = await openKeys();
  const field = dialog.getByLabelText(say('account.keys.openAi'));
  await field.fill('sk-own');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
  await dialog.getByRole('button', { name: `${say('ui.reveal')}: ${say('account.keys.openAi')}` }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('sk-own');
});

test('[CH-09] the settings open from the sign-in dialog, and closing them leads back to it', async () => {
  await openApp('/parloc');
  const signIn = await openSignIn();
  await signIn.getByRole('button', { name: say('account.keys') }).click();
  await expect.element(page.getByRole('dialog', { name: say('account.keys') })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(signIn).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: say('app.signIn') })).toHaveFocus();
});
