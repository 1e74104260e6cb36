import type { Locator, Page } from '@playwright/test';
import { driverText } from '../../web/src/features/parloc/driver.text.ts';
import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAccounts, openSignIn, signOutByMenu, userMenuButton } from '../kit/sign-in.ts';
import { itemOf, readyDriver, signInElsewhere } from '../parloc/driver-page.ts';

const MESSAGE = 'Олена, 067 123 45 67, Київ – Краків';

async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

async function openColumns(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Колонки|Columns) ·/ }).click();
  return page.getByRole('dialog');
}

async function signOut(page: Page): Promise<void> {
  await signOutByMenu(page);
  await expect(userMenuButton(page)).toHaveCount(0);
}

/** For a tab that is to sleep: what it does again and again, it does only while it is awake. */
function keepTimersStill(): void {
  const { setInterval } = window;
  window.setInterval = ((run: () => void, every: number) =>
    setInterval(() => document.body.dataset.sleeps !== 'true' && run(), every)) as typeof setInterval;
}

/** Puts a tab to sleep, as browsers do with one in the background: it does not look who is signed in. */
async function sleep(tab: Page, sleeps: boolean): Promise<void> {
  await tab.locator('body').evaluate((body, value) => {
    body.dataset.sleeps = String(value);
  }, sleeps);
}

test('[CH-09] a key that one tab saves outlives another that is saved in a second tab', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  const other = await openTab(page, '/parex');
  const [dialog, otherDialog] = [page, other].map((tab) => tab.getByRole('dialog')) as [Locator, Locator];
  for (const tab of [page, other]) await tab.getByRole('button', { name: say('app.keys') }).click();
  await dialog.getByLabel(say('account.keys.openAi'), { exact: true }).fill('sk-one');
  await dialog.getByRole('button', { name: say('account.keys.save') }).click();
  await expect(dialog).toHaveCount(0);
  await otherDialog
    .getByLabel(say('account.keys.googleClientId'), { exact: true })
    .fill('two.apps.googleusercontent.com');
  await otherDialog.getByRole('button', { name: say('account.keys.save') }).click();
  await expect(otherDialog).toHaveCount(0);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({
    'parclub.openai_api_key': 'sk-one',
    'parclub.google_client_id': 'two.apps.googleusercontent.com',
  });
});

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[X-08] columns that another tab saves while they are edited here are told, and either can be kept', async ({
      page,
      say,
    }) => {
      const told = (columns: string) => say('parex.editor.elsewhere', { columns });
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      const other = await openTab(page, '/parex');
      const editor = await openColumns(page);
      await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Дата' }) }).click();

      const otherEditor = await openColumns(other);
      await otherEditor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
      await otherEditor.getByRole('button', { name: say('parex.editor.save') }).click();
      await expect(editor.getByText(told('ПІБ, Телефон, Дата'))).toBeVisible();
      await expect(
        editor.getByRole('button', { name: say('parex.editor.edit', { column: 'Час' }) }),
      ).toBeVisible();
      await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
      await expect(page.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();

      const again = await openColumns(page);
      await expect(again.getByText(told('ПІБ, Телефон, Дата'))).toHaveCount(0);
      await again.getByRole('button', { name: say('parex.editor.delete', { column: 'Дата' }) }).click();
      await again.getByRole('button', { name: say('parex.editor.save') }).click();
      await expect(other.getByRole('button', { name: say('parex.columns', { count: 2 }) })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
    });
  });
}

test('[CH-11] another tab’s language and another theme leave alone what is being typed', async ({ page }) => {
  await page.goto('/parex');
  const other = await openTab(page, '/parex');
  await page.bringToFront();
  await page.getByRole('textbox').fill(MESSAGE);
  await other.getByRole('button', { name: 'Switch to English' }).click();
  await expect(other.getByRole('button', { name: 'Перейти на українську' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await expect(page.getByRole('button', { name: 'Switch to English' })).toBeVisible();
  // The choice is the browser's, so a page that opens anew has it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Перейти на українську' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
});

test('a tab that slept while somebody else signed in has nothing of the first person', async ({
  page,
}, info) => {
  await readyDriver(page, info);
  const other = await page.context().newPage();
  await other.addInitScript(keepTimersStill);
  await other.goto('/parloc/app?settings');
  await other.getByRole('textbox', { name: 'Авто' }).fill('Renault Trafic');
  await sleep(other, true);

  await page.bringToFront();
  await signOut(page);
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^Ім’я/ }).fill('Петро Шевчук');
  await accounts.getByRole('textbox', { name: /пошт/i }).fill(`next-${ownName(info)}@example.com`);
  await accounts.getByRole('button', { name: /^Продовжити/ }).click();
  await expect(page.getByRole('heading', { name: driverText['parloc.driver.welcome'].ua })).toBeVisible();

  await sleep(other, false);
  await expect(other.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Петро Шевчук');
  await expect(other.getByRole('textbox', { name: 'Авто' })).toHaveValue('');
  await other.getByRole('button', { name: 'Скасувати' }).click();
  await expect(other.getByRole('heading', { name: driverText['parloc.driver.welcome'].ua })).toBeVisible();
});

test('[D-05] details that two devices save one after the other are both kept', async ({
  page,
  browser,
}, info) => {
  const phone = await readyDriver(page, info);
  const other = await signInElsewhere(browser, ownName(info));
  for (const each of [page, other]) await each.goto('/parloc/app?settings');
  const field = (of: Page, name: string) => of.getByRole('textbox', { name });
  await expect(field(page, 'Авто')).toHaveValue(/Sprinter/);
  await field(page, 'Ім’я').fill('Іван Ковальчук');

  await field(other, 'Авто').fill('Renault Trafic');
  await other.getByRole('button', { name: 'Зберегти' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Авто')).toHaveValue('Renault Trafic');
  await expect(field(page, 'Ім’я')).toHaveValue('Іван Ковальчук');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await itemOf(phone)).toMatchObject({ name: 'Іван Ковальчук', carName: 'Renault Trafic' });
  await other.context().close();
});
