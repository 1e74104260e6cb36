import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { PARLOC, PARLOC_PHONES } from '../../functions/src/contract/parloc.ts';
import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { signInAsNewDriver } from '../kit/sign-in.ts';

const KYIV = { latitude: 50.4501, longitude: 30.5234, accuracy: 8 };
const LVIV = { latitude: 49.8397, longitude: 24.0297, accuracy: 12 };

/** A phone of its own for each test, in one spelling that people use. */
function phoneOf({ testId }: TestInfo): { typed: string; stored: string } {
  const number = Number.parseInt(testId.replace(/\W/g, '').slice(-12), 16) % 10_000_000;
  const digits = String(number).padStart(7, '0');
  return {
    typed: `067 ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`,
    stored: `+38067${digits}`,
  };
}

/** The item that holds a phone, as it is stored. */
async function itemOf(phone: string): Promise<Record<string, unknown> | undefined> {
  const pointer = await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get();
  const id = pointer.get('parlocId');
  return id ? (await adminFirestore().doc(`${PARLOC}/${id}`).get()).data() : undefined;
}

async function fillIn(
  page: Page,
  settings: { name?: string; phone: string; carName?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Ім’я' }).fill(settings.name ?? 'Іван Коваль');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(settings.phone);
  await page.getByRole('textbox', { name: 'Авто' }).fill(settings.carName ?? 'Mercedes Sprinter, AA 1234 BB');
  await page.getByRole('button', { name: 'Зберегти' }).click();
}

/** A driver who is signed in and has filled in the settings. */
async function readyDriver(page: Page, info: TestInfo): Promise<string> {
  const { typed, stored } = phoneOf(info);
  await signInAsNewDriver(page, info.testId);
  await page.getByRole('button', { name: 'Заповнити' }).click();
  await fillIn(page, { phone: typed });
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return stored;
}

async function standAt(context: BrowserContext, place: typeof KYIV): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

const SHARE = 'Поділитися місцезнаходженням';

test('[D-01] [D-03] [D-04] [D-05] without settings: a greeting, instructions, and the form, prefilled from the profile', async ({
  page,
}, info) => {
  const { typed, stored } = phoneOf(info);
  await signInAsNewDriver(page, info.testId, 'Петро Шевчук');
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
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Mercedes Sprinter, AA 1234 BB');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[D-03] a field that is missing says so in the words of the requirements', async ({ page }, info) => {
    await signInAsNewDriver(page, info.testId);
    await page.goto('/parloc/app?settings');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Name required', { exact: true })).toBeVisible();
    await expect(page.getByText('Phone required', { exact: true })).toBeVisible();
    await expect(page.getByText('Car required', { exact: true })).toBeVisible();
  });
});

test('[D-02] [D-07] one press shows the place to clients, and the page says so', async ({
  page,
  context,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await expect(page.getByText('Ви ще не ділилися місцезнаходженням')).toBeVisible();
  await page.getByRole('button', { name: SHARE }).click();
  await expect(toasts(page, 'Місцезнаходження оновлено')).toBeVisible();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await expect(page.getByText(`localhost`)).toContainText(`/parloc/driver/${phone.slice(1)}`);
  const item = await itemOf(phone);
  expect(item).toMatchObject({
    url: 'https://maps.google.com/maps?q=50.4501,30.5234&z=15&output=embed',
    position: { latitude: KYIV.latitude, longitude: KYIV.longitude, accuracy: KYIV.accuracy },
  });
  expect(Math.abs(Date.now() - Date.parse(String(item?.lastSharedTime)))).toBeLessThan(60_000);
});

test('[C-02] [D-07] a client sees the driver’s next place without a reload', async ({
  page,
  context,
  browser,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  const clientContext = await browser.newContext();
  const client = await clientContext.newPage();
  await client.goto(new URL(`/parloc/driver/${phone.slice(1)}`, page.url()).href);
  await expect(client.getByText('50.45010, 30.52340')).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(client.getByText('49.83970, 24.02970')).toBeVisible();
  await clientContext.close();
});

test('[D-08] a device that gives no place says so, and suggests a phone', async ({ page }, info) => {
  await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(toasts(page, 'Не вдалося отримати координати')).toBeVisible();
  await expect(page.getByText(/спробуйте з телефона/)).toBeVisible();
});

for (const spelling of ['0671234###', '+380671234###', '380671234###', '067-123-4#-##', '067 123 4# ##']) {
  test(`[D-09] a phone typed as ${spelling} is stored in the international form`, async ({ page }, info) => {
    const last = phoneOf(info).stored.slice(-3);
    const typed = [...last].reduce((text, digit) => text.replace('#', digit), spelling);
    await signInAsNewDriver(page, info.testId);
    await page.goto('/parloc/app?settings');
    await fillIn(page, { phone: typed, carName: spelling });
    await expect(page.getByText(/Налаштування збережено|вже має інший водій/)).toBeVisible();
    await expect(page.getByText('Налаштування збережено')).toBeVisible();
    expect(await itemOf(`+380671234${last}`)).toMatchObject({ phone: `+380671234${last}` });
  });
}

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not reach/ });

  test('[D-11] a share is kept, says so, and is delivered when the connection is back', async ({
    page,
    context,
  }, info) => {
    await standAt(context, KYIV);
    const phone = await readyDriver(page, info);
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText('Збережено на телефоні. Надішлемо, щойно з’явиться зв’язок.')).toBeVisible();
    expect(await itemOf(phone)).toMatchObject({ url: '' });
    await context.setOffline(false);
    await expect(toasts(page, 'Місцезнаходження оновлено')).toBeVisible();
    await expect(page.getByText('Збережено на телефоні. Надішлемо, щойно з’явиться зв’язок.')).toBeHidden();
    await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=50.4501,30.5234');
  });
});

test('stopping takes the place away, for clients too', async ({ page, context }, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await page.getByRole('button', { name: 'Зупинити показ' }).click();
  await expect(page.getByText('Показ зупинено: клієнти не бачать, де ви').first()).toBeVisible();
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '', lastSharedTime: '' });
  expect(await itemOf(phone)).not.toHaveProperty('position');
});

test('live sharing shows the place, survives a reload, and ends cleanly', async ({ page, context }, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', { name: 'Закінчити наживо' })).toBeVisible();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Закінчити наживо' })).toBeVisible();
  await page.getByRole('button', { name: 'Закінчити наживо' }).click();
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect.poll(() => itemOf(phone)).not.toHaveProperty('live');
});

test('[S-03] a phone that another driver has is refused, and what was typed stays', async ({
  page,
  browser,
}, info) => {
  const phone = await readyDriver(page, info);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('parclub.google_client_id', 'test-client-id'));
  await signInAsNewDriver(other, `${info.testId}-other`);
  await other.goto('/parloc/app?settings');
  await fillIn(other, { phone });
  await expect(other.getByText('Цей номер уже має інший водій')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Телефон' })).toHaveValue(phone);
  await context.close();
});

test('[D-06] two tabs that save for the first time at once make one item', async ({
  page,
  context,
}, info) => {
  const { typed, stored } = phoneOf(info);
  await signInAsNewDriver(page, info.testId);
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
