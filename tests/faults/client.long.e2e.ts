import { spacedPhone } from '../../web/src/phone/spaced-phone.ts';
import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { type Fault, test } from '../kit/network.ts';
import { withoutFirstView } from '../parloc/own-reads.ts';
import { NAME, pageOf, seedDriver } from '../parloc/seed.ts';
import { listenTargets } from '../parloc/targets.ts';

// The device believes that it is online.
test.use({ expectedComplaints: CONNECTION_LOST });

const live = { state: 'on', until: '' } as const;
const FIRST: [fault: Fault, language: 'ua' | 'en'][] = [
  ['cut', 'ua'],
  ['silent', 'en'],
  ['unavailable', 'ua'],
  ['nonsense', 'en'],
];

for (const [fault, language] of FIRST) {
  test.describe(`in ${language}, with a database that is ${fault}`, () => {
    test.use({ language });

    test('[S-07] a client is told, can call, and sees the driver by itself once it is back', async ({
      page,
      network,
      say,
    }) => {
      const driver = await seedDriver({ live });
      network.breakDatabase(fault);
      await withoutFirstView(page);
      await page.goto(pageOf(driver));
      const alert = page.getByRole('alert').filter({ hasText: say('parloc.client.failed') });
      const hint = say('parloc.client.failedHint', { phone: spacedPhone(driver.phone) });
      await expect(alert).toContainText(hint);
      await expect(alert.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
        'href',
        `tel:${driver.phone}`,
      );
      network.mend();
      await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
      await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
    });
  });
}

test('[S-07] a client who watches is told that the database is away, and sees where the car is by then', async ({
  page,
  network,
  say,
}) => {
  const driver = await seedDriver({ live });
  const targets = listenTargets(page);
  await page.goto(pageOf(driver));
  await expect.poll(targets.open).toBe(1);
  await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
  network.breakDatabase('cut');
  // The database's SDK tries for half a minute before it says so; meanwhile the age beside the place goes on.
  await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(say('parloc.client.lostSaid'));
  await expect(page.getByRole('link', { name: say('parloc.client.call') })).toBeVisible();
  await driver.share({ live, accuracy: 33 });
  network.mend();
  await expect(page.getByText('точність 33 м')).toBeVisible();
  await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toHaveCount(0);
});
