import { CONNECTION_LOST, expect } from '../kit/browser.ts';
import { test } from '../kit/network.ts';
import { HIDE, itemOf, KYIV, readyDriver, SHARE, standAt } from './driver-page.ts';

test.use({ expectedComplaints: CONNECTION_LOST });

test('[F-U2] [L-04] a hide that waits behind a share goes out before live sharing that was begun after both', async ({
  page,
  context,
  network,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  network.breakDatabase('silent');
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByRole('button', { name: HIDE })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: HIDE }).click();
  await expect(page.getByText(/^Приховаємо, щойно з’явиться зв’язок/)).toBeVisible();
  await page.getByRole('button', { name: '1 година' }).click();
  await expect(page.getByRole('button', { name: 'Зупинити трансляцію' })).toBeVisible();
  network.mend();
  await context.setOffline(false);
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  await expect(page.getByText('Клієнти бачать вас до')).toBeVisible();
  expect(await itemOf(phone)).toHaveProperty('stoppedAt');
});
