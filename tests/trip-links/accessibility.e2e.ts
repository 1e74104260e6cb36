import { enlargeText, expectNoFaults, expectNothingCut } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { publishedTrip } from './published.ts';

test('[V-01] [V-06] neither page of a trip has an accessibility fault, or is cut at the side', async ({
  page,
  say,
}) => {
  const { van, seats } = await publishedTrip();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(seats[0] ?? '');
  await page.getByRole('button', { name: say('trips.seat.iAmLate') }).click();
  await expectNoFaults(page, 'the seat’s page');
  await page.getByRole('button', { name: say('trips.seat.minutes', { minutes: 10 }) }).click();
  await expect(page.getByText(say('trips.seat.notAnswered'))).toBeVisible();
  await expectNoFaults(page, 'the seat’s page when something was told');
  await page.goto(van);
  await expect(page.getByText(say('trips.van.told.late', { minutes: 10 }))).toBeVisible();
  await page.getByRole('button', { name: `${say('trips.van.aboard')}: Ігор` }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${say('trips.van.otherAmount')}`) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: `${say('trips.van.undo')}: Ігор` })).toBeVisible();
  await expectNoFaults(page, 'the van’s page');
  await page.goto(`/seat/${'x'.repeat(22)}`);
  await expectNoFaults(page, 'a link that has ended');

  for (const address of [van, seats[0] ?? '', seats[2] ?? '']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCut(page, `${address.slice(0, 6)} at ${width}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page);
    await expectNothingCut(page, `${address.slice(0, 6)}, large`);
  }
});
