import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toasts } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver, userMenuButton } from '../kit/sign-in.ts';
import { accountWords, confirmDeletion, keptHere, openDeletion } from './own-account.ts';
import { documentsThatName } from './whole-database.ts';

const say = accountWords('ua');
test.use({ expectedComplaints: CONNECTION_LOST });

/** What a person keeps in a browser without any account, too. */
async function keepOwnThings(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('parclub.demo_calendar', '{}');
    localStorage.setItem('parclub.parex_columns', '["Ім’я"]');
    localStorage.setItem('parclub.openai_api_key', 'sk-of-the-person');
  });
}

/** Deletes the account, with a connection that is cut when the server has done it. @returns when it has */
async function deleteWithoutAnswer(page: Page): Promise<() => Promise<void>> {
  const { promise: isDeleted, resolve } = Promise.withResolvers<void>();
  await page.route('**/deleteAccount', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
    resolve();
  });
  await confirmDeletion(await openDeletion(page));
  return () => isDeleted;
}

test('[S-06] a deletion whose answer got lost is found out, and takes along what this browser keeps', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await keepOwnThings(page);
  await (await deleteWithoutAnswer(page))();
  await expect(page).toHaveURL('/parloc');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toasts(page, say('account.delete.done'))).toHaveCount(1);
  await expect(userMenuButton(page)).toHaveCount(0);
  expect(await keptHere(page)).toEqual([]);
  expect(await documentsThatName([ownName(info)])).toEqual([]);
});

for (const address of ['/', '/parex', '/parendar/app']) {
  test(`[S-06] a page that was closed before the answer came leaves nothing for the next visit to ${address}`, async ({
    page,
    context,
  }, info) => {
    await openAsNewDriver(page, ownName(info));
    await keepOwnThings(page);
    // Nothing after the deletion reaches anybody from this page.
    await page.route('**/accounts:lookup*', (route) => route.abort());
    const isDeleted = await deleteWithoutAnswer(page);
    await isDeleted();
    await page.close();
    const visit = await context.newPage();
    await visit.goto(address);
    await expect.poll(() => keptHere(visit)).toEqual([]);
    await expect(userMenuButton(visit)).toHaveCount(0);
  });
}

test('[S-06] a deletion that never reached the server takes nothing along when the person signs out', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await keepOwnThings(page);
  await page.route('**/deleteAccount', (route) => route.abort());
  const deletion = await openDeletion(page);
  await confirmDeletion(deletion);
  await expect(deletion.getByRole('alert')).toContainText(say('account.delete.again'));
  await deletion.getByRole('button', { name: say('account.delete.cancel') }).click();
  await page.keyboard.press('Escape');
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(page).toHaveURL('/parloc');
  expect(await keptHere(page)).toEqual([
    'parclub.demo_calendar',
    'parclub.google_client_id',
    'parclub.openai_api_key',
    'parclub.parex_columns',
  ]);
});
