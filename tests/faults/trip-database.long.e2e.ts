import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { test } from '../kit/network.ts';
import { press } from '../parendar/week-page.ts';
import { allTaken, recordOf } from '../trips/phones.ts';
import { publishedTrip } from '../trips/published.ts';

// The device believes that it is online.
test.use({ expectedComplaints: CONNECTION_LOST });

test('[V-02] a mark that the server has taken stays on the page while the database is away', async ({
  page,
  network,
}) => {
  const { van } = await publishedTrip();
  await page.goto(van);
  network.breakDatabase('cut');
  await press(page, 'На борту: Ігор');
  await expect.poll(async () => (await recordOf(van)).rideOf('Ігор')?.state).toBe('aboard');
  await allTaken(page);
  await expect(page.getByRole('button', { name: 'Скасувати: Ігор' })).toBeVisible();
  await press(page, 'Скасувати: Ігор');
  await allTaken(page);
  await expect(page.getByRole('button', { name: 'На борту: Ігор' })).toBeVisible();
  network.mend();
  await expect.poll(async () => (await recordOf(van)).rideOf('Ігор')?.state).toBe('waiting');
});
