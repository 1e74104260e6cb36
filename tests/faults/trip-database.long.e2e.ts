import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { type Fault, test } from '../kit/network.ts';
import { press } from '../parendar/week-page.ts';
import { allTaken, recordOf } from '../trip-links/phones.ts';
import { publishedTrip } from '../trip-links/published.ts';

test.use({ expectedComplaints: CONNECTION_LOST });

for (const fault of ['cut', 'silent'] satisfies Fault[]) {
  test(`[V-02] a mark that the server has taken stays marked while the database is ${fault}`, async ({
    page,
    network,
  }) => {
    const { van } = await publishedTrip();
    await page.goto(van);
    await press(page, 'На борту: Ігор');
    await allTaken(page);
    network.breakDatabase(fault);
    const answered = page.waitForResponse('**/call/markTrip');
    await press(page, 'На борту: Олександра Ковальчук-Вишневецька');
    await answered;
    await allTaken(page);
    await expect(
      page.getByRole('button', { name: 'Скасувати: Олександра Ковальчук-Вишневецька' }),
    ).toBeVisible();
    expect((await recordOf(van)).rideOf('Олександра Ковальчук-Вишневецька')?.state).toBe('aboard');
  });
}
