import {
  enlargeText,
  expectNoFaults,
  expectNothingCut,
  expectNothingMoves,
  expectVisibleFocus,
} from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { fillIn, KYIV, moveMap, phoneOf, SHARE, standAt } from './driver-page.ts';

test('no state of the driver’s page has an accessibility fault or is cut at the side, and nothing moves', async ({
  page,
  context,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await expectNoFaults(page, 'no settings');
  await page.getByRole('button', { name: 'Заповнити' }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Телефон — обов’язкове поле')).toBeVisible();
  await expectNoFaults(page, 'settings with faults');
  await fillIn(page, { phone: phoneOf(info).typed });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoFaults(page, 'ready');

  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectNoFaults(page, 'refused');
  await standAt(context, KYIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await moveMap(page);
  await expectNoFaults(page, 'shared');
  await expectNothingMoves(page, 'shared');
  await page.getByRole('button', { name: 'QR' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaults(page, 'code');
  await page.keyboard.press('Escape');
  await expectVisibleFocus(page, 'shared');

  // A phone at 200 % zoom, and one with text of twice the size.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCut(page, 'shared');
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await expectNothingCut(page, 'shared, large');
  await page.goto('/parloc/app?settings');
  await enlargeText(page);
  await expect(page.getByRole('textbox', { name: 'Авто' })).toBeVisible();
  await expectNothingCut(page, 'settings');
});
