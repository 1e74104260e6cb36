import { linkIdOf } from '@par-club/functions/shared/place-link';
import { isKept } from '../frame/service-worker.ts';
import { expect } from '../kit/browser.ts';
import { test } from '../kit/deployed.ts';
import { NAME, pageOf, seedDriver } from '../parloc/seed.ts';

const MESSAGE = 'Двоє на завтра, Олена 0671234567';
/** The script that the open page began with. */
const ENTRY = 'script[type="module"][src]';
const PRIVACY = 'Політика конфіденційності';

test.use({ serviceWorkers: 'allow', expectedComplaints: /Failed to load resource|Loading chunk|MIME type/ });

for (const fault of ['unavailable', 'cut', 'silent'] as const) {
  test(`behind the worker, hosting that is ${fault} is stood in for by what is kept`, async ({
    page,
    deployments,
    say,
  }) => {
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await isKept(page);
    const kept = String(await page.locator(ENTRY).getAttribute('src'));
    deployments.fail(fault);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    deployments.fail(null);
    deployments.deploySecond();
    await page.goto('/parex');
    await expect(page.locator(ENTRY)).not.toHaveAttribute('src', kept);
    await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  });

  test(`a link for one purpose still opens when hosting is ${fault}, for who has opened it before`, async ({
    page,
    deployments,
  }) => {
    const { parlocId, phonePlace } = await seedDriver();
    await page.goto(`/parloc/driver/${linkIdOf({ parlocId, placeId: phonePlace })}`);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await isKept(page);
    deployments.fail(fault);
    await page.reload();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test(`[L-09] a driver who was seen here is shown, not confirmed, and can be called when hosting is ${fault}, and is confirmed once it is back`, async ({
    page,
    deployments,
    say,
  }) => {
    const driver = await seedDriver();
    await page.goto(pageOf(driver));
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await isKept(page);
    deployments.fail(fault);
    await page.reload();
    const lost = page.getByText(say('parloc.client.lost'), { exact: true });
    await expect(lost).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
      'href',
      `tel:${driver.phone}`,
    );
    deployments.fail(null);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(lost).toBeHidden();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });
}

for (const fault of ['unavailable', 'cut', 'page'] as const) {
  test(`a part that comes as "${fault}" is named, is not kept, and comes by itself`, async ({
    page,
    deployments,
    say,
  }) => {
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await isKept(page);
    deployments.fail(fault);
    await page.getByRole('link', { name: say('app.footer.privacy') }).click();
    await expect(page.getByRole('alert')).toContainText(/частина «(?:privacy|texts-ua)»/);
    deployments.fail(null);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: PRIVACY })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  });
}

test('an old page that opened because hosting was silent names what only it had, and a reload brings the new one', async ({
  page,
  deployments,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await isKept(page);
  deployments.fail('silent');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  deployments.fail(null);
  deployments.deploySecond();
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await expect(page.getByRole('alert')).toContainText(/частина «(?:privacy|texts-ua)»/);
  await page.getByRole('button', { name: say('app.reload') }).click();
  await expect(page.getByRole('heading', { name: PRIVACY })).toBeVisible();
});
