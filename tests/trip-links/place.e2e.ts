import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CONNECTION_LOST, expect, hostingOf, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { publishedTrip } from './published.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** On the road between Lviv and Przemyśl. */
const ON_THE_ROAD = { latitude: 49.82, longitude: 23.5, accuracy: 10 };
const TRIP = {
  ...{ from: 'Львів', to: 'Краків', driverName: 'Іван', stops: [{ place: 'Перемишль', minutes: 120 }] },
  passengers: [
    { name: 'Олена', phone: '+380671234567' },
    { name: 'Ігор', phone: '+380501112233', pickUp: 'Перемишль' },
  ],
};

/** Opens a link on a phone of its own. */
async function open(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: hostingOf(), viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function share(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ON_THE_ROAD);
  await page.getByRole('button', { name: 'Поділитися моїм місцем' }).click();
  await expect(page.getByText('Пасажири бачать, де ви.')).toBeVisible();
}

test('[V-04] [V-06] one press shows passengers where the van is, how far and how soon, and another one ends it', async ({
  page,
  context,
  browser,
}) => {
  const { van, seats } = await publishedTrip(TRIP);
  const passenger = await open(browser, seats[1] ?? '');
  await expect(passenger.getByText('Водій поки не показує, де він.')).toBeVisible();
  await page.goto(van);
  await share(page, context);
  await expect(passenger.getByRole('application', { name: 'Мапа: де машина' })).toBeVisible();
  await expect(passenger.getByText(/^До місця «Перемишль» 5\d(,\d)?\sкм по прямій$/)).toBeVisible();
  await expect(passenger.getByText(/^Приїде між (.+, )?\d\d:\d\d і (.+, )?\d\d:\d\d$/)).toBeVisible();
  await expect(passenger.getByText(/за відстанню по прямій/)).toBeVisible();

  // The van moves, and the page with it.
  await context.setGeolocation({ ...ON_THE_ROAD, latitude: 49.78, longitude: 22.77 });
  await expect(passenger.getByText('Машина вже поруч')).toBeVisible();
  await page.getByRole('button', { name: 'Більше не показувати' }).click();
  await expect(passenger.getByText('Водій поки не показує, де він.')).toBeVisible();
  await passenger.context().close();
});

test('[V-04] a van that is late by what happened on the way is no farther for it', async ({
  page,
  context,
  browser,
}) => {
  const { van, seats } = await publishedTrip(TRIP);
  await page.goto(van);
  await page.getByRole('button', { name: 'На борту: Олена' }).click();
  await page.getByLabel('Запізнення').selectOption('1 год');
  const passenger = await open(browser, seats[1] ?? '');
  await expect(passenger.getByText('Запізнення 60 хв')).toBeVisible();
  await share(page, context);
  await expect(passenger.getByText(/^До місця «Перемишль» 5\d(,\d)?\sкм по прямій$/)).toBeVisible();
  await passenger.context().close();
});

test('[V-04] sharing goes on after a reload, and ends with the link', async ({ page, context, browser }) => {
  const { van, seats, takeBack } = await publishedTrip(TRIP);
  await page.goto(van);
  await share(page, context);
  await page.reload();
  await expect(page.getByText('Пасажири бачать, де ви.')).toBeVisible();
  const passenger = await open(browser, seats[0] ?? '');
  await expect(passenger.getByRole('application', { name: 'Мапа: де машина' })).toBeVisible();
  await takeBack('van');
  await expect(page.getByRole('heading', { name: 'Це посилання вже не діє' })).toBeVisible();
  await expect(passenger.getByText('Водій поки не показує, де він.')).toBeVisible();
  await passenger.context().close();
});

test('[V-04] at the arrival the driver is told why nobody sees the place, and goes on sharing with a delay', async ({
  page,
  context,
}) => {
  const { van } = await publishedTrip({ ...TRIP, start: inHours(-5), end: inHours(-0.1) });
  await page.goto(van);
  await expect(page.getByText('За планом ви вже приїхали. Якщо ні, позначте запізнення.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Поділитися моїм місцем' })).toBeDisabled();
  await page.getByLabel('Запізнення').selectOption('1 год');
  await share(page, context);
});

test('[V-04] a stop that is pressed while a place is on its way comes after it', async ({
  page,
  context,
}) => {
  const { van } = await publishedTrip(TRIP);
  const sent: string[] = [];
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/call/shareTripPlace', async (route) => {
    sent.push(route.request().postDataJSON().data.place ? 'place' : 'stop');
    arrived.resolve();
    if (sent.length === 1) await held.promise;
    await route.continue();
  });
  await page.goto(van);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ON_THE_ROAD);
  await page.getByRole('button', { name: 'Поділитися моїм місцем' }).click();
  await arrived.promise;
  await page.getByRole('button', { name: 'Більше не показувати' }).click();
  await expect(page.getByRole('button', { name: 'Поділитися моїм місцем' })).toBeEnabled();
  const stopped = page.waitForResponse(
    (response) =>
      response.url().endsWith('/call/shareTripPlace') &&
      response.request().postDataJSON().data.place === null,
  );
  held.resolve();
  await stopped;
  expect(sent).toEqual(['place', 'stop']);
  await expect(page.getByText('Пасажири бачитимуть вас на мапі')).toBeVisible();
  const shown = await adminFirestore()
    .doc(`trips/${van.slice('/trip/'.length)}`)
    .get();
  expect(shown.get('place')).toBeNull();
});

test('[V-04] [V-06] before the last hour nothing is shown, and the pages say from when on', async ({
  page,
  browser,
}) => {
  const { van, seats } = await publishedTrip({ ...TRIP, start: inHours(3), end: inHours(6) });
  await page.goto(van);
  await expect(page.getByRole('button', { name: 'Поділитися моїм місцем' })).toBeDisabled();
  await expect(page.getByText(/^Можна з \d\d:\d\d, за годину до виїзду\.$/)).toBeVisible();
  const passenger = await open(browser, seats[0] ?? '');
  await expect(passenger.getByText(/^Її видно з \d\d:\d\d, за годину до виїзду\.$/)).toBeVisible();
  await passenger.context().close();
});

test('[V-04] a phone that may not tell where it is says so where the press was', async ({
  page,
  context,
}) => {
  const { van } = await publishedTrip(TRIP);
  await context.clearPermissions();
  await page.goto(van);
  await page.getByRole('button', { name: 'Поділитися моїм місцем' }).click();
  await expect(page.getByText(/Дозвольте сайту/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Поділитися моїм місцем' })).toBeEnabled();
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[V-04] a stop reaches passengers when the connection is back', async ({ page, context, browser }) => {
    const { van, seats } = await publishedTrip(TRIP);
    const passenger = await open(browser, seats[1] ?? '');
    await page.goto(van);
    await share(page, context);
    await expect(passenger.getByRole('application', { name: 'Мапа: де машина' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Більше не показувати' }).click();
    await expect(page.getByRole('button', { name: 'Поділитися моїм місцем' })).toBeVisible();
    await context.setOffline(false);
    await expect(passenger.getByText('Водій поки не показує, де він.')).toBeVisible();
    await passenger.context().close();
  });
});
