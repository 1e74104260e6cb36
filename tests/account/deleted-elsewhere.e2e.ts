import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { userMenuButton } from '../kit/sign-in.ts';
import { itemOf, KYIV, openAsClient, readyDriver, signInElsewhere, standAt } from '../parloc/driver-page.ts';
import { confirmDeletion, keptHere, openDeletion } from './own-account.ts';
import { documentsThatName } from './whole-database.ts';

// A calendar that is not connected is refused, and an account that is gone is not found.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[S-06] a driver who shares live is gone for clients, in other tabs and on other devices', async ({
  page,
  context,
  browser,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  const client = await openAsClient(browser, page, phone);
  const tab = await context.newPage();
  await tab.goto('/parex');
  await tab.getByRole('textbox').first().fill('Олена, 067 123 45 67');
  const device = await signInElsewhere(browser, ownName(info));
  await expect(device.getByRole('heading', { name: 'Добрий день, Іван Коваль!' })).toBeVisible();

  await page.bringToFront();
  await confirmDeletion(await openDeletion(page));

  await expect(page).toHaveURL('/parloc');
  await expect(client.getByRole('article')).toHaveCount(0);
  await expect(userMenuButton(tab)).toHaveCount(0);
  await expect(tab.getByRole('textbox').first()).toHaveValue('');
  await expect.poll(() => keptHere(tab)).toEqual([]);
  await expect(device).toHaveURL('/parloc');
  await expect(userMenuButton(device)).toHaveCount(0);
  expect(await documentsThatName([phone.slice(1), ownName(info)])).toEqual([]);
  await client.context().close();
  await device.context().close();
});
