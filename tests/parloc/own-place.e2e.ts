import { expect, test } from '../kit/browser.ts';
import { KYIV, standAt } from './driver-page.ts';
import { pageOf, seedDriver } from './seed.ts';
import { shareUntilShown } from './share-until-shown.ts';

const live = { state: 'on', until: '' } as const;

test('[L-11] a press shows how far the car is, and where one is leaves the page by no request', async ({
  page,
  context,
}) => {
  const here = { latitude: KYIV.latitude + 0.008, longitude: KYIV.longitude + 0.008, accuracy: 8 };
  await standAt(context, here);
  const driver = await seedDriver({ live });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url()), request.postData() ?? ''));
  await page.goto(pageOf(driver));
  await page.getByRole('button', { name: 'Де я', exact: true }).click();
  await expect(page.getByText(/^До машини 1,1 км/)).toBeVisible();
  // What the page sends to the database from then on, too.
  await shareUntilShown(driver, page, { live, accuracy: 44 });
  expect(sent.length).toBeGreaterThan(2);
  for (const degrees of [here.latitude, here.longitude])
    expect(sent.join('\n')).not.toContain(degrees.toFixed(3));
});
