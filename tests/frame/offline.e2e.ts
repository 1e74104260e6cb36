import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { MINUTE, NAME, pageOf, seedDriver } from '../parloc/seed.ts';
import { isKept, keptAddresses } from './service-worker.ts';

const MESSAGE = 'Двоє на завтра о 15:00 зі Львова до Кракова, Олена 0671234567';

test.use({ serviceWorkers: 'allow', expectedComplaints: CONNECTION_LOST });

test('after one visit a page opens without a connection, and so does the landing page', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/parex');
  await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Parex/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
});

test('without a connection a message is read on the device, once the page was open for a moment', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parex');
  // What asks the model, and what reads on the device, loads soon after the page, in several files.
  for (const part of [/\/call-/, /\/parex-[\da-f]+\./, /\/iso-/, /\/auth-/, /\/read-message-/])
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(part));
  await isKept(page);
  await context.setOffline(true);
  const row = page.getByRole('dialog');
  const readOnDevice = async () => {
    await page.getByRole('textbox').fill(MESSAGE);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.getByText(say('failure.unreachable'))).toBeVisible();
    await page
      .getByRole('button', { name: say('parex.readOnDevice') })
      .first()
      .click();
    await expect(row.getByRole('definition').first()).toHaveText('Олена');
  };
  await readOnDevice();
  await page.reload();
  await readOnDevice();
});

test('a driver’s page that is opened without a connection says so, and comes by itself when there is one', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parloc/driver/380671234567');
  await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Перевірте інтернет');
  await expect(page.getByRole('link', { name: say('parloc.client.call') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
});

test('[L-09] a driver who was seen before is there without a connection, with the place’s age, until there is one', async ({
  page,
  context,
  say,
}) => {
  const driver = await seedDriver({ age: 12 * MINUTE });
  await page.goto(pageOf(driver));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page.getByText('12 хвилин тому')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(say('parloc.client.lostSaid'));
  await driver.stop();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
});

test('only the product’s own files are kept, those that were used, and only they pass the worker', async ({
  page,
  say,
}) => {
  const passed: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) passed.push(response.url());
  });
  await page.goto('/parex');
  await isKept(page);
  const first = await keptAddresses(page);
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter((url) => /\/(board|live|moving-map)-/.test(url))).toEqual([]);
  // No page stands in for a file that is not there.
  expect(await page.evaluate(async () => (await fetch('/assets/none-00000000.js')).status)).toBe(404);
  await page.goto('/parloc/driver/380671234567?from=message');
  await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await page.goto('/parex');
  await isKept(page);
  const { origin } = new URL(page.url());
  const kept = (await keptAddresses(page)).filter((url) => !url.startsWith(`${origin}/assets/`));
  expect((await keptAddresses(page)).filter((url) => url.includes('none-'))).toEqual([]);
  expect(kept.sort()).toEqual(
    ['app', 'driver', 'index', 'seat', 'trip'].map((name) => `${origin}/${name}.html`),
  );
  expect(passed.filter((url) => !url.startsWith(`${origin}/assets/`))).toEqual([
    `${origin}/parloc/driver/380671234567?from=message`,
    `${origin}/parex`,
  ]);
});
