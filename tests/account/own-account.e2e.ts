import { readFile } from 'node:fs/promises';
import { expect, test, toastShown } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver, userMenuButton } from '../kit/sign-in.ts';
import { accountWords, confirmDeletion, keptHere, openAccount, openDeletion } from './own-account.ts';
import { documentsThatName } from './whole-database.ts';

const say = accountWords('ua');

// A calendar that is not connected is refused, which the browser writes into its console.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[S-06] a person takes their data along, deletes the account, and nothing of it stays', async ({
  page,
}, info) => {
  const uid = await openAsNewDriver(page, ownName(info));
  const account = await openAccount(page);
  await expect(account).toContainText(`${ownName(info)}@example.com`);
  const downloaded = page.waitForEvent('download');
  await account.getByRole('button', { name: say('account.data.download') }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^par-club-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { name: 'Іван Коваль', email: `${ownName(info)}@example.com` },
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await confirmDeletion(await openDeletion(page));
  await toastShown(page, say('account.delete.done'));
  await expect(page).toHaveURL('/parloc');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(userMenuButton(page)).toHaveCount(0);
  await expect.poll(() => keptHere(page)).toEqual([]);
  expect(await documentsThatName([uid, ownName(info)])).toEqual([]);
  await page.goto('/parendar/app');
  await expect(page).toHaveURL('/parendar');
});

test('[S-06] what was typed on the front page goes with the account, from the screen too', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await page.goto('/');
  const box = page.getByRole('main').getByRole('textbox');
  const sample = await box.inputValue();
  await box.fill('Олена, 067 123 45 67');
  await confirmDeletion(await openDeletion(page));
  await toastShown(page, say('account.delete.done'));
  await expect(box).toHaveValue(sample);
  await page.reload();
  await expect(box).toHaveValue(sample);
});
