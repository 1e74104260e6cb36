import type { Locator, Page } from '@playwright/test';
import { clientText } from '../../web/src/features/parloc/client.text.ts';
import { isKept } from '../frame/service-worker.ts';
import { expect, toasterIsThere, toastShown, toasts } from '../kit/browser.ts';
import { test } from '../kit/deployed.ts';
import { openDemo } from '../parendar/demo-calendar.ts';
import { panel, press, trips } from '../parendar/week-page.ts';
import { KYIV, readyDriver, SHARE, standAt } from '../parloc/driver-page.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00';
const RELOAD = 'Оновити сторінку';
const GONE = 'Частина сторінки не завантажилася';

/** What stands in the place of a part that did not come. */
const missing = (within: Page | Locator, chunk: string) =>
  within.getByRole('alert').filter({ hasText: `${GONE} (${chunk})` });

// A file that is gone is a failed request with a page for an answer, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource|MIME type/ });

for (const worker of ['allow', 'block'] as const) {
  test.describe(`with the service worker ${worker === 'allow' ? 'at work' : 'blocked'}, after a new deployment`, () => {
    test.use({ serviceWorkers: worker });

    /** The page is whole, so that only what it has never asked for is gone with its version. */
    const isWhole = async (page: Page) => {
      if (worker === 'allow') await isKept(page);
      await toasterIsThere(page);
    };

    test('a message outlives the reader on the device that is gone', async ({ page, deployments, say }) => {
      await page.route('**/extractRows', (route) => route.abort());
      // It is loaded ahead, and did not come then.
      const reader = '**/assets/read-message*';
      await page.route(reader, (route) => route.abort());
      const ready = Promise.all(
        [/\/assets\/call-[^-]+\.js/, /\/assets\/parex-[^-.]+\.js/, /\/assets\/words-in-/].map((part) =>
          page.waitForEvent('requestfinished', (request) => part.test(request.url())),
        ),
      );
      const failed = page.waitForEvent('requestfailed', (request) => /read-message/.test(request.url()));
      await page.goto('/parex');
      await ready;
      await failed;
      await isWhole(page);
      await page.getByRole('textbox').fill(MESSAGE);
      deployments.deploySecond();
      await page.unroute(reader);
      const readHere = () => page.getByRole('main').getByRole('button', { name: say('parex.readOnDevice') });
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      await readHere().click();
      await toastShown(page, say('failure.not-loaded', { chunk: 'reader' }));
      await page.getByRole('main').getByRole('button', { name: RELOAD }).click();
      await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      await readHere().click();
      await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
    });

    test('a driver goes on sharing without the map that moves and the code, which come with a reload', async ({
      page,
      context,
      deployments,
    }, info) => {
      await standAt(context, KYIV);
      const map = page.getByRole('application');
      const closer = page.getByRole('button', { name: clientText['map.zoomIn'].ua });
      // The tool's first page has a map; what follows is another visit.
      await page.goto('/parloc');
      await map.scrollIntoViewIfNeeded();
      await expect(closer).toBeVisible();
      await isWhole(page);
      await readyDriver(page, info);
      await isWhole(page);
      deployments.deploySecond();
      await page.getByRole('button', { name: SHARE }).click();
      await expect(page.getByText(/^Востаннє:/)).toBeVisible();
      // What was ever used the worker still has. Without it, the map is there as pictures, which are no part of a version.
      await map.scrollIntoViewIfNeeded();
      await expect(worker === 'allow' ? closer : page.locator('[data-map] img').first()).toBeVisible();
      await page.getByRole('button', { name: '1 година' }).click();
      const isLive = page.getByText('Наживо', { exact: true });
      await expect(isLive).toBeVisible();
      await page.getByRole('button', { name: 'QR' }).click();
      await expect(missing(page, 'qr-code')).toBeVisible();
      await expect(isLive).toBeVisible();
      await missing(page, 'qr-code').getByRole('button', { name: RELOAD }).click();
      await expect(isLive).toBeVisible();
      await map.scrollIntoViewIfNeeded();
      await expect(closer).toBeVisible();
      await page.getByRole('button', { name: 'QR' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('a trip and a request that are filled in outlive the parts that are gone', async ({
      page,
      deployments,
    }, info) => {
      await openDemo(page, info);
      await expect(trips(page).first()).toBeVisible();
      const request = page.getByRole('region', { name: 'Нова заявка' });
      // The form is a part that comes late.
      await expect(request.getByRole('textbox', { name: 'Куди' })).toBeVisible();
      await isWhole(page);
      deployments.deploySecond();
      await request.getByRole('textbox', { name: 'Куди' }).fill('Канів');
      await press(page, 'Водії');
      await expect(missing(page, 'drivers-dialog')).toBeVisible();
      await press(page, 'Календар: Демо');
      await toastShown(page, `${GONE} (source-menu)`);
      await trips(page).first().getByRole('button').first().click();
      await expect(missing(panel(page), 'trip-sheet')).toBeVisible();
      await panel(page).getByRole('button', { name: 'Редагувати' }).click();
      await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
      await page.reload();
      await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toHaveValue('Суми');
      await press(panel(page), 'Скасувати');
      await expect(request.getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів');
      await press(page, 'Водії');
      await expect(page.getByRole('dialog', { name: 'Водії' })).toBeVisible();
    });

    test('a form that has not come says so in its sheet on a phone, and the reload there brings it', async ({
      page,
      deployments,
    }, info) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openDemo(page, info);
      await expect(trips(page).first()).toBeVisible();
      await isWhole(page);
      deployments.deploySecond();
      await press(page, 'Пасажир');
      await missing(page.getByRole('dialog'), 'passenger-form').getByRole('button', { name: RELOAD }).click();
      await expect(trips(page).first()).toBeVisible();
      await press(page, 'Пасажир');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Телефон' })).toBeVisible();
    });

    test('what the header opens says that it is gone, and a reload brings it', async ({
      page,
      deployments,
    }) => {
      await page.goto('/parloc');
      const signIn = page.getByRole('banner').getByRole('button', { name: /^(Увійти|Sign in)$/ });
      await expect(signIn).toBeVisible();
      await isWhole(page);
      deployments.deploySecond();
      await signIn.click();
      await toastShown(page, `${GONE} (sign-in)`);
      await page.getByRole('button', { name: /Switch to English/ }).click();
      await toasts(page, `${GONE} (`)
        .filter({ hasNotText: '(sign-in)' })
        .getByRole('button', { name: RELOAD })
        .click();
      await expect(page.getByRole('button', { name: /Перейти на українську/ })).toBeVisible();
      await isWhole(page);
      await signIn.click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    });
  });
}

test('in English, too, a part that is gone is named with the way out', async ({ page, deployments }) => {
  await page.addInitScript(() => localStorage.setItem('app_locale', 'en'));
  await page.goto('/parloc');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await toasterIsThere(page);
  deployments.deploySecond();
  await signIn.click();
  const words = 'A part of the page did not load (sign-in). Check your connection and reload the page';
  await toasts(page, words).getByRole('button', { name: 'Reload the page' }).click();
  await signIn.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
