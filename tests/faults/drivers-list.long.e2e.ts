import type { Locator, Page, TestInfo } from '@playwright/test';
import { LISTED_DRIVERS, USERS } from '../../functions/src/contract/parendar.values.ts';
import { CONNECTION_LOST, expect, hostingOf, type Language, toastShown } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { test } from '../kit/network.ts';
import { openSignIn, signOutByMenu } from '../kit/sign-in.ts';
import { logToasts } from '../kit/toast-log.ts';
import { chooseDemo, openDemo, wordsIn } from '../parendar/demo-calendar.ts';
import { signInHere, uidOf } from '../parendar/own-person.ts';

test.use({ expectedComplaints: CONNECTION_LOST });

async function openList(page: Page, language: Language = 'ua'): Promise<Locator> {
  const say = wordsIn(language);
  await page.getByRole('button', { name: say('parendar.drivers.open') }).click();
  return page.getByRole('dialog', { name: say('parendar.drivers.title') });
}

async function add(list: Locator, name: string, language: Language = 'ua'): Promise<void> {
  const say = wordsIn(language);
  await list.getByRole('button', { name: say('parendar.drivers.add') }).click();
  await list.getByRole('textbox', { name: say('parendar.drivers.name') }).fill(name);
  await list.getByRole('button', { name: say('parendar.drivers.save') }).click();
  await expect(list.getByText(name, { exact: true })).toBeVisible();
}

async function edit(list: Locator, name: string, next: string): Promise<void> {
  await list.getByRole('button', { name: `Змінити: ${name}` }).click();
  await list.getByRole('textbox', { name: 'Ім’я' }).fill(next);
  await list.getByRole('button', { name: 'Зберегти' }).click();
}

async function remove(list: Locator, name: string): Promise<void> {
  await list.getByRole('button', { name: `Видалити: ${name}` }).click();
  await list.getByRole('button', { name: 'Видалити', exact: true }).click();
}

/** The names that the server has, in order. */
async function namesOf(info: TestInfo): Promise<string[]> {
  const list = adminFirestore().collection(`${USERS}/${await uidOf(info)}/${LISTED_DRIVERS}`);
  return (await list.get()).docs.map((driver) => driver.get('name')).sort();
}

test('[P-13] a driver who is added right before a reload is in the list', async ({ page }, info) => {
  await openDemo(page, info);
  const list = await openList(page);
  await expect(list.getByText(/Водіїв ще немає/)).toBeVisible();
  await list.getByRole('button', { name: 'Додати водія' }).click();
  await list.getByRole('textbox', { name: 'Ім’я' }).fill('Олег Бойко');
  await list.getByRole('textbox', { name: 'Ім’я' }).press('Enter');
  await page.reload();
  await openList(page);
  await expect(list.getByText('Олег Бойко')).toBeVisible();
  await expect.poll(() => namesOf(info)).toEqual(['Олег Бойко']);
});

for (const [language, fault] of [
  ['ua', 'silent'],
  ['en', 'cut'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`[P-13] a driver who is added while the database is ${fault} is kept, says so, and outlives a reload`, async ({
      page,
      network,
    }, info) => {
      const say = wordsIn(language);
      await openDemo(page, info);
      const list = await openList(page, language);
      await expect(list.getByText(say('parendar.drivers.empty'))).toBeVisible();
      network.breakDatabase(fault);
      await add(list, 'Олег Бойко', language);
      await expect(list.getByRole('status')).toContainText(say('parendar.drivers.offline'));
      await page.reload();
      await openList(page, language);
      await expect(list.getByText('Олег Бойко')).toBeVisible();
      await expect(list.getByRole('status')).toContainText(say('parendar.drivers.offline'));
      expect(await namesOf(info)).toEqual([]);
      network.mend();
      await expect.poll(() => namesOf(info)).toEqual(['Олег Бойко']);
      await expect(list.getByText(say('parendar.drivers.offline'))).toHaveCount(0);
    });
  });
}

test('[P-13] changes and deletions that wait outlive a reload, the newest of each driver', async ({
  page,
  network,
}, info) => {
  await openDemo(page, info);
  const list = await openList(page);
  await add(list, 'Іван Коваль');
  await add(list, 'Петро Шевчук');
  await expect.poll(() => namesOf(info)).toHaveLength(2);
  network.breakDatabase('silent');
  await edit(list, 'Іван Коваль', 'Іван');
  await edit(list, 'Іван', 'Іван Ковальчук');
  await remove(list, 'Петро Шевчук');
  await add(list, 'Олег');
  await edit(list, 'Олег', 'Олег Бойко');
  await expect(list.getByText('Олег Бойко', { exact: true })).toBeVisible();
  await page.reload();
  await openList(page);
  network.mend();
  await expect(list.getByText('2 водії')).toBeVisible();
  await expect.poll(() => namesOf(info)).toEqual(['Іван Ковальчук', 'Олег Бойко']);
  for (const name of ['Іван Ковальчук', 'Олег Бойко']) await expect(list.getByText(name)).toBeVisible();
});

test('[P-13] a list that cannot be read is not said to be empty, and comes by itself', async ({
  page,
  network,
}, info) => {
  await openDemo(page, info);
  const list = await openList(page);
  await add(list, 'Іван Коваль');
  await expect.poll(() => namesOf(info)).toHaveLength(1);
  network.breakDatabase('cut');
  await page.reload();
  await openList(page);
  await expect(list.getByRole('status')).toHaveText(wordsIn('ua')('parendar.drivers.offline'));
  await expect(list.getByText(/водіїв$/)).toHaveCount(0);
  network.mend();
  await expect(list.getByText('Іван Коваль')).toBeVisible();
  await expect(list.getByRole('status')).toHaveText('');
});

test('what waits is forgotten when the person signs out', async ({ page, network }, info) => {
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parclub.unsent.')).length);
  await openDemo(page, info);
  const list = await openList(page);
  await expect(list.getByText(/Водіїв ще немає/)).toBeVisible();
  network.breakDatabase('silent');
  await add(list, 'Олег Бойко');
  expect(await waiting()).toBe(1);
  await page.keyboard.press('Escape');
  await signOutByMenu(page);
  await expect(page).toHaveURL('/parendar');
  expect(await waiting()).toBe(0);
});

test('[P-13] two devices have one list; who is edited here and deleted there can be saved even so', async ({
  page,
  browser,
}, info) => {
  await openDemo(page, info);
  const list = await openList(page);
  await add(list, 'Іван Коваль');
  const device = await browser.newContext({ baseURL: hostingOf() });
  await device.addInitScript(logToasts);
  await device.addInitScript(() => localStorage.setItem('parclub.google_client_id', 'test-client-id'));
  const other = await device.newPage();
  await chooseDemo(other, info);
  await other.goto('/parendar');
  await openSignIn(other);
  await signInHere(other, info);
  const otherList = await openList(other);
  await expect(otherList.getByText('Іван Коваль')).toBeVisible();

  await list.getByRole('button', { name: 'Змінити: Іван Коваль' }).click();
  const name = list.getByRole('textbox', { name: 'Ім’я' });
  await name.fill('Іван Ковальчук');
  await remove(otherList, 'Іван Коваль');
  await toastShown(other, 'Водія видалено');
  await expect(list.getByText(/^Цього водія тим часом видалили/)).toBeVisible();
  await expect(name).toHaveValue('Іван Ковальчук');
  await expect(name).toBeFocused();
  await name.press('Enter');
  for (const each of [list, otherList]) await expect(each.getByText('Іван Ковальчук')).toBeVisible();
  expect(await namesOf(info)).toEqual(['Іван Ковальчук']);
  await device.close();
});
