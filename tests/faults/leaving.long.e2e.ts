import type { Page, TestInfo } from '@playwright/test';
import { confirmDeletion, openDeletion } from '../account/own-account.ts';
import { documentsThatName } from '../account/whole-database.ts';
import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { test } from '../kit/network.ts';
import { ownName } from '../kit/own-name.ts';
import { signOutByMenu, userMenuButton } from '../kit/sign-in.ts';
import { openDemo } from '../parendar/demo-calendar.ts';
import { itemOf, KYIV, readyDriver, standAt } from '../parloc/driver-page.ts';

test.use({ expectedComplaints: CONNECTION_LOST });

/** Shares live, and what ends that when the person leaves cannot get through. */
async function goLive(page: Page, info: TestInfo): Promise<string> {
  await standAt(page.context(), KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  const known = () => page.evaluate(() => localStorage.getItem('parclub.last_known.parloc_item') ?? '');
  await expect.poll(known).toContain('"live"');
  return phone;
}

test('[S-06] an account is deleted with all that is stored while its browser does not reach the database', async ({
  page,
  network,
}, info) => {
  const phone = await goLive(page, info);
  network.breakDatabase('silent');
  await confirmDeletion(await openDeletion(page));
  await expect(page).toHaveURL('/parloc');
  await expect(userMenuButton(page)).toHaveCount(0);
  network.mend();
  expect(await documentsThatName([phone.slice(1), ownName(info)])).toEqual([]);
});

test('[CH-18] a driver who shares live signs out even while the database is silent', async ({
  page,
  network,
}, info) => {
  await goLive(page, info);
  network.breakDatabase('silent');
  await signOutByMenu(page, 'Вийти й приховати');
  await expect(page).toHaveURL('/parloc');
  await expect(userMenuButton(page)).toHaveCount(0);
});

test('a request that is being typed is nobody else’s: it goes with a sign-out in another tab', async ({
  page,
}, info) => {
  await openDemo(page, info);
  const other = await page.context().newPage();
  await other.goto('/parendar/app');
  const name = other
    .getByRole('region', { name: 'Нова заявка' })
    .getByRole('textbox', { name: 'Ім’я пасажира' });
  await name.fill('Олена');
  const drafts = () =>
    other.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft\./.test(key)));
  expect(await drafts()).toContain('draft.parendar.request');
  await signOutByMenu(page);
  await expect(other).toHaveURL('/parendar');
  expect(await drafts()).toEqual([]);
});
