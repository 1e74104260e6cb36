import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { CAR, KYIV, MINUTE, NAME, pageOf, placePathOf, seedDriver } from './seed.ts';
import { shareUntilShown } from './share-until-shown.ts';
import { listenTargets } from './targets.ts';

const live = { state: 'on', until: '' } as const;

test.describe('one client', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[C-01] [C-02] [C-06] [RT-05] [S-07] opens a link cold, sees card, map and age, live moves on both tabs, loses the connection and gets it back', async ({
    page,
    context,
    say,
  }) => {
    const driver = await seedDriver({ age: 12 * MINUTE });
    const asked = askedDocuments(page);
    const searched = searchedPhones(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      const targets = listenTargets(tab);
      await tab.goto(pageOf(driver));
      await expect(tab.getByRole('heading', { name: NAME })).toBeVisible();
      await expect(tab.getByText(CAR)).toBeVisible();
      await expect(tab.locator('time')).toHaveText('12 хвилин тому');
      await expect(tab.locator('.leaflet-marker-icon')).toBeVisible();
      await expect.poll(targets.open, 'listens').toBe(1);
      await tab.evaluate(() => {
        document.body.dataset.same = 'page';
      });
    }
    await expect(page).toHaveURL(pageOf(driver));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
      'href',
      `tel:${driver.phone}`,
    );
    // The document has answered who the driver is: it asks for that driver's place alone, and shows nothing private.
    expect(searched).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([placePathOf(driver)]));
    await expect(page.locator('body')).not.toContainText('driver-');

    for (const tab of [page, other]) {
      await tab.bringToFront();
      await shareUntilShown(driver, tab, { live, longitude: KYIV.longitude + 0.003, accuracy: 20 });
      await expect(tab.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
      await expect(tab.locator('body')).toHaveAttribute('data-same', 'page');
    }
    await other.close();
    await page.bringToFront();

    await context.setOffline(true);
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('parloc.client.live'), { exact: true })).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText(say('parloc.client.lostSaid'));
    await driver.share({ live, accuracy: 33 });
    await expect(page.getByText('точність 20 м')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('точність 33 м')).toBeVisible();
    await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page).toHaveURL(pageOf(driver));
  });
});

/** The phones that the page has a function look for, from now on. */
function searchedPhones(page: Page): string[] {
  const searched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/call/findPlace') return;
    searched.push((request.postDataJSON() as { data: { phone: string } }).data.phone);
  });
  return searched;
}

/** The documents that the page asks the database for, from now on. */
function askedDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = decodeURIComponent(request.postData() ?? '');
    asked.push(...[...body.matchAll(/documents\/([^"]+)"/g)].map(([, path]) => `${path}`));
  });
  return asked;
}
