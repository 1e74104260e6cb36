import type { Page } from '@playwright/test';
import { LISTED_DRIVERS, LISTED_DRIVERS_LIMIT, USERS } from '../../functions/src/contract/parendar.values.ts';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { openDemo } from './demo-calendar.ts';
import { uidOf } from './own-person.ts';

async function addDriver(page: Page, name: string): Promise<void> {
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  await drivers.getByRole('button', { name: 'Додати водія' }).click();
  await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(name);
  await drivers.getByRole('button', { name: 'Зберегти' }).click();
  await expect(drivers.getByText(name, { exact: true })).toBeVisible();
}

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[P-13] a driver is in the list at once, and on the server when the connection is back', async ({
    page,
    context,
  }, info) => {
    await openDemo(page, info);
    await page.getByRole('button', { name: 'Водії' }).click();
    const drivers = page.getByRole('dialog', { name: 'Водії' });
    await expect(drivers.getByText(/Водіїв ще немає/)).toBeVisible();
    await context.setOffline(true);
    await addDriver(page, 'Олег Бойко');
    await context.setOffline(false);
    await expect(drivers.getByText(/Немає зв’язку/)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Водії' }).click();
    await expect(drivers.getByText('Олег Бойко')).toBeVisible();
  });
});

/** Drivers that come to the page at once. The emulator's stream may stall for good in the middle of a longer answer. */
const DRIVERS_AT_ONCE = 50;

/** Puts drivers into a dispatcher's list, from a number on. @returns how many it has then */
async function fillList(uid: string, from: number): Promise<number> {
  const database = adminFirestore();
  const own = database.doc(`${USERS}/${uid}`);
  const count = Math.min(from + DRIVERS_AT_ONCE, LISTED_DRIVERS_LIMIT - 1);
  const idOf = (number: number) => `driver-${number}`;
  const at = new Date().toISOString();
  const batch = database.batch();
  batch.set(own, { [LISTED_DRIVERS]: Array.from({ length: count }, (_, number) => idOf(number)) });
  for (let number = from; number < count; number += 1) {
    const driver = { name: `Водій ${number}`, createdAt: at, updatedAt: at };
    batch.set(own.collection(LISTED_DRIVERS).doc(idOf(number)), driver);
  }
  await batch.commit();
  return count;
}

test(`[F-S7] a list with ${LISTED_DRIVERS_LIMIT} drivers says that it is full, until one is deleted`, async ({
  page,
}, info) => {
  await openDemo(page, info);
  await page.getByRole('button', { name: 'Водії' }).click();
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  await expect(drivers.getByText(/Водіїв ще немає/)).toBeVisible();
  const uid = await uidOf(info);
  for (let count = 0; count < LISTED_DRIVERS_LIMIT - 1; ) {
    count = await fillList(uid, count);
    await expect(drivers.getByText(`${count} водіїв`)).toBeVisible();
  }
  await addDriver(page, 'Олег Бойко');
  await expect(drivers.getByRole('status')).toContainText('У списку вже 500 водіїв');
  await expect(drivers.getByRole('button', { name: 'Додати водія' })).toHaveCount(0);
  await drivers.getByRole('button', { name: 'Видалити: Олег Бойко' }).click();
  await drivers.getByRole('button', { name: 'Видалити', exact: true }).click();
  await expect(drivers.getByRole('button', { name: 'Додати водія' })).toBeVisible();
  await expect(drivers.getByRole('status')).toHaveText('');
});
