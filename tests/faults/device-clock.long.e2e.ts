import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toasterIsThere, toastShown } from '../kit/browser.ts';
import {
  itemOf,
  KYIV,
  openAsClient,
  readyDriver,
  SHARE,
  sharingDriver,
  standAt,
} from '../parloc/driver-page.ts';
import { MINUTE, pageOf, seedDriver } from '../parloc/seed.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const wrong = [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const;

/** How old something is that happened within the hour: by a clock that is wrong by a day it would be a day. */
const JUST_NOW = /(зараз|\d+ (секунд|хвилин)[иу]? тому)$/;

/** Live sharing that ends within the day, as a client reads it. */
const LIVE_UNTIL = /^Наживо до \d\d:\d\d/;

/** From now on the page's device has a clock that is wrong by so much, and goes on. */
const setClock = (page: Page, by: number) => page.clock.install({ time: Date.now() + by });
const hoursFromNow = (moment: unknown) => (Date.parse(String(moment)) - Date.now()) / HOUR;

for (const [name, by] of wrong) {
  test(`[C-01] a driver whose clock is ${name} is shown with the true age, live for as long as chosen`, async ({
    page,
    context,
    browser,
  }, info) => {
    await setClock(page, by);
    const phone = await sharingDriver(page, context, info);
    await expect(page.getByText(/^Востаннє:/).locator('time')).toHaveText(JUST_NOW);
    const client = await openAsClient(browser, page, phone);
    await expect(client.locator('time')).toHaveText(JUST_NOW);
    await expect(client.getByText('Застаріло')).toHaveCount(0);

    await page.getByRole('button', { name: '15 хвилин' }).click();
    await expect(client.getByText(LIVE_UNTIL)).toBeVisible();
    const { live } = (await itemOf(phone)) as { live: { until: string } };
    expect(Math.abs(hoursFromNow(live.until))).toBeLessThan(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Зупинити трансляцію' })).toBeVisible();
    await expect(page.getByText('Наживо', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Зупинити трансляцію' }).click();
    await expect(client.getByText(/^Трансляцію завершено о \d\d:\d\d/)).toBeVisible();
    for (const moment of ['updatedAt', 'stoppedAt']) {
      expect(Math.abs(hoursFromNow((await itemOf(phone))?.[moment]))).toBeLessThan(1);
    }
    await client.context().close();
  });

  test(`[C-01] a client whose clock is ${name} sees the true age, and goes on so when it is set right`, async ({
    page,
    say,
  }) => {
    const live = { state: 'on', until: new Date(Date.now() + 60 * MINUTE).toISOString() } as const;
    const driver = await seedDriver({ live, age: 1000 });
    await setClock(page, by);
    await page.goto(pageOf(driver));
    await expect(page.locator('time')).toHaveText(JUST_NOW);
    await expect(page.getByText(LIVE_UNTIL)).toBeVisible();

    const asked = page.waitForResponse('**/documents:batchGet');
    await page.clock.setSystemTime(Date.now());
    await asked;
    await driver.share({ live, accuracy: 33 });
    await expect(page.getByText('точність 33 м')).toBeVisible();
    await expect(page.locator('time')).toHaveText(JUST_NOW);
    await expect(page.getByText(LIVE_UNTIL)).toBeVisible();

    await driver.share({ age: 61 * MINUTE });
    await expect(page.locator('time')).toHaveText('1 годину тому');
    await expect(page.getByText(say('parloc.client.stale'), { exact: true })).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: CONNECTION_LOST });

    test(`[D-11] a share pressed offline with a clock ${name} is dated by when it was pressed`, async ({
      page,
      context,
    }, info) => {
      await setClock(page, by);
      await standAt(context, KYIV);
      const phone = await readyDriver(page, info);
      await toasterIsThere(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: SHARE }).click();
      await expect(page.getByText(/^Збережено на пристрої/)).toBeVisible();
      const pressed = Date.now();
      await context.setOffline(false);
      await toastShown(page, 'Місцезнаходження оновлено');
      const shared = Date.parse(String((await itemOf(phone))?.lastSharedTime));
      expect(Math.abs(shared - pressed)).toBeLessThan(HOUR);
      await expect(page.getByText(/^Востаннє:/).locator('time')).toHaveText(JUST_NOW);
    });
  });

  test(`[D-02] who is signed in stays so when the clock is set ${name}, and asks for no token again and again`, async ({
    page,
    context,
  }, info) => {
    let tokens = 0;
    page.on('request', (request) => {
      if (request.url().includes('securetoken.googleapis.com')) tokens += 1;
    });
    await setClock(page, 0);
    await sharingDriver(page, context, info);
    await page.clock.setSystemTime(Date.now() + by);
    for (const _visit of ['first', 'second']) {
      await page.reload();
      await page.getByRole('button', { name: SHARE }).click();
      await toastShown(page, 'Місцезнаходження оновлено');
      await expect(page.getByText(/^Востаннє:/).locator('time')).toHaveText(JUST_NOW);
    }
    expect(tokens).toBeLessThan(3);
  });
}

test('live sharing ends on time, also where the clock is set back by a day meanwhile', async ({
  page,
  context,
}, info) => {
  await setClock(page, 0);
  const phone = await sharingDriver(page, context, info);
  await page.getByRole('button', { name: '15 хвилин' }).click();
  await expect(page.getByText('Наживо', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(Date.now() - DAY);
  await page.clock.fastForward(15 * MINUTE);
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  await expect.poll(async () => (await itemOf(phone))?.live).toBeUndefined();
});
