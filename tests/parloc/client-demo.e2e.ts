import type { Page } from '@playwright/test';
import { expect, type Language, test, toasterIsThere, toasts } from '../kit/browser.ts';
import { emulatorPorts } from '../kit/emulators.ts';

const AGE: Record<Language, string> = { ua: '2 години тому', en: '2 hours ago' };

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[C-04] the demo driver shared two hours ago, and the database is not touched', async ({
      page,
      say,
    }) => {
      const asked = databaseRequests(page);
      await page.goto('/parloc/driver/demo');
      const card = page.getByRole('article');
      await expect(card.getByRole('heading', { name: say('parloc.demo.name') })).toBeVisible();
      await expect(card.locator('time')).toHaveText(AGE[language]);
      await expect(card.locator('.leaflet-marker-icon')).toBeVisible();
      await expect(card.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
        'href',
        /^tel:\+380/,
      );
      // What loads last is there.
      await expect(card.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await toasterIsThere(page);
      expect(asked).toEqual([]);
      // Of another driver the database is asked, so that a question would have been heard.
      await page.goto('/parloc/driver/380670000000');
      await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
      expect(asked).not.toEqual([]);
    });

    test('[C-05] the tool’s page shows a demo driver with a link to copy, and what a client sees', async ({
      page,
      say,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const asked = databaseRequests(page);
      await page.goto('/parloc');
      await expect(page.getByRole('heading', { level: 1, name: say('parloc.title') })).toBeVisible();
      const driver = page.getByRole('region', { name: say('parloc.demo.driverTitle') });
      await expect(driver).toContainText(say('parloc.demo.name'));
      await driver.getByRole('button', { name: say('parloc.demo.copy') }).click();
      await expect(toasts(page, say('ui.copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/^http:\/\/localhost:\d+\/parloc\/driver\/demo$/);

      const client = page.getByRole('region', { name: say('parloc.demo.clientTitle') });
      await expect(client.getByRole('article').getByRole('heading')).toHaveText(say('parloc.demo.name'));
      await expect(client.locator('time')).toHaveText(AGE[language]);
      await client.getByRole('application').scrollIntoViewIfNeeded();
      await expect(client.locator('.leaflet-marker-icon')).toBeVisible();
      expect(asked).toEqual([]);

      await page.goto(link);
      await expect(page.getByRole('article')).toContainText(say('parloc.demo.name'));
    });
  });
}

test('[CH-11] another language changes the words and the time at once, without a reload', async ({
  page,
}) => {
  await page.goto('/parloc/driver/demo');
  const card = page.getByRole('article');
  await expect(card.locator('time')).toHaveText(AGE.ua);
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(card.locator('time')).toHaveText(AGE.en);
  await expect(card.getByRole('heading')).toHaveText('Ivan Koval');
  await expect(card.locator('time')).toHaveAttribute('title', /^\d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(card).toContainText(/within \d+\sm/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
});

/** What the page asks of the database, from now on. */
function databaseRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(emulatorPorts().firestore)) asked.push(request.url());
  });
  return asked;
}
