import type { Page } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';
import { wordsIn } from './demo-calendar.ts';
import { addTrip, days, openWeek, panel, press, trips } from './week-page.ts';

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const word = wordsIn(language);

    test('[P-03] a week is Monday to Sunday, with today selected; previous, next, today and refresh', async ({
      page,
    }, info) => {
      await openWeek(page, info);
      const heading = page.getByRole('heading', { level: 1 });
      const first = { ua: '1–7 березня', en: '1–7 March' }[language];
      const spaced = (words: string) => new RegExp(`${words.replace('–', '\\s*–\\s*')}$`);
      await expect(heading).toHaveText(spaced(first));
      await expect(days(page, language)).toHaveCount(7);
      const selected = page.locator('[aria-pressed="true"]');
      await expect(selected).toHaveAttribute('aria-current', 'date');

      await press(page, word('parendar.week.next'));
      await expect(heading).toHaveText(spaced({ ua: '8–14 березня', en: '8–14 March' }[language]));
      await expect(selected).toHaveText(/10/);
      await press(page, word('parendar.week.previous'));
      await press(page, word('parendar.week.previous'));
      await expect(selected).toHaveText(/24/);
      await press(page, word('parendar.week.today'));
      await expect(heading).toHaveText(spaced(first));
      await expect(selected).toHaveAttribute('aria-current', 'date');

      await press(page, word('parendar.week.refresh'));
      await expect(toasts(page, word('parendar.done.calendarUpdated'))).toBeVisible();
    });
  });
}

test('[P-04] a day of the strip says how many trips it has, and its list has them', async ({
  page,
}, info) => {
  await openWeek(page, info);
  for (const day of await days(page).all()) {
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const label = (await day.locator('span').first().textContent()) ?? '';
    const count = Number(/(\d+) рейс/.exec(label.replace(/.*20\d\d/, ''))?.[1] ?? 0);
    await expect(trips(page)).toHaveCount(count);
    await expect(day.locator('[class*="dots"] > [class*="dot"]')).toHaveCount(Math.min(count, 3));
    const head = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Новий рейс' }) });
    const number = label.match(/\d+/)?.[0] ?? '';
    await expect(head.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`, ${number} `));
    if (count === 0) await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  }
});

test('[P-05] the status of a trip goes on with the time on an open page', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const status = trips(page).filter({ hasText: 'Канів' });
  await expect(status).toContainText('Заплановано');
  await page.clock.fastForward('02:00');
  await expect(status).toContainText('В дорозі');
  await page.clock.fastForward('01:01:00');
  await expect(status).toContainText('Завершено');
});

test('[P-03] [P-06] the week by the keyboard alone', async ({ page }, info) => {
  await openWeek(page, info);
  const selected = page.locator('[aria-pressed="true"]');
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText(/4/);
  await page.keyboard.press('PageDown');
  await expect(selected).toHaveText(/11/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveAttribute('aria-current', 'date');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[P-03] a swipe over the days turns the week, and one up or down does not', async ({ page }, info) => {
    await openWeek(page, info);
    const selected = page.locator('[aria-pressed="true"]');
    await swipe(page, { right: -160, down: 10 });
    await expect(selected).toHaveText(/10/);
    await swipe(page, { right: 160, down: -10 });
    await expect(selected).toHaveAttribute('aria-current', 'date');
    await swipe(page, { right: 30, down: 0 });
    await swipe(page, { right: -60, down: 50 });
    await expect(selected).toHaveAttribute('aria-current', 'date');
    await swipe(page, { right: 160, down: 0 });
    await expect(selected).toHaveText(/24/);
  });
});

/** Moves a finger from the middle of the days, by so many pixels. */
async function swipe(page: Page, { right, down }: { right: number; down: number }): Promise<void> {
  const box = await page.getByRole('group', { name: 'Дні тижня' }).boundingBox();
  if (!box) throw new Error('The days are not shown.');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + right * part, y: start.y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await browser.detach();
}
