import { expectNoFaults, expectNothingCut } from '../kit/accessibility.ts';
import { expect, test, toastShown } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import {
  coordinatesOf,
  fillIn,
  LVIV,
  ODESA,
  openAsClient,
  readyDriver,
  SHARE,
  sharingDriver,
  signInElsewhere,
  standAt,
} from './driver-page.ts';
import { newestCode } from './phones.ts';
import { NAME } from './seed.ts';

const SHARED = 'Місцезнаходження оновлено';

test('[L-05] [F-S2] [S-03] a number that somebody else has registered comes to whoever proves to have it', async ({
  page,
  context,
  browser,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  await toastShown(page, SHARED);
  const before = await openAsClient(browser, page, phone);
  await expect(before.getByRole('article')).toContainText(NAME);
  await expect(before.getByText('номер підтверджено')).toHaveCount(0);
  await before.context().close();

  const owner = await signInElsewhere(browser, `${ownName(info)}-owner`);
  await owner.getByRole('button', { name: 'Заповнити' }).click();
  await fillIn(owner, { name: 'Петро Шевчук', phone });
  await expect(owner.getByText(/^Цей номер уже має інший водій/)).toBeVisible();
  await owner.getByRole('button', { name: 'Підтвердити номер кодом' }).click();
  await expect(owner.getByText(`Код надіслано на ${phone}`)).toBeVisible();
  // The message is in another app, and phones may drop the page meanwhile.
  await owner.reload();
  await expect(owner.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Петро Шевчук');
  await owner.getByRole('textbox', { name: 'Код з SMS' }).fill((await newestCode(phone))?.code ?? '');
  await owner.getByRole('button', { name: 'Зберегти' }).click();
  await expect(owner.getByText(`Номер ${phone} підтверджено`)).toBeVisible();
  await expect(owner.getByRole('dialog')).toHaveCount(0);

  const lost = page.getByRole('alert').filter({ hasText: `Номер ${phone} більше не за вами` });
  await expect(lost).toBeVisible();
  await standAt(owner.context(), LVIV);
  await owner.getByRole('button', { name: SHARE }).click();
  await expect(owner.getByText(/^Востаннє:/)).toBeVisible();
  // The one who has lost the number may press as well; nobody sees it.
  await context.setGeolocation(ODESA);
  await page.getByRole('button', { name: SHARE }).click();
  await toastShown(page, SHARED);

  const client = await openAsClient(browser, owner, phone);
  await expect(client.getByRole('article')).toContainText('Петро Шевчук');
  await expect(client.getByText('номер підтверджено')).toBeVisible();
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
  await expect(client.locator('body')).not.toContainText(NAME);
  await expect(client.locator('body')).not.toContainText(coordinatesOf(ODESA));
  await client.context().close();
  await owner.context().close();

  await lost.getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Телефон' })).toHaveValue(phone);
});

test.describe('at 320 px', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    // The Auth emulator knows nothing of reCAPTCHA, of which the SDK asks first.
    expectedComplaints: /status of 501/,
  });

  test('[L-05] the proof and the warning have no accessibility fault, and nothing is cut off', async ({
    page,
  }, info) => {
    await readyDriver(page, info);
    await page.goto('/parloc/app?settings');
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await phone.fill('+380 44 123 45 67');
    await dialog.getByRole('button', { name: 'Підтвердити номер кодом' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Код з SMS' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Зберегти' }).click();
    await expect(dialog.getByText('Введіть шість цифр із SMS')).toBeVisible();
    await expectNoFaults(page, 'code missing');
    await expectNothingCut(page, 'code missing');
  });
});
