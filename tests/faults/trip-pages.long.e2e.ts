import type { BrowserContext, Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { press } from '../parendar/week-page.ts';
import { allTaken, markCalls, newPhone, openVan, reconnect, recordOf } from '../trip-links/phones.ts';
import { publishedTrip } from '../trip-links/published.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: CONNECTION_LOST });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** However long the driver waited by the phone's clock. */
const ABSENT = /Немає( на місці|, чекали)/;
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** The phone is switched on again: its page was closed, and the link is opened anew. */
async function switchOn(context: BrowserContext, page: Page, van: string): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto(van);
  return again;
}

test('[V-02] twenty marks of an hour without a connection, with the phone off in between, arrive once, in order, each with the moment of its press', async ({
  page,
  context,
}) => {
  const names = Array.from('АБВГДЕЖЗИК', (letter) => `${letter}-пасажир`);
  const price = { amount: 900, currency: 'UAH' } as const;
  const { van } = await publishedTrip({
    passengers: names.map((name) => ({ name, phone: '', price })),
  });
  const calls = markCalls(context);
  // A functions' clock is nobody's to move, so the hour ends now.
  const began = Date.now() - HOUR;
  await context.clock.install({ time: began });
  await openVan(page, van);
  await context.setOffline(true);

  let phone = await switchOn(context, page, van);
  await context.clock.pauseAt(began + MINUTE);
  for (const name of names) {
    await phone.getByRole('button', { name: new RegExp(`^Отримано 900\\s₴: ${name}$`) }).click();
    await context.clock.fastForward(2 * MINUTE);
  }
  phone = await switchOn(context, phone, van);
  await expect(phone.getByText(/Чекає зв’язку позначок: 10/)).toBeVisible();
  await context.clock.pauseAt(began + 30 * MINUTE);
  for (const name of names) {
    await press(phone, `На борту: ${name}`);
    await context.clock.fastForward(2 * MINUTE);
  }
  await expect(phone.getByText(/Чекає зв’язку позначок: 20/)).toBeVisible();
  // The connection may come to the page before the service worker has it; the next try waits for the clock.
  await context.clock.resume();
  await reconnect(phone);

  const pressed = names.map((_, index) => began + (1 + 2 * index) * MINUTE);
  const pressedLater = names.map((_, index) => began + (30 + 2 * index) * MINUTE);
  const moments = (times: number[]) => times.map((time) => new Date(time).toISOString());
  await expect
    .poll(() => calls.flatMap(({ marks }) => marks.map(({ at }) => at)))
    .toEqual(moments([...pressed, ...pressedLater]));
  const { marks, keyOf } = await recordOf(van);
  expect(names.map((name) => marks.paid[keyOf(name)]?.at)).toEqual(moments(pressed));
  expect(names.map((name) => marks.rides[keyOf(name)])).toEqual(
    moments(pressedLater).map((at) => ({ state: 'aboard', at })),
  );
});

for (const [name, order] of [
  ['the one with the older presses first', [0, 1]],
  ['the one with the newer presses first', [1, 0]],
] as const) {
  test(`[V-02] of two phones offline with one link the newest press counts on both, ${name}`, async ({
    browser,
  }) => {
    const { van } = await publishedTrip();
    const phones = [await newPhone(browser), await newPhone(browser)] as const;
    for (const phone of phones) await openVan(phone, van);
    for (const phone of phones) await phone.context().setOffline(true);
    const [one, other] = phones;
    await press(one, 'На борту: Ігор');
    await press(one, 'На борту: Олександра Ковальчук-Вишневецька');
    await press(other, 'Немає на місці: Ігор');
    await press(other, 'Немає на місці: Олександра Ковальчук-Вишневецька');
    await press(one, 'Скасувати: Олександра Ковальчук-Вишневецька');
    for (const index of order) await reconnect(phones[index]);
    for (const phone of phones) {
      await expect(cardOf(phone, 'Ігор').first()).toContainText(ABSENT);
      await expect(phone.getByRole('button', { name: /^Немає на місці: Олександра/ })).toBeVisible();
    }
    const { rideOf } = await recordOf(van);
    expect(rideOf('Ігор')?.state).toBe('absent');
    expect(rideOf('Олександра Ковальчук-Вишневецька')?.state).toBe('waiting');
    for (const phone of phones) await phone.context().close();
  });
}

for (const [name, by] of [
  ['ahead', 2 * HOUR],
  ['behind', -2 * HOUR],
] as const) {
  test(`[V-02] a phone whose clock is two hours ${name}, and which was off, marks in the order of its presses`, async ({
    page,
    context,
  }) => {
    const { van } = await publishedTrip();
    await context.clock.install({ time: Date.now() + by });
    await openVan(page, van);
    await press(page, 'На борту: Ігор');
    await allTaken(page);
    const first = (await recordOf(van)).rideOf('Ігор');
    expect(Math.abs(Date.parse(String(first?.at)) - Date.now())).toBeLessThan(HOUR);

    await context.setOffline(true);
    const phone = await switchOn(context, page, van);
    await press(phone, 'Скасувати: Ігор');
    await press(phone, 'Немає на місці: Ігор');
    await expect(cardOf(phone, 'Ігор').first()).toContainText(ABSENT);
    await expect(phone.getByText(/Чекає зв’язку позначок: 2/)).toBeVisible();
    await reconnect(phone);
    const last = (await recordOf(van)).rideOf('Ігор');
    expect(last?.state).toBe('absent');
    expect(Date.parse(String(last?.at))).toBeLessThanOrEqual(Date.now());
    await expect(cardOf(phone, 'Ігор').first()).toContainText(ABSENT);
  });
}

test('[V-02] a mark whose answer is lost, and one that another server answers, wait and count once', async ({
  page,
}) => {
  const { van } = await publishedTrip();
  await page.clock.install();
  await openVan(page, van);
  const lost = Promise.withResolvers<void>();
  await page.route('**/call/markTrip', async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await press(page, 'На борту: Ігор');
  await lost.promise;
  await expect(page.getByText(/Чекає зв’язку позначок: 1/)).toBeVisible();
  const { changedAt } = await recordOf(van);
  // Hosting has no such function for a while, as when one is deployed.
  await page.unroute('**/call/markTrip');
  await page.route('**/call/markTrip', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const refused = page.waitForResponse('**/call/markTrip');
  await page.clock.runFor(MINUTE);
  await refused;
  await expect(page.getByText(/Чекає зв’язку позначок: 1/)).toBeVisible();
  await page.unroute('**/call/markTrip');
  await page.clock.runFor(MINUTE);
  await allTaken(page);
  const record = await recordOf(van);
  expect(record.rideOf('Ігор')?.state).toBe('aboard');
  expect(record.changedAt).toEqual(changedAt);
});

test('[V-08] a link that is taken back while marks wait says so at the first contact, and leaves nothing of the trip', async ({
  page,
  context,
}) => {
  // Words that the product itself, which the phone keeps as well, does not have.
  const passengers = ['Мирослава-Тест', 'Любомир-Тест'].map((name) => ({ name, phone: '' }));
  const { van, takeBack } = await publishedTrip({ from: 'Верхня Тестівка', passengers });
  await openVan(page, van);
  await context.setOffline(true);
  await press(page, 'На борту: Мирослава-Тест');
  await press(page, 'Немає на місці: Любомир-Тест');
  await expect(page.getByText(/Чекає зв’язку позначок: 2/)).toBeVisible();
  await takeBack('van');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Це посилання вже не діє' })).toBeVisible();
  const left = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all((await cache.keys()).map(async (each) => (await cache.match(each))?.text()));
        }),
      );
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, requests]);
    });
  await expect.poll(left).not.toMatch(new RegExp(`Тест|${van.slice('/trip/'.length)}`));
});
