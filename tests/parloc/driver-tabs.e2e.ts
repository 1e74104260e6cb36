import { PARLOC } from '../../functions/src/contract/parloc.values.ts';
import { expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { itemOf, KYIV, phoneOf, readyDriver, SHARE, standAt } from './driver-page.ts';

const GOING = { name: 'Зупинити трансляцію' };

test('[D-06] two tabs that save for the first time at once make one item', async ({
  page,
  context,
}, info) => {
  const { typed, stored } = phoneOf(info);
  await openAsNewDriver(page, ownName(info));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/parloc/app?settings');
    await tab.getByRole('textbox', { name: 'Авто' }).fill('Sprinter');
    await tab.getByRole('textbox', { name: 'Телефон' }).fill(typed);
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Зберегти' }).click()));
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: SHARE })).toBeVisible();
  const item = await itemOf(stored);
  const { size } = await adminFirestore().collection(PARLOC).where('userId', '==', item?.userId).get();
  expect(size).toBe(1);
});

test('live sharing ends when the driver stops it in another tab', async ({ page, context }, info) => {
  await standAt(context, KYIV);
  await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', GOING)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/parloc/app');
  await expect(other.getByRole('button', GOING)).toBeVisible();
  await other.getByRole('button', GOING).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: SHARE })).toBeVisible();
    await expect(tab.getByText('Приховано: клієнти не бачать, де ви').first()).toBeVisible();
  }
});
