import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { accountDialogText } from '../../web/src/features/account/account-dialog.text.ts';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { openApp, signInOwn, wordsOf } from '../kit/components/app.tsx';
import {
  chooseInUserMenu,
  closeDialog,
  openAccounts,
  openSignIn,
  userMenuButton,
} from '../kit/components/header.ts';

const texts = { ...accountText, ...accountDialogText };
const dialog = page.getByRole('dialog');

const say = wordsOf(texts, 'ua');

test('signing in has no accessibility fault', async () => {
  await openApp('/parendar');
  const signIn = await openSignIn();
  await expect.element(signIn.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
  await expectNoFaults('sign-in');
  const accounts = await openAccounts();
  await expectNoFaults('accounts');
  await accounts.getByRole('textbox').last().fill('fail@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(signIn.getByRole('alert')).toBeVisible();
  await expectNoFaults('a refusal');
});

test('the user menu and its dialogs have no accessibility fault', async () => {
  await signInOwn();
  await openApp('/privacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userMenuButton().click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectNoFaults('menu');
  await page.getByRole('menuitem', { name: say('account.keys') }).click();
  await expect.element(dialog).toBeVisible();
  await expectNoFaults('keys');
  await closeDialog();
  await chooseInUserMenu(say('account.open'));
  await expect.element(dialog).toBeVisible();
  await expectNoFaults('account');
  await page.getByRole('button', { name: say('account.delete.open') }).click();
  await expect.element(dialog.getByRole('textbox')).toBeVisible();
  await expectNoFaults('deletion');
});

test('everything to press is large enough for a thumb', async () => {
  await page.viewport(390, 844);
  await signInOwn();
  await openApp('/parex');
  await userMenuButton().click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(smallTargets()).toEqual([]);
  await page.getByRole('menuitem', { name: say('account.keys') }).click();
  await expect.element(dialog).toBeVisible();
  expect(smallTargets()).toEqual([]);
  await closeDialog();
  await chooseInUserMenu(say('account.open'));
  await expect.element(dialog).toBeVisible();
  expect(smallTargets()).toEqual([]);
  await page.getByRole('button', { name: say('account.delete.open') }).click();
  await expect.element(dialog.getByRole('textbox')).toBeVisible();
  expect(smallTargets()).toEqual([]);
});

test('signing in has nothing too small for a thumb', async () => {
  await page.viewport(390, 844);
  await openApp('/parendar');
  await openSignIn();
  expect(smallTargets()).toEqual([]);
});

test.for([390, 360])('on a phone of %i px the header keeps to one line, signed in too', async (width) => {
  await page.viewport(width, 800);
  await signInOwn();
  for (const address of ['/parex', '/parendar/app', '/privacy']) {
    await openApp(address);
    await expect.element(userMenuButton()).toBeVisible();
    const { height } = page.getByRole('banner').element().getBoundingClientRect();
    expect(height, address).toBeLessThanOrEqual(65);
    await cleanup();
  }
});

/** What is smaller than 48 px of the buttons and menu items of the header, of the menu and of the open dialog. */
function smallTargets(): string[] {
  const parts = ['header', '[role="menu"]', '[role="dialog"]'];
  const targets = parts.flatMap((part) => [`${part} button`, `${part} [role="menuitem"]`]).join();
  const elements = [...document.querySelectorAll(targets)];
  expect(elements).not.toEqual([]);
  return elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (Math.round(box.width) < 48 || Math.round(box.height) < 48))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`);
}
