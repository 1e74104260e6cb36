import { expect, test } from '../kit/browser.ts';
import { connect, signInAsDispatcher } from './google-calendar.ts';
import { holdCalls } from './held-calls.ts';
import { days } from './week-page.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /status of 400/ });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('[P-04] a week that loads stands where it stays', async ({ page }, info) => {
      await signInAsDispatcher(page, info);
      await connect(page);
      const letCalendars = await holdCalls(page, 'listCalendars');
      const letTrips = await holdCalls(page, 'listTrips');
      await page.reload();
      const main = page.getByRole('main');
      const day = main.getByRole('heading', { level: 2 }).first();
      const parts = [main.getByRole('heading', { level: 1 }), days(page).first(), day];
      const tops = async () => {
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        return boxes.map((box) => box?.y);
      };
      await expect(day).toBeVisible();
      const loading = await tops();
      letCalendars();
      await expect(page.getByRole('button', { name: 'Новий рейс' })).toBeVisible();
      expect(await tops()).toEqual(loading);
      letTrips();
      await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
      expect(await tops()).toEqual(loading);
    });
  });
}
