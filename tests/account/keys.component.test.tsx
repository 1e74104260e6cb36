import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { withBoundDashes } from '../../web/src/intl/bound-dashes.ts';
import { uiText } from '../../web/src/ui/ui.text.ts';
import { openApp, signInOwn, toastShown, wordsOf } from '../kit/components/app.tsx';
import { openSignIn } from '../kit/components/header.ts';

const say = wordsOf({ ...appText, ...accountText, ...uiText }, 'ua');
const STORED = ['parclub.openai_api_key', 'parclub.google_api_key', 'parclub.google_client_id'];

const CLIENT_ID = '123-own.apps.googleusercontent.com';

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
  await fill(await openKeys(), 'sk-own', CLIENT_ID);
  await page.getByRole('button', { name: say('account.keys.cancel') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null, null]);

  await fill(await openKeys(), ' sk-own ', CLIENT_ID);
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  await toastShown(say('account.keys.saved'));
  await expect.element(page.getByRole('button', { name: say('app.keys') })).toHaveFocus();
  expect(stored()).toEqual(['sk-own', null, CLIENT_ID]);

  const dialog = await openKeys();
  await expect.element(dialog.getByLabelText(say('account.keys.openAi'))).toHaveValue('sk-own');
  await fill(dialog, '', CLIENT_ID);
  await page.getByRole('button', { name: say('account.keys.save') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null, CLIENT_ID]);
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

test('[F-R1] [CH-09] each field says what it is for, and refuses what is of another shape', async () => {
  await openApp('/parex');
  const dialog = await openKeys();
  const field = (name: 'openAi' | 'google' | 'googleClientId') =>
    dialog.getByLabelText(say(`account.keys.${name}`), { exact: true });
  const save = dialog.getByRole('button', { name: say('account.keys.save') });
  for (const [name, wrong] of [
    ['openAi', 'two words'],
    ['google', 'any text'],
    ['googleClientId', 'any text'],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(say(`account.keys.${name}.hint`));
    await field(name).fill(wrong);
    await save.click();
    const description = `${say(`account.keys.${name}.hint`)} ${say(`account.keys.${name}.wrong`)}`;
    await expect.element(field(name)).toHaveAccessibleDescription(withBoundDashes(description));
    await field(name).fill('');
  }
  expect(stored()).toEqual([null, null, null]);
  await field('googleClientId').fill(CLIENT_ID);
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null, CLIENT_ID]);
});

test('[F-R1] [CH-09] a client id of one’s own does not ask for a consent that the server cannot use', async () => {
  localStorage.setItem('parclub.google_client_id', CLIENT_ID);
  const opened = { closed: false, close: () => {}, location: { replace: vi.fn<(url: string) => void>() } };
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  await signInOwn();
  await openApp('/parendar/app');
  await page.getByRole('button', { name: 'Підключити Google Календар' }).click();
  await expect.poll(() => opened.location.replace.mock.calls).toHaveLength(1);
  const [[address] = ['']] = opened.location.replace.mock.calls;
  // The deployment's, by web/.env.
  expect(new URL(address).searchParams.get('client_id')).toBe('demo-client-id');
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
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: say('app.signIn') }))
    .toHaveFocus();
});
