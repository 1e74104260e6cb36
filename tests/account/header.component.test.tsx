import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { openApp, signInOwn, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu, userMenuButton } from '../kit/components/header.ts';

const say = wordsOf({ ...appText, ...accountText }, 'ua');
const header = page.getByRole('banner');
const signInButton = header.getByRole('button', { name: say('app.signIn') });
const item = (name: string) => page.getByRole('menuitem', { name });

test('[CH-02] the location header of a visitor has a title and a way in', async () => {
  await openApp('/parloc');
  await expect.element(header.getByRole('link', { name: 'Parloc' })).toHaveAttribute('href', '/parloc');
  await expect.element(signInButton).toBeVisible();
  await expect.element(header.getByRole('button', { name: say('app.settings') })).not.toBeInTheDocument();
  await expect.element(userMenuButton()).not.toBeInTheDocument();
});

test('[CH-02] the location header of who is signed in has settings and the user menu', async () => {
  await signInOwn();
  await openApp('/parloc/app');
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(signInButton).not.toBeInTheDocument();
  await header.getByRole('button', { name: say('app.settings') }).click();
  expect(location.pathname + location.search).toMatch(/^\/parloc\/app\?settings/);
});

test('[CH-02] a driver’s page has neither, even for who is signed in', async () => {
  await signInOwn();
  await openApp('/parloc/driver/380671234567', { language: 'en' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(header.getByRole('link', { name: /^EN\./ })).toBeVisible();
  await expect.element(header.getByRole('button')).not.toBeInTheDocument();
});

test('[CH-05] [CH-18] the calendar header has an avatar whose menu has the name and a way out', async () => {
  await signInOwn('Олена Мельник');
  await openApp('/parendar/app');
  await expect.element(userMenuButton()).toHaveTextContent('О');
  await userMenuButton().click();
  await expect.element(page.getByRole('menu')).toMatchTextContent(/^Олена Мельник/);
  await item(say('account.signOut')).click();
  await expect.element(signInButton).toBeVisible();
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/parendar');
});

test.for([
  ['without a name the avatar is a dash', '', '-'],
  ['a small first letter becomes a capital', 'їжак', 'Ї'],
] as const)('[CH-05] %s', async ([, name, letter]) => {
  await signInOwn(name);
  await openApp('/privacy');
  await expect.element(userMenuButton()).toHaveTextContent(letter);
});

test.for([
  ['/parex', '/parex'],
  ['/privacy', '/privacy'],
  ['/parloc/app', '/parloc'],
] as const)('[CH-18] sign-out works from %s and ends at %s', async ([opened, end]) => {
  await signInOwn();
  await openApp(opened);
  await chooseInUserMenu(say('account.signOut'));
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe(end);
  expect(localStorage.getItem('parclub.profile')).toBeNull();
});

test('[F-U14] a driver’s menu has no keys', async () => {
  await signInOwn();
  await openApp('/parloc/app');
  await userMenuButton().click();
  await expect.element(item(say('account.signOut'))).toBeVisible();
  await expect.element(item(say('account.keys'))).not.toBeInTheDocument();
});

test('the user menu is used by keyboard alone, and gives the focus back', async () => {
  await signInOwn();
  await openApp('/parendar/app');
  await expect.element(userMenuButton()).toBeVisible();
  (userMenuButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(userMenuButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item(say('account.open'))).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(say('account.keys'))).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: say('account.keys') })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(userMenuButton()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(say('account.open'))).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item(say('account.signOut'))).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(signInButton).toBeVisible();
});

test('the user menu stays open that is opened right after a dialog has closed', async () => {
  await page.viewport(390, 844);
  await signInOwn();
  await openApp('/parloc/app');
  await chooseInUserMenu(say('account.open'));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  // In one go, as a quick finger on a slow phone: what the dialog still does when it has gone comes after it.
  const press = (key: string, on: Element | null) =>
    on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const element = dialog.element();
  press('Escape', element);
  for (let turns = 0; element.isConnected && turns < 100; turns += 1) await Promise.resolve();
  press('Enter', document.getElementById('user-menu'));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(item(say('account.open'))).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(item(say('account.open'))).toHaveFocus();
});
