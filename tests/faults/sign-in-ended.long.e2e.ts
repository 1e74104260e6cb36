import type { Page } from '@playwright/test';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { signInEndedText } from '../../web/src/session/sign-in-ended.text.ts';
import { expect, type Language, test, toastShown, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver, openSignIn, signInByTyping, userMenuButton } from '../kit/sign-in.ts';
import { openDemo } from '../parendar/demo-calendar.ts';
import { connect, openAsDispatcher } from '../parendar/google-calendar.ts';
import { accountOf, signInHere } from '../parendar/own-person.ts';
import { panel, press } from '../parendar/week-page.ts';
import {
  coordinatesOf,
  itemOf,
  KYIV,
  LVIV,
  openAsClient,
  readyDriver,
  SHARE,
  standAt,
} from '../parloc/driver-page.ts';
import { NAME } from '../parloc/seed.ts';
import { deleteAccount, revoke, setDisabled, uidAt } from './sign-ins.ts';

const hasEnded = (page: Page, language: Language = 'ua') => toasts(page, signInEndedText.ended[language]);
const request = (page: Page) => page.getByRole('region', { name: /^(Нова заявка|New request)$/ });
const nameIn = (page: Page) =>
  request(page).getByRole('textbox', { name: /^(Ім’я пасажира|Passenger name)/ });
/** Longer than a token is good for. */
const AN_HOUR = '01:01:00';
const MESSAGE = 'Олена, 067 123 45 67, на 25.11.2027 о 15:00';
/** Longer than the form waits before it reads. */
const READ_MS = 5000;

// A refused token and a refused call are failed requests, which the browser notes. To the database's SDK an hour that
// passes at once looks like a server that does not answer.
test.use({ expectedComplaints: /Failed to load resource|Could not reach Cloud Firestore backend/ });

test('a trip that was being saved when the account was disabled is there after signing in again, and is made once', async ({
  page,
}, info) => {
  await page.clock.install();
  // The form's names and the trips' marks bring what renews a token ahead of time; here the press finds out.
  await page.route(/\/assets\/(drivers\.data|trip-pages\.data)-/, (route) => route.abort());
  await openAsDispatcher(page, info);
  await connect(page);
  const uid = await uidAt(page);
  await press(page, 'Новий рейс');
  await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel(page).getByRole('textbox', { name: 'Куди' }).fill('Канів');
  // What the form reads for its warnings is read before the hour: a trip without a time would be read for anew after it.
  const read = page.waitForResponse('**/listTrips');
  await panel(page).getByLabel('Час', { exact: true }).fill('12:00');
  await page.clock.fastForward(READ_MS);
  await read;
  await setDisabled(uid, true);
  await page.clock.fastForward(AN_HOUR);
  const refused = page.waitForResponse('**/createTrip');
  await press(panel(page), 'Зберегти');
  await expect(hasEnded(page)).toBeVisible();
  await expect(page).toHaveURL('/parendar');
  await expect(page.getByText('Канів')).toHaveCount(0);

  expect((await refused).status()).toBe(401);
  await setDisabled(uid, false);
  await openSignIn(page);
  await signInHere(page, info);
  await expect(panel(page).getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів');
  await press(panel(page), 'Зберегти');
  await toastShown(page, 'Рейс збережено');
  const { events } = await control('events', { calendarId: accountOf(info) });
  expect(events).toHaveLength(1);
});

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}, sign-ins that were all revoked`, () => {
    test.use({ language });

    test('end with words, and a request that was typed comes back with its person', async ({
      page,
    }, info) => {
      await openDemo(page, info);
      await nameIn(page).fill('Олена');
      await revoke(await uidAt(page));
      await page.reload();
      await expect(hasEnded(page, language)).toBeVisible();
      await expect(page).toHaveURL('/parendar');
      await openSignIn(page);
      await signInHere(page, info);
      await expect(nameIn(page)).toHaveValue('Олена');
    });

    test('show and keep nothing of the first person for who signs in next', async ({ page }, info) => {
      await openDemo(page, info);
      await nameIn(page).fill('Таємна Олена');
      await revoke(await uidAt(page));
      await page.reload();
      await expect(hasEnded(page, language)).toBeVisible();
      await expect(page.getByText('Таємна')).toHaveCount(0);
      await openSignIn(page);
      await signInHere(page, info, `other-${accountOf(info)}`);
      await page.getByRole('button', { name: calendarText['parendar.connect.demo'][language] }).click();
      await expect(nameIn(page)).toHaveValue('');
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toContain('Таємна');
    });
  });
}

test('an account that is gone is found out by the next look at the calendar', async ({ page }, info) => {
  await page.clock.install();
  await openAsDispatcher(page, info);
  await connect(page);
  // A call that is still under way would be too late by the hour.
  await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  await deleteAccount(await uidAt(page));
  await page.clock.fastForward(AN_HOUR);
  // The page may look by itself after an hour, and the button is gone then.
  const refresh = page.getByRole('button', { name: 'Оновити', exact: true });
  await refresh.evaluateAll(([button]) => button?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect(page).toHaveURL('/parendar');
  await expect(hasEnded(page)).toBeVisible();
  await expect(userMenuButton(page)).toHaveCount(0);
});

test('live sharing goes on when the driver has signed in again', async ({ page, context, browser }, info) => {
  await page.clock.install();
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: 'Поки не зупиню' }).click();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  const client = await openAsClient(browser, page, phone);
  const uid = await uidAt(page);
  await setDisabled(uid, true);
  await page.clock.fastForward(AN_HOUR);
  await expect(hasEnded(page)).toBeVisible();
  await expect(page).toHaveURL('/parloc');

  await setDisabled(uid, false);
  await signInByTyping(page, { name: NAME, email: `${ownName(info)}@example.com` });
  await expect(page.getByRole('button', { name: 'Зупинити трансляцію' })).toBeVisible();
  await context.setGeolocation(LVIV);
  await expect(client.getByText(coordinatesOf(LVIV))).toBeVisible();
  await client.context().close();
});

test('a driver’s settings that were being typed are there after signing in again', async ({ page }, info) => {
  await page.clock.install();
  const phone = await readyDriver(page, info);
  await page.getByRole('banner').getByRole('button', { name: 'Налаштування' }).click();
  const car = page.getByRole('dialog').getByRole('textbox', { name: 'Авто' });
  await car.fill('Renault Trafic, BC 5678 AA');
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward(AN_HOUR);
  await expect(hasEnded(page)).toBeVisible();
  await expect(page).toHaveURL('/parloc');
  await page.unroute('**/securetoken.googleapis.com/**');
  await signInByTyping(page, { name: NAME, email: `${ownName(info)}@example.com` });
  await expect(car).toHaveValue('Renault Trafic, BC 5678 AA');
  await press(page, 'Зберегти');
  await expect.poll(async () => (await itemOf(phone))?.carName).toBe('Renault Trafic, BC 5678 AA');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F-S15] a message that was being read waits out of sight, and is there after signing in again', async ({
  page,
  say,
}, info) => {
  await page.clock.install();
  await openAsNewDriver(page, ownName(info));
  await page.goto('/parex');
  await expect(userMenuButton(page)).toBeVisible();
  const message = page.getByRole('textbox', { name: say('parex.message') });
  await message.fill(MESSAGE);
  const uid = await uidAt(page);
  await setDisabled(uid, true);
  await page.clock.fastForward(AN_HOUR);
  // By the keyboard, which needs no button: the page may find out by itself, just before, and empty the box.
  await message.press('Control+Enter');
  await expect(hasEnded(page)).toBeVisible();
  await expect(userMenuButton(page)).toHaveCount(0);
  await expect(message).toHaveValue('');
  await setDisabled(uid, false);
  await page.goto('/parloc');
  await signInByTyping(page, { name: NAME, email: `${ownName(info)}@example.com` });
  await expect(userMenuButton(page)).toBeVisible();
  await page.goto('/parex');
  await expect(message).toHaveValue(MESSAGE);
});
