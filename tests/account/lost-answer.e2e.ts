import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toastShown } from '../kit/browser.ts';
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
    // A connection that is kept could be closed by the server while it is taken again.
    await route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });
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
  await toastShown(page, say('account.delete.done'));
  await expect(userMenuButton(page)).toHaveCount(0);
  await expect.poll(() => keptHere(page)).toEqual([]);
  expect(await documentsThatName([ownName(info)])).toEqual([]);
});

test('[S-06] a page that was closed before the answer came leaves nothing for the next visit, wherever that is', async ({
  page,
  context,
  browser,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await keepOwnThings(page);
  // Nothing after the deletion reaches anybody from this page.
  await page.route('**/accounts:lookup*', (route) => route.abort());
  const isDeleted = await deleteWithoutAnswer(page);
  await isDeleted();
  await page.close();
  // Each visit finds the browser as that page left it.
  const storageState = await context.storageState({ indexedDB: true });
  expect(JSON.stringify(storageState)).toContain('sk-of-the-person');
  for (const address of ['/', '/parex', '/parendar/app']) {
    const visit = await browser.newPage({ storageState });
    await visit.goto(address);
    await expect.poll(() => keptHere(visit), address).toEqual([]);
    await expect(userMenuButton(visit)).toHaveCount(0);
    await visit.context().close();
  }
});
