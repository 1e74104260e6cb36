import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { uiText } from '../../web/src/ui/ui.text.ts';
import { openApp, wordsOf } from '../kit/components/app.tsx';
import { openAccounts, openSignIn, userMenuButton } from '../kit/components/header.ts';

const allText = { ...appText, ...accountText, ...uiText };
const say = wordsOf(allText, 'ua');
const IVAN = /ivan\.koval@example\.com/;

test('[CH-07] the dialog has a title, a prompt, the button, what one agrees to, and a way out', async () => {
  const sayEnglish = wordsOf(allText, 'en');
  await openApp('/parloc', { language: 'en' });
  const dialog = await openSignIn();
  await expect
    .element(dialog.getByRole('heading', { name: sayEnglish('account.signIn.title') }))
    .toBeVisible();
  await expect.element(dialog.getByText(sayEnglish('account.signIn.prompt'))).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: sayEnglish('account.signIn.google') }))
    .toBeEnabled();
  for (const address of ['/privacy', '/privacy/terms'])
    await expect.element(dialog.getByCss(`a[href="${address}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: sayEnglish('ui.close') }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: sayEnglish('app.signIn') }))
    .toHaveFocus();
});

test('[CH-08] an account dialog that the person closed is no error', async () => {
  await openApp('/parendar');
  const dialog = await openSignIn();
  const accounts = await openAccounts();
  await accounts.getByText(say('ui.close'), { exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('[CH-08] a provider that refuses is an error in the dialog, and the next try works', async () => {
  await openApp('/parloc');
  const dialog = await openSignIn();
  const accounts = await openAccounts();
  await accounts.getByRole('textbox').last().fill('fail@example.com');
  await accounts.getByRole('button', { name: 'Продовжити' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(say('account.signIn.provider'));
  await openAccounts();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await accounts.getByRole('button', { name: IVAN }).click();
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[CH-08] a fault on the way to the provider has words of its own', async () => {
  await openApp('/parloc');
  const dialog = await openSignIn();
  const accounts = await openAccounts();
  const provider = '**/accounts:signInWithIdp*';
  await commands.failRequests(provider);
  await accounts.getByRole('button', { name: IVAN }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(say('account.signIn.other'));
  await commands.letThrough(provider);
  await openAccounts();
  await accounts.getByRole('button', { name: IVAN }).click();
  await expect.element(userMenuButton()).toBeVisible();
});
