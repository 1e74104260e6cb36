import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { accountDialogText } from '../../web/src/features/account/account-dialog.text.ts';
import { type Language, openAgain, openApp, signInOwn, toastShown, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu, userMenuButton } from '../kit/components/header.ts';
import { keptNames } from './kept-names.ts';

const texts = { ...accountText, ...accountDialogText };
const say = wordsOf(texts, 'ua');

async function openAccount(language: Language = 'ua'): Promise<Locator> {
  await chooseInUserMenu(texts['account.open'][language]);
  const dialog = page.getByRole('dialog', { name: texts['account.title'][language] });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

async function openDeletion(language: Language = 'ua'): Promise<Locator> {
  const account = await openAccount(language);
  await account.getByRole('button', { name: texts['account.delete.open'][language] }).click();
  return page.getByRole('dialog', { name: texts['account.delete.title'][language] });
}

async function confirmDeletion(deletion: Locator): Promise<void> {
  await deletion.getByRole('textbox').fill(say('account.delete.word'));
  await deletion.getByRole('button', { name: say('account.delete.confirm') }).click();
}

/** Has requests of a glob pattern fail until the test is over, or they are let through. */
async function failRequests(pattern: string): Promise<void> {
  await commands.failRequests(pattern);
  onTestFinished(() => commands.letThrough(pattern));
}

/** What a person keeps in a browser without any account, too. */
function keepOwnThings(): void {
  localStorage.setItem('parclub.demo_calendar', '{}');
  localStorage.setItem('parclub.parex_columns', '["Ім’я"]');
  localStorage.setItem('parclub.openai_api_key', 'sk-of-the-person');
}

test('[S-06] all the data but the keys are in one file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const names: string[] = [];
  // In place of the browser's own download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  keepOwnThings();
  await signInOwn('Іван Коваль');
  await openApp('/parex', { language: 'en' });
  const account = await openAccount('en');
  await expect.element(account).toMatchTextContent(/Іван Коваль/);
  await account.getByRole('button', { name: texts['account.data.download'].en }).click();
  await toastShown(texts['account.data.done'].en);
  expect(names).toEqual([expect.stringMatching(/^par-club-\d{4}-\d\d-\d\d\.json$/)]);
  const text = (await files[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    readMe: texts['account.data.readMe'].en,
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    account: { name: 'Іван Коваль', email: expect.stringMatching(/^component-.+@example\.com$/) },
    location: { items: [] },
    drivers: [],
    calendar: null,
    freeRequests: [],
    ownKeyRequests: [],
    thisBrowser: { app_locale: 'en', 'parclub.profile': { name: 'Іван Коваль' } },
  });
  expect(text).not.toContain('sk-of-the-person');
});

test('[S-06] only who types the word may press the button', async () => {
  await signInOwn();
  await openApp('/privacy', { language: 'en' });
  const deletion = await openDeletion('en');
  const yes = deletion.getByRole('button', { name: texts['account.delete.confirm'].en });
  const box = deletion.getByRole('textbox', { name: 'To confirm, type DELETE' });
  for (const typed of ['', 'yes', 'ELETE']) {
    await box.fill(typed);
    await expect.element(yes).toBeDisabled();
    await userEvent.keyboard('{Enter}');
  }
  await box.fill(' delete ');
  await expect.element(yes).toBeEnabled();
});

test('[S-06] a deletion that fails says so, keeps what was typed, and works when pressed again', async () => {
  await signInOwn();
  await openApp('/parloc/app');
  await failRequests('**/deleteAccount');
  const deletion = await openDeletion();
  await confirmDeletion(deletion);
  await expect.element(deletion.getByRole('alert')).toMatchTextContent(say('account.delete.again'));
  await expect.element(deletion.getByRole('textbox')).toHaveValue(say('account.delete.word'));
  expect(keptNames()).toContain('parclub.profile');
  await commands.letThrough('**/deleteAccount');
  await deletion.getByRole('button', { name: say('account.delete.confirm') }).click();
  await toastShown(say('account.delete.done'));
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/parloc');
});

test('[S-06] data that do not come are said to be missing', async () => {
  await signInOwn();
  await openApp('/parex');
  await failRequests('**/exportAccount');
  const account = await openAccount();
  await account.getByRole('button', { name: say('account.data.download') }).click();
  await expect.element(account.getByRole('alert')).toBeVisible();
});

test('[S-06] a deletion that never reached the server takes nothing along when the person signs out', async () => {
  await signInOwn();
  keepOwnThings();
  await openApp('/parloc/app');
  await failRequests('**/deleteAccount');
  const deletion = await openDeletion();
  await confirmDeletion(deletion);
  await expect.element(deletion.getByRole('alert')).toBeVisible();
  await deletion.getByRole('button', { name: say('account.delete.cancel') }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await chooseInUserMenu(say('account.signOut'));
  await page.getByRole('button', { name: say('account.signOut.keepKeys') }).click();
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  expect(keptNames()).toEqual(['parclub.demo_calendar', 'parclub.openai_api_key', 'parclub.parex_columns']);
});

test.for([
  ['/privacy', '/privacy'],
  ['/parendar/app', '/parendar'],
] as const)('[S-06] an account that is deleted from %s ends at %s', async ([opened, end]) => {
  await signInOwn();
  await openApp(opened);
  await confirmDeletion(await openDeletion());
  await toastShown(say('account.delete.done'));
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe(end);
  expect(keptNames()).toEqual([]);
});

test('[S-06] what was typed and chosen in this browser goes with the account, the language stays', async () => {
  const uid = await signInOwn();
  keepOwnThings();
  await openApp('/parex', { language: 'ua' });
  const box = page.getByRole('textbox').first();
  await box.fill('Олена, 067 123 45 67');
  await expect.poll(keptNames).toContain(`draft.parex.${uid}`);
  await confirmDeletion(await openDeletion());
  await expect.element(box).toHaveValue('');
  await expect.poll(keptNames).toEqual([]);
  expect(localStorage.getItem('app_locale')).toBe('ua');
  await openAgain();
  await expect.element(box).toHaveValue('');
  await expect.poll(() => location.pathname).toBe('/parex');
});

test('[S-06] the address of the account leads a visitor to the landing', async () => {
  await openApp('/parendar/app?account');
  await expect.poll(() => location.pathname).toBe('/parendar');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[S-06] the address of the account opens it once, for who is signed in', async () => {
  await signInOwn('Іван Коваль');
  await openApp('/parendar/app?account');
  const dialog = page.getByRole('dialog', { name: say('account.title') });
  await expect.element(dialog).toMatchTextContent(/Іван Коваль/);
  expect(location.pathname + location.search).toBe('/parendar/app');
  await userEvent.keyboard('{Escape}');
  await expect.element(userMenuButton()).toHaveFocus();
  await openAgain();
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[S-06] the account is deleted by keyboard alone, on a phone with its keyboard open', async () => {
  await page.viewport(390, 420);
  await signInOwn();
  await openApp('/parloc/app');
  await expect.element(userMenuButton()).toBeVisible();
  (userMenuButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: say('account.open') })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const account = page.getByRole('dialog', { name: say('account.title') });
  const open = account.getByRole('button', { name: say('account.delete.open') });
  const deletion = page.getByRole('dialog', { name: say('account.delete.title') });
  const pressOpen = async () => {
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(deletion).toBeVisible();
  };
  await pressOpen();
  await userEvent.keyboard('{Escape}');
  await pressOpen();
  const box = deletion.getByRole('textbox');
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('видалити');
  await expect.element(box).toBeInViewport({ ratio: 1 });
  await expect
    .element(deletion.getByRole('button', { name: say('account.delete.confirm') }))
    .toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Enter}');
  await toastShown(say('account.delete.done'));
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/parloc');
});
