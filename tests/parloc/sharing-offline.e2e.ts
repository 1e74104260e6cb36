import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { PARLOC, PARLOC_PHONES } from '../../functions/src/contract/parloc.values.ts';
import { CONNECTION_LOST, expect, hostingOf, test, toasterIsThere, toastShown } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import {
  fillIn,
  HIDE,
  itemOf,
  KYIV,
  LVIV,
  phoneOf,
  readyDriver,
  SHARE,
  sharingDriver,
  standAt,
} from './driver-page.ts';

test.use({ expectedComplaints: CONNECTION_LOST });

/** A driver without a connection has pressed share. @returns the phone */
async function shareOffline(page: Page, context: BrowserContext, info: TestInfo): Promise<string> {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await context.setOffline(true);
  await page.getByRole('button', { name: SHARE }).click();
  return phone;
}

test('[D-11] a share is kept, says so, and is delivered when the connection is back', async ({
  page,
  context,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await toasterIsThere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText('Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.')).toBeVisible();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
  await context.setOffline(false);
  await toastShown(page, 'Місцезнаходження оновлено');
  await expect(page.getByText('Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.')).toBeHidden();
  await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=50.4501,30.5234');
});

test('[D-11] [F-R8] in English, a share that waits says so in the words of the requirements', async ({
  page,
  context,
}, info) => {
  await standAt(context, KYIV);
  await readyDriver(page, info);
  await page.getByRole('button', { name: /Switch to English/ }).click();
  const share = page.getByRole('button', { name: 'Share my location' });
  await expect(share).toBeVisible();
  await context.setOffline(true);
  await share.click();
  await expect(page.getByRole('status').getByText(/^Coordinates link obtained\./)).toBeVisible();
});

test('[D-11] a share that waits goes out after the page was closed, and only the newest press counts', async ({
  page,
  context,
}, info) => {
  const phone = await shareOffline(page, context, info);
  await expect(page.getByText(/^Збережено на пристрої/)).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Збережено на пристрої/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(new URL('/parloc/app', hostingOf()).href);
  await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=49.8397,24.0297');
  await expect(again.getByText(/^Збережено на пристрої/)).toBeHidden();
});

test('[D-11] a share that waits can be taken back', async ({ page, context }, info) => {
  const phone = await shareOffline(page, context, info);
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page.getByText(/^Збережено на пристрої/)).toBeHidden();
  await expect(page.getByText(/^Немає зв’язку/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Немає зв’язку/)).toBeHidden();
  await page.reload();
  await expect(page.getByText('Ви ще не ділилися місцезнаходженням')).toBeVisible();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
});

test('[L-04] [F-U2] a share that has waited for more than an hour is not delivered, and the page says so', async ({
  page,
  context,
}, info) => {
  const phone = await shareOffline(page, context, info);
  await expect(page.getByText(/^Після \d\d:\d\d.* не надсилатимемо/)).toBeVisible();
  // As if it had been pressed then.
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('parclub.parloc_outbox.')) ?? '';
    const wish = JSON.parse(localStorage.getItem(name) ?? '');
    wish.place.takenAt = new Date(Date.now() - 61 * 60_000).toISOString();
    localStorage.setItem(name, JSON.stringify(wish));
  });
  await context.setOffline(false);
  await expect(page.getByText(/^Місце не надіслано: з натискання минуло понад годину/)).toBeVisible();
  await expect(page.getByText(/^Збережено на пристрої/)).toBeHidden();
  expect(await itemOf(phone)).toMatchObject({ url: '' });
  await page.getByRole('button', { name: SHARE }).click();
  await expect.poll(async () => (await itemOf(phone))?.url).toContain('q=50.4501,30.5234');
  await expect(page.getByText(/^Місце не надіслано/)).toBeHidden();
});

test('[L-04] hiding the place while offline is kept, says so, and happens when the connection is back', async ({
  page,
  context,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  await context.setOffline(true);
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText(/^Приховаємо, щойно з’явиться зв’язок/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Приховано: клієнти не бачать/)).toBeVisible();
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
});

test('[F-U2] [L-04] a hide that waits is owed until live sharing that was begun after it has sent a place', async ({
  page,
  context,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  const stored = () => page.evaluate(() => Object.keys(localStorage).join());
  await context.setOffline(true);
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText(/^Приховаємо, щойно з’явиться зв’язок/)).toBeVisible();
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', { name: 'Зупинити трансляцію' })).toBeVisible();
  expect(await stored()).toContain('parclub.owed_stop');
  await context.setOffline(false);
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  await expect.poll(stored).not.toContain('parclub.owed_stop');
  await expect(page.getByRole('button', { name: 'Зупинити трансляцію' })).toBeVisible();
});

test('[D-05] settings that cannot be saved say so, and stay as they were typed', async ({
  page,
  context,
}, info) => {
  const phone = await readyDriver(page, info);
  await page.goto('/parloc/app?settings');
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue(/Sprinter/);
  // What saves them comes with the dialog: a browser remembers a module that did not arrive.
  for (const part of [/\/call-/, /\/parloc-[\da-f]+\./, /\/iso-/])
    await expect.poll(() => importedParts(page)).toContainEqual(expect.stringMatching(part));
  await context.setOffline(true);
  await fillIn(page, { phone, carName: 'Renault Trafic' });
  await expect(page.getByText(/^Не вдалося зберегти/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Зберегти' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Renault Trafic');
  await context.setOffline(false);
  // What another device saves shows as soon as the page hears from the database again.
  const pointer = await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get();
  await adminFirestore()
    .doc(`${PARLOC}/${pointer.get('parlocId')}`)
    .update({ name: 'Петро Шевчук' });
  await expect(page.locator('h1')).toContainText('Петро Шевчук');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Налаштування збережено')).toBeVisible();
  await expect.poll(async () => (await itemOf(phone))?.carName).toBe('Renault Trafic');
});

test('[D-05] a connection that is lost while a new driver fills in the form leaves it as it is', async ({
  page,
  context,
}, info) => {
  await openAsNewDriver(page, ownName(info));
  await page.getByRole('button', { name: 'Заповнити' }).click();
  await page.getByRole('textbox', { name: 'Авто' }).fill('Sprinter');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phoneOf(info).typed);
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText(/^Не вдалося зберегти/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Авто' })).toHaveValue('Sprinter');
});

/** The addresses of the modules that the page has imported: it fetches the file of each before. */
function importedParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'fetch')
      .map(({ name }) => name),
  );
}
