import { expect, test, toastShown } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAccounts, openSignIn, signOutByMenu } from '../kit/sign-in.ts';
import {
  coordinatesOf,
  fillIn,
  HIDE,
  itemOf,
  KYIV,
  LVIV,
  ODESA,
  openAsClient,
  phoneOf,
  SHARE,
  standAt,
} from './driver-page.ts';

test('[D-01] [D-05] [D-06] [D-07] [C-02] [L-04] one day of a driver: signs in, fills in, shares, goes live, hides and signs out, and a client sees it', async ({
  page,
  context,
  browser,
}, info) => {
  const { typed, stored: phone } = phoneOf(info);
  await standAt(context, KYIV);
  await page.goto('/parloc');
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByLabel('Ім’я').fill('Іван Коваль');
  await accounts.getByLabel('Електронна пошта').fill(`${ownName(info)}@example.com`);
  await accounts.getByRole('button', { name: 'Продовжити' }).click();
  await expect(page).toHaveURL('/parloc/app');
  await page.getByRole('button', { name: 'Заповнити' }).click();
  await fillIn(page, { phone: typed });
  await expect(page.getByRole('heading', { level: 1, name: 'Добрий день, Іван Коваль!' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: SHARE }).click();
  await toastShown(page, 'Місцезнаходження оновлено');
  const client = await openAsClient(browser, page, phone);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();

  const stop = page.getByRole('button', { name: 'Зупинити трансляцію' });
  const live = client.getByText(/^Наживо до \d\d:\d\d/);
  const ended = client.getByText(/^Трансляцію завершено о \d\d:\d\d/);
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(live).toBeVisible();
  await page.reload();
  await expect(stop).toBeVisible();
  await context.setGeolocation(ODESA);
  await expect(client.getByText(coordinatesOf(ODESA))).toBeVisible();
  await stop.click();
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect(live).toBeHidden();
  await expect(ended).toBeVisible();
  await expect(client.getByText(coordinatesOf(ODESA))).toHaveCount(0);

  await page.getByRole('button', { name: SHARE }).click();
  await expect(client.getByText(coordinatesOf(ODESA))).toBeVisible();
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText('Приховано: клієнти не бачать, де ви').first()).toBeVisible();
  await expect(ended).toBeVisible();
  await expect(client.getByText(coordinatesOf(ODESA))).toHaveCount(0);
  await client.context().close();

  const known = () => page.evaluate(() => localStorage.getItem('parclub.last_known.parloc_item'));
  expect(await known()).toContain('Іван Коваль');
  await signOutByMenu(page);
  await expect(page).toHaveURL('/parloc');
  await expect.poll(known).toBeNull();
  expect(await itemOf(phone)).toMatchObject({ phone, url: '', lastSharedTime: '' });
});
