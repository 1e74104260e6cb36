import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { CONNECTION_LOST, expect, test, toastShown } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openSignIn, signInByTyping } from '../kit/sign-in.ts';
import { wordsIn } from '../parendar/demo-calendar.ts';
import { signInHere } from '../parendar/own-person.ts';
import { addTrip, card, press, trips } from '../parendar/week-page.ts';
import {
  fillIn,
  itemOf,
  KYIV,
  LVIV,
  openAsClient,
  phoneOf,
  SHARE,
  sharingDriver,
  standAt,
} from '../parloc/driver-page.ts';
import { NAME } from '../parloc/seed.ts';
import { blocked, full } from './broken-storage.ts';

const MESSAGE = 'Вітаю, 4 місця на 5 грудня о 19:45 з Чернівців до Варшави. Зоряна, 093 765 00 11';
const calendarWords = wordsIn('ua');

for (const [name, fault] of [
  ['is full', full],
  ['is blocked', blocked],
] as const) {
  test.describe(`storage ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/privacy');
      await fault(page);
    });

    test('the landing page reads a message, and hands it on to the tool', async ({ page, say }) => {
      await page.goto('/');
      const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
      await ticket.getByRole('textbox').fill(MESSAGE);
      await expect(ticket.getByRole('definition').getByText('19:45', { exact: true })).toBeVisible();
      await ticket.getByRole('link', { name: landingText['landing.ticket.open'].ua }).click();
      await expect(page.getByRole('textbox', { name: say('parex.message') })).toHaveValue(MESSAGE);
      await expect(page).toHaveURL('/parex');
    });

    test('Parex makes a row, and says that columns and keys are not kept', async ({ page, say }) => {
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
      await page.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
      await page.getByRole('button', { name: say('parex.editor.save') }).click();
      await toastShown(page, say('parex.editor.notKept'));

      await page
        .getByRole('banner')
        .getByRole('button', { name: say('app.keys') })
        .click();
      const keys = page.getByRole('dialog', { name: say('account.keys') });
      const key = keys.getByLabel(say('account.keys.openAi'), { exact: true });
      await key.fill('sk-kept-nowhere');
      await keys.getByRole('button', { name: say('account.keys.save') }).click();
      await expect(keys.getByRole('alert')).toHaveText(say('account.keys.failed'));
      await expect(key).toHaveValue('sk-kept-nowhere');
      await keys.getByRole('button', { name: say('account.keys.cancel') }).click();

      await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Зоряна');
    });

    test('a client sees the driver', async ({ page, say }) => {
      await page.goto('/parloc/driver/demo');
      await expect(page.getByRole('heading', { name: say('parloc.demo.name') })).toBeVisible();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    });
  });
}

test.describe('storage is blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy');
    await blocked(page);
  });

  test('a driver signs in, shares once and live, and a client sees it', async ({
    page,
    context,
    browser,
  }, info) => {
    await standAt(context, KYIV);
    const { typed, stored } = phoneOf(info);
    await page.goto('/parloc');
    await signInByTyping(page, { name: NAME, email: `${ownName(info)}@example.com` });
    await page.getByRole('button', { name: 'Заповнити' }).click();
    await fillIn(page, { phone: typed });
    await page.getByRole('button', { name: SHARE }).click();
    await toastShown(page, 'Місцезнаходження оновлено');
    await page.getByRole('button', { name: '15 хвилин' }).click();
    await expect(page.getByText('Наживо', { exact: true })).toBeVisible();
    const client = await openAsClient(browser, page, stored);
    await expect(client.getByText(/^Наживо до \d\d:\d\d/)).toBeVisible();
    await client.context().close();
    await page.getByRole('button', { name: 'Зупинити трансляцію' }).click();
    await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  });

  test.describe('with a calendar that is not connected', () => {
    // Its refusal is a failed request, which the browser notes.
    test.use({ expectedComplaints: /Failed to load resource/ });

    test('[P-18] a trip of the demo is there as long as the page, which says so', async ({ page }, info) => {
      await page.goto('/parendar');
      await openSignIn(page);
      await signInHere(page, info);
      await page.getByRole('button', { name: 'Спробувати з демокалендарем' }).click();
      await expect(trips(page).first()).toBeVisible();
      await addTrip(page, 'Ромни');
      await toastShown(page, calendarWords('parendar.demo.notKept'));
      await press(page, 'Наступний тиждень');
      await expect(card(page, 'Ромни')).toHaveCount(0);
      await press(page, 'Сьогодні');
      await expect(card(page, 'Ромни')).toBeVisible();
    });
  });
});

test.describe('storage is blocked, without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[D-11] a press waits in the page, which asks to be left open', async ({ page, context }, info) => {
    await page.goto('/privacy');
    await blocked(page);
    await standAt(context, KYIV);
    const { typed, stored } = phoneOf(info);
    await page.goto('/parloc');
    await signInByTyping(page, { name: NAME, email: `${ownName(info)}@example.com` });
    await page.getByRole('button', { name: 'Заповнити' }).click();
    await fillIn(page, { phone: typed });
    await page.getByRole('button', { name: SHARE }).click();
    await toastShown(page, 'Місцезнаходження оновлено');
    await context.setOffline(true);
    await context.setGeolocation(LVIV);
    await page.getByRole('button', { name: SHARE }).click();
    await expect(page.getByText(/Не закривайте сторінку: браузер не дає нічого зберегти/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => String((await itemOf(stored))?.url)).toContain('q=49.8397,24.0297');
  });
});

test('who is signed in stays so when the storage fills up, and goes on sharing', async ({
  page,
  context,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  await full(page);
  await page.reload();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await toastShown(page, 'Місцезнаходження оновлено');
  await expect.poll(async () => String((await itemOf(phone))?.url)).toContain('q=49.8397,24.0297');
});
