import { PARLOC } from '../../functions/src/contract/parloc.ts';
import { expect, test, toasts } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { fillIn, itemOf, KYIV, phoneOf, readyDriver, SHARE, signInElsewhere } from './driver-page.ts';

test('[D-01] [D-03] [D-04] [D-05] without settings: a greeting, instructions, and the form, prefilled from the profile', async ({
  page,
}, info) => {
  const { typed, stored } = phoneOf(info);
  await openAsNewDriver(page, ownName(info), 'Петро Шевчук');
  await expect(page.getByRole('heading', { level: 1, name: 'Добрий день!' })).toBeVisible();
  await expect(page.getByText('Щоб клієнти бачили, хто їде')).toBeVisible();
  await page.getByRole('button', { name: 'Заповнити' }).click();
  await expect(page.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Петро Шевчук');
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('');

  await page.getByRole('textbox', { name: 'Ім’я' }).fill(' ');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Ім’я — обов’язкове поле')).toBeVisible();
  await expect(page.getByText('Телефон — обов’язкове поле')).toBeVisible();
  await expect(page.getByText('Авто — обов’язкове поле')).toBeVisible();

  await fillIn(page, { name: 'Петро Шевчук', phone: typed });
  await expect(page.getByText('Налаштування збережено')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Добрий день, Петро Шевчук!' })).toBeVisible();
  expect(await itemOf(stored)).toMatchObject({
    name: 'Петро Шевчук',
    phone: stored,
    url: '',
    lastSharedTime: '',
  });

  await page.goto('/parloc/app?settings');
  await expect(page.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Петро Шевчук');
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(stored);
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Mercedes Sprinter, AA 1234 BB');
});

test('[D-03] cancelling saves nothing, and while it saves the button says so', async ({ page }, info) => {
  const phone = await readyDriver(page, info);
  await page.goto('/parloc/app?settings');
  await page.getByRole('textbox', { name: 'Авто' }).fill('Renault Trafic');
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await itemOf(phone)).toMatchObject({ carName: 'Mercedes Sprinter, AA 1234 BB' });

  await page.goto('/parloc/app?settings');
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/google.firestore.v1.Firestore/Write/**', async (route) => {
    await gate;
    await route.continue();
  });
  await fillIn(page, { phone, carName: 'Renault Trafic' });
  await expect(page.getByRole('button', { name: 'Зберігаємо…' })).toBeVisible();
  letThrough();
  await expect(page.getByText('Налаштування збережено')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await itemOf(phone)).toMatchObject({ carName: 'Renault Trafic' });
});

test('[D-05] the form closes a second after it said that it saved', async ({ page }, info) => {
  await page.clock.install();
  const phone = await readyDriver(page, info);
  await page.goto('/parloc/app?settings');
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue(/Sprinter/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page, { phone, carName: 'Renault Trafic' });
  const dialog = page.getByRole('dialog');
  await expect
    .poll(
      async () => {
        // The database's SDK sends and hears by timers.
        await page.clock.runFor(20);
        return dialog.getByText('Налаштування збережено').isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.clock.runFor(950);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(50);
  await expect(dialog).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ language: 'en', permissions: ['geolocation', 'clipboard-read', 'clipboard-write'] });

  test('[D-05] [D-07] [D-08] each step says what it did in the words of the requirements', async ({
    page,
    context,
  }, info) => {
    await context.setGeolocation(KYIV);
    await openAsNewDriver(page, ownName(info));
    await page.goto('/parloc/app?settings');
    await page.getByRole('textbox', { name: 'Phone' }).fill(phoneOf(info).typed);
    await page.getByRole('textbox', { name: 'Car' }).fill('Sprinter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Share my location' }).click();
    await expect(toasts(page, 'Location updated')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(toasts(page, 'Link copied')).toBeVisible();
    await context.clearPermissions();
    await page.getByRole('button', { name: 'Share my location' }).click();
    await expect(toasts(page, 'error getting coordinates')).toBeVisible();
    await expect(
      page.getByText(/^This site isn’t allowed to use your location.*or take a phone\.$/),
    ).toBeVisible();
    await context.grantPermissions(['geolocation']);
    // Without coordinates: the position is unavailable.
    await context.setGeolocation(null);
    await page.getByRole('button', { name: 'Share my location' }).click();
    await expect(
      page.getByText(/^The device does not know where you are.*from another phone\.$/),
    ).toBeVisible();
  });

  test('[D-03] a field that is missing says so in the words of the requirements', async ({ page }, info) => {
    await openAsNewDriver(page, ownName(info));
    await page.goto('/parloc/app?settings');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Name required', { exact: true })).toBeVisible();
    await expect(page.getByText('Phone required', { exact: true })).toBeVisible();
    await expect(page.getByText('Car required', { exact: true })).toBeVisible();
  });
});

for (const spelling of ['0671234###', '+380671234###', '380671234###', '067-123-4#-##', '067 123 4# ##']) {
  test(`[D-09] a phone typed as ${spelling} is stored in the international form`, async ({ page }, info) => {
    const last = phoneOf(info).stored.slice(-3);
    const typed = [...last].reduce((text, digit) => text.replace('#', digit), spelling);
    await openAsNewDriver(page, ownName(info));
    await page.goto('/parloc/app?settings');
    await fillIn(page, { phone: typed, carName: spelling });
    await expect(page.getByText('Налаштування збережено')).toBeVisible();
    expect(await itemOf(`+380671234${last}`)).toMatchObject({ phone: `+380671234${last}` });
  });
}

test('[S-03] a phone that another driver has is refused, and what was typed stays', async ({
  page,
  browser,
}, info) => {
  const phone = await readyDriver(page, info);
  const other = await signInElsewhere(browser, `${ownName(info)}-other`);
  await other.goto('/parloc/app?settings');
  await fillIn(other, { phone });
  await expect(other.getByText('Цей номер уже має інший водій')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Телефон' })).toHaveValue(phone);
  await other.context().close();
});

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

test('[D-02] a device that can send a link offers that', async ({ page }, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: 'Надіслати' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /Mercedes Sprinter, AA 1234 BB/);
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}');
  expect(shared.url).toBe(new URL(`/parloc/driver/${phone.slice(1)}`, page.url()).href);
});

test('[D-02] a device that cannot send a link does not offer that', async ({ page }, info) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await readyDriver(page, info);
  await expect(page.getByRole('button', { name: 'Скопіювати' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Надіслати' })).toHaveCount(0);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[D-07] copying the link says so; the link is also a code to show', async ({ page }, info) => {
    const phone = await readyDriver(page, info);
    await page.getByRole('button', { name: 'Скопіювати' }).click();
    await expect(toasts(page, 'Посилання скопійовано')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/parloc/driver/${phone.slice(1)}`, page.url()).href);
    await page.getByRole('button', { name: 'QR-код' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: copied })).toBeVisible();
  });
});
