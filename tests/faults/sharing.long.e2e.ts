import { driverText } from '../../web/src/features/parloc/driver.text.ts';
import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { type Fault, test } from '../kit/network.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import {
  coordinatesOf,
  HIDE,
  itemOf,
  KYIV,
  LVIV,
  openAsClient,
  phoneOf,
  readyDriver,
  sharingDriver,
  standAt,
} from '../parloc/driver-page.ts';

// The device believes that it is online, so only what is not answered tells that the connection is lost.
test.use({ expectedComplaints: CONNECTION_LOST });

const FAULTS: readonly Fault[] = ['cut', 'silent', 'unavailable', 'nonsense'];

for (const fault of FAULTS) {
  test(`[D-11] a place that is shared while the database is ${fault} is kept, says so, and arrives by itself`, async ({
    page,
    context,
    network,
  }, info) => {
    const phone = await sharingDriver(page, context, info);
    network.breakDatabase(fault);
    await context.setGeolocation(LVIV);
    await page.getByRole('button', { name: driverText['parloc.share.now'].ua }).click();
    await expect(page.getByText(driverText['parloc.share.waiting.show'].ua)).toBeVisible();
    await expect(page.getByText(driverText['parloc.driver.lost'].ua)).toBeVisible();
    expect(String((await itemOf(phone))?.url)).toContain(`q=${KYIV.latitude},`);
    network.mend();
    const place = async () => String((await itemOf(phone))?.url);
    await expect.poll(place).toContain(`q=${LVIV.latitude},`);
    await expect(page.getByText(driverText['parloc.share.waiting.show'].ua)).toBeHidden();
    await expect(page.getByText(driverText['parloc.driver.lost'].ua)).toBeHidden();
  });
}

test('[D-11] hiding while the database is silent outlives a reload, and happens', async ({
  page,
  context,
  network,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  await context.route('**/call/stopSharing', (route) => route.abort());
  network.breakDatabase('silent');
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText(driverText['parloc.share.waiting.hide'].ua)).toBeVisible();
  await page.reload();
  // What the server said last is shown with its age, and what waits beside it.
  await expect(page.getByText(/^Немає зв’язку\. Тут те, що було відомо/)).toBeVisible();
  await expect(page.getByText(driverText['parloc.share.waiting.hide'].ua)).toBeVisible();
  expect(await itemOf(phone)).toHaveProperty('position');
  network.mend();
  await expect(page.getByText(driverText['parloc.share.hidden'].ua).first()).toBeVisible();
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
});

test('[L-04] hiding happens by the function while the database is silent', async ({
  page,
  context,
  network,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  network.breakDatabase('silent');
  await page.getByRole('button', { name: HIDE }).click();
  await expect.poll(() => itemOf(phone)).toMatchObject({ url: '' });
  await expect(page.getByRole('button', { name: HIDE })).toHaveCount(0);
  network.mend();
  await expect(page.getByText(driverText['parloc.share.hidden'].ua).first()).toBeVisible();
});

test('[D-11] live sharing says that nothing goes out, and goes on with the newest place', async ({
  page,
  context,
  browser,
  network,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: driverText['parloc.live.hour'].ua }).click();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  const client = await openAsClient(browser, page, phone);
  network.breakDatabase('silent');
  await context.setGeolocation(LVIV);
  await expect(page.getByText(driverText['parloc.driver.lost'].ua)).toBeVisible();
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();
  await context.setGeolocation({ ...LVIV, latitude: 49.9 });
  network.mend();
  await expect(page.getByText(driverText['parloc.driver.lost'].ua)).toBeHidden();
  await expect(client.getByText('49.90000, 24.02970')).toBeVisible();
  await expect(page.getByRole('button', { name: driverText['parloc.live.stop'].ua })).toBeVisible();
  await client.context().close();
});

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[D-05] details that are saved while the function is silent say that they wait, and are saved', async ({
      page,
    }, info) => {
      const say = (id: keyof typeof driverText) => driverText[id][language];
      const { typed, stored } = phoneOf(info);
      await openAsNewDriver(page, ownName(info));
      await page.getByRole('button', { name: say('parloc.driver.openSettings') }).click();
      const dialog = page.getByRole('dialog');
      const car = dialog.getByRole('textbox', { name: say('parloc.settings.carName') });
      await dialog.getByRole('textbox', { name: say('parloc.settings.phone') }).fill(typed);
      await car.fill('Renault Trafic');
      const answer = Promise.withResolvers<void>();
      await page.route('**/saveDriver', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await dialog.getByRole('button', { name: say('parloc.settings.save') }).click();
      await expect(dialog.getByText(say('parloc.settings.unanswered'))).toBeVisible();
      await expect(car).toHaveValue('Renault Trafic');
      expect(await itemOf(stored)).toBeUndefined();
      answer.resolve();
      await expect(dialog).toHaveCount(0);
      expect(await itemOf(stored)).toMatchObject({ carName: 'Renault Trafic' });
    });
  });
}
