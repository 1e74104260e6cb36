import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { asVisitor } from './driver-page.ts';

test.describe('in English, whom the database no longer knows', () => {
  test.use({ language: 'en', expectedComplaints: /permission-denied|Failed to load resource/ });

  test('[D-10] a driver whose item is looked up is told', async ({ page }, info) => {
    await openAsNewDriver(page, ownName(info));
    await asVisitor(page, 'Listen');
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^User not authenticated$/);
  });
});
