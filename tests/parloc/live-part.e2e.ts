import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { pageOf, seedDriver } from './seed.ts';
import { shareUntilShown } from './share-until-shown.ts';

const live = { state: 'on', until: '' } as const;

test.use({ expectedComplaints: CONNECTION_LOST });

for (const [what, file] of [
  ['what keeps the page live', 'live-document*.js'],
  ['what that imports', 'live-*.js'],
] as const) {
  test(`[F-U4] ${what} does not come at first: the page says so, and is live when it does`, async ({
    page,
    say,
  }) => {
    const driver = await seedDriver({ live });
    let isLost = true;
    await page.route(`**/assets/${file}`, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto(pageOf(driver));
    const lost = page.getByText(say('parloc.client.lost'), { exact: true });
    await expect(lost).toBeVisible();
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(lost).toHaveCount(0);
    await shareUntilShown(driver, page, { live, accuracy: 21 });
  });
}
