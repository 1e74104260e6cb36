import { readFile } from 'node:fs/promises';
import { CONNECTION_LOST, expect, test, toasts } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver, userMenuButton } from '../kit/sign-in.ts';
import { accountWords, confirmDeletion, keptHere, openAccount, openDeletion } from './own-account.ts';
import { documentsThatName } from './whole-database.ts';

// A calendar that is not connected is refused, which the browser writes into its console.
test.use({ expectedComplaints: /Failed to load resource/ });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    const say = accountWords(language);
    test.use({ language, openAiKey: 'sk-of-the-person' });

    test('[S-06] the account says who it is, and gives all its data but the keys in one file', async ({
      page,
    }, info) => {
      await openAsNewDriver(page, ownName(info));
      const account = await openAccount(page);
      await expect(account).toContainText('Іван Коваль');
      await expect(account).toContainText(`${ownName(info)}@example.com`);
      const downloaded = page.waitForEvent('download');
      await account.getByRole('button', { name: say('account.data.download') }).click();
      const file = await downloaded;
      expect(file.suggestedFilename()).toMatch(/^par-club-\d{4}-\d\d-\d\d\.json$/);
      await expect(toasts(page, say('account.data.done'))).toBeVisible();
      const text = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({
        readMe: say('account.data.readMe'),
        exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        account: { name: 'Іван Коваль', email: `${ownName(info)}@example.com` },
        location: { items: [] },
        drivers: [],
        calendar: null,
        freeRequests: [],
        thisBrowser: { app_locale: language, 'parclub.profile': { name: 'Іван Коваль' } },
      });
      expect(text).not.toContain('sk-of-the-person');
    });

    test('[S-06] the account is deleted by who types the word, and nothing of it stays', async ({
      page,
    }, info) => {
      await openAsNewDriver(page, ownName(info));
      const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('parclub.profile') ?? '').id);
      const deletion = await openDeletion(page);
      const yes = deletion.getByRole('button', { name: say('account.delete.confirm') });
      const box = deletion.getByRole('textbox', {
        name: say('account.delete.type', say('account.delete.word')),
      });
      for (const typed of ['', 'так', say('account.delete.word').slice(1)]) {
        await box.fill(typed);
        await expect(yes).toBeDisabled();
        await box.press('Enter');
      }
      await box.fill(` ${say('account.delete.word').toLowerCase()} `);
      await yes.click();
      await expect(toasts(page, say('account.delete.done'))).toBeVisible();
      await expect(page).toHaveURL('/parloc');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(userMenuButton(page)).toHaveCount(0);
      expect(await keptHere(page)).toEqual([]);
      expect(await documentsThatName([uid, ownName(info)])).toEqual([]);
      await page.goto('/parendar/app');
      await expect(page).toHaveURL('/parendar');
    });
  });

  test.describe(`in ${language}, without a connection`, () => {
    const say = accountWords(language);
    test.use({ language, expectedComplaints: CONNECTION_LOST });

    test('[S-06] a deletion that fails says so, keeps what was typed, and works when pressed again', async ({
      page,
      context,
    }, info) => {
      await openAsNewDriver(page, ownName(info));
      const account = await openAccount(page);
      // By then what asks the server has come.
      await account.getByRole('button', { name: say('account.data.download') }).click();
      await expect(toasts(page, say('account.data.done'))).toBeVisible();
      await context.setOffline(true);
      await account.getByRole('button', { name: say('account.data.download') }).click();
      await expect(account.getByRole('alert')).toBeVisible();
      await account.getByRole('button', { name: say('account.delete.open') }).click();
      const deletion = page.getByRole('dialog', { name: say('account.delete.title') });
      await confirmDeletion(deletion, language);
      await expect(deletion.getByRole('alert')).toContainText(say('account.delete.again'));
      await expect(deletion.getByRole('textbox')).toHaveValue(say('account.delete.word'));
      expect(await keptHere(page)).toContain('parclub.profile');
      await context.setOffline(false);
      await deletion.getByRole('button', { name: say('account.delete.confirm') }).click();
      await expect(page).toHaveURL('/parloc');
      await expect(toasts(page, say('account.delete.done'))).toBeVisible();
      expect(await documentsThatName([ownName(info)])).toEqual([]);
    });
  });
}

for (const [address, end] of [
  ['/', '/'],
  ['/parex', '/parex'],
  ['/privacy', '/privacy'],
  ['/parendar/app', '/parendar'],
] as const) {
  test(`[S-06] an account that is deleted from ${address} ends at ${end}`, async ({ page }, info) => {
    await openAsNewDriver(page, ownName(info));
    await page.goto(address);
    await confirmDeletion(await openDeletion(page));
    await expect(page).toHaveURL(end);
    await expect(toasts(page, accountWords('ua')('account.delete.done'))).toBeVisible();
    await expect(userMenuButton(page)).toHaveCount(0);
    expect(await keptHere(page)).toEqual([]);
  });
}

test('[S-06] what was typed on the front page goes with the account, from the screen too', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await page.goto('/');
  const box = page.getByRole('main').getByRole('textbox');
  const sample = await box.inputValue();
  await box.fill('Олена, 067 123 45 67');
  await confirmDeletion(await openDeletion(page));
  await expect(toasts(page, accountWords('ua')('account.delete.done'))).toBeVisible();
  await expect(box).toHaveValue(sample);
  await page.reload();
  await expect(box).toHaveValue(sample);
});

test('[S-06] what was typed and chosen in this browser goes with the account, the language stays', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await page.goto('/parex');
  await page.getByRole('textbox').first().fill('Олена, 067 123 45 67');
  await page.evaluate(() => {
    localStorage.setItem('parclub.demo_calendar', '{}');
    localStorage.setItem('parclub.parex_columns', '["Ім’я"]');
    localStorage.setItem('app_locale', 'ua');
  });
  expect(await keptHere(page)).toContain('draft.parex');
  await confirmDeletion(await openDeletion(page));
  await expect(page.getByRole('textbox').first()).toHaveValue('');
  expect(await keptHere(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBe('ua');
  await page.reload();
  await expect(page.getByRole('textbox').first()).toHaveValue('');
});

test('[S-06] the address of the account opens it once, for who is signed in', async ({ page }, info) => {
  await page.goto('/parendar/app?account');
  await expect(page).toHaveURL('/parendar');
  await openAsNewDriver(page, ownName(info));
  await page.goto('/parendar/app?account');
  const dialog = page.getByRole('dialog', { name: 'Обліковий запис' });
  await expect(dialog).toContainText(`${ownName(info)}@example.com`);
  await expect(page).toHaveURL('/parendar/app');
  await dialog.getByRole('button', { name: 'Закрити' }).click();
  await expect(userMenuButton(page)).toBeFocused();
  await page.reload();
  await expect(userMenuButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[S-06] the account is deleted by keyboard alone, on a phone with its keyboard open', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await openAsNewDriver(page, ownName(info));
  await userMenuButton(page).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Обліковий запис' })).toBeFocused();
  await page.keyboard.press('Enter');
  const account = page.getByRole('dialog', { name: 'Обліковий запис' });
  await account.getByRole('button', { name: 'Видалити обліковий запис' }).press('Enter');
  const deletion = page.getByRole('dialog', { name: 'Видалити обліковий запис?' });
  await page.keyboard.press('Escape');
  await expect(account).toBeVisible();
  await account.getByRole('button', { name: 'Видалити обліковий запис' }).press('Enter');
  await deletion.getByRole('textbox').focus();
  await page.keyboard.type('видалити');
  await expect(deletion.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await expect(deletion.getByRole('button', { name: 'Видалити назавжди' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parloc');
  await expect(userMenuButton(page)).toHaveCount(0);
});
