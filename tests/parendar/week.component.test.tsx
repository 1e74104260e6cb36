import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { setColorScheme } from '../kit/components/accessibility.ts';
import { toastShown, wordsOf } from '../kit/components/app.tsx';
import { addTrip, days, expectClosed, NOW, openWeek, panel, press, selectedDay, trips } from './open-week.ts';

const MINUTE = 60_000;
/** Milliseconds after which the page looks at the clock again. */
const TICK_DELAY_MS = 5000;

test('[P-03] a week is Monday to Sunday, with today selected; previous, next, today and refresh', async () => {
  const say = wordsOf(calendarText, 'en');
  await openWeek({ language: 'en' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toMatchTextContent(/1\s*–\s*7 March$/);
  expect(days().elements()).toHaveLength(7);
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');

  await press(page, say('parendar.week.next'));
  await expect.element(heading).toMatchTextContent(/8\s*–\s*14 March$/);
  await expect.element(selectedDay()).toMatchTextContent('10');
  await press(page, say('parendar.week.previous'));
  await press(page, say('parendar.week.previous'));
  await expect.element(selectedDay()).toMatchTextContent('24');
  await press(page, say('parendar.week.today'));
  await expect.element(heading).toMatchTextContent(/1\s*–\s*7 March$/);
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');

  await press(page, say('parendar.week.refresh'));
  await toastShown(say('parendar.done.calendarUpdated'));
});

test('[P-04] a day of the strip says how many trips it has, and its list has them', async () => {
  await openWeek();
  const head = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Новий рейс' }) });
  for (const day of days().all()) {
    await day.click();
    await expect.element(day).toHaveAttribute('aria-pressed', 'true');
    const label = day.element().querySelector('span')?.textContent ?? '';
    const count = countIn(label);
    await expect.poll(() => trips().elements()).toHaveLength(count);
    expect(day.getByCss('[class*="dots"] > [class*="dot"]').elements()).toHaveLength(Math.min(count, 3));
    const number = label.match(/\d+/)?.[0] ?? '';
    await expect
      .element(head.getByRole('heading', { level: 2 }))
      .toMatchTextContent(new RegExp(`, ${number} `));
    if (count === 0) await expect.element(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  }
});

test('[P-18] the demo begins with twenty trips, among Ukrainian cities, in three weeks', async () => {
  await openWeek();
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: 'Календар: Основний' }))
    .toBeVisible();
  await press(page, 'Попередній тиждень');
  let count = 0;
  for (const first of ['22', '1', '8']) {
    await expect.element(days().first()).toMatchTextContent(first);
    await expect.element(days().first()).toMatchTextContent(/рейс/);
    count += days()
      .elements()
      .map((day) => countIn(day.textContent))
      .reduce((sum, each) => sum + each);
    await press(page, 'Наступний тиждень');
  }
  expect(count).toBe(20);
});

test('[P-05] the status of a trip goes on with the time on an open page', async () => {
  await openWeek({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await addTrip('Канів');
  const status = trips().filter({ hasText: 'Канів' });
  await expect.element(status).toMatchTextContent('Заплановано');
  vi.setSystemTime(NOW.getTime() + 2 * MINUTE);
  vi.advanceTimersByTime(TICK_DELAY_MS);
  await expect.element(status).toMatchTextContent('У дорозі');
  vi.setSystemTime(NOW.getTime() + 63 * MINUTE);
  vi.advanceTimersByTime(TICK_DELAY_MS);
  await expect.element(status).toMatchTextContent('Завершено');
});

test('[F-R6] a trip on its way is seen as yellow in both themes, with words that can be read on it', async () => {
  await openWeek({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await addTrip('Канів');
  vi.setSystemTime(NOW.getTime() + 2 * MINUTE);
  vi.advanceTimersByTime(TICK_DELAY_MS);
  const tag = trips().filter({ hasText: 'Канів' }).getByText('У дорозі', { exact: true });
  for (const theme of ['light', 'dark'] as const) {
    await setColorScheme(theme);
    const look = () => getComputedStyle(tag.element());
    await expect.poll(() => look().backgroundColor).toBe('rgb(255, 214, 10)');
    const yellow = rgbOf(look().backgroundColor);
    const { hue, lightness } = hueOf(yellow);
    expect(hue).toBeGreaterThanOrEqual(45);
    expect(hue).toBeLessThanOrEqual(60);
    expect(lightness).toBeGreaterThanOrEqual(0.45);
    await expect.poll(() => contrastOf(yellow, rgbOf(look().color))).toBeGreaterThanOrEqual(4.5);
  }
});

test('[P-03] [P-06] the week by the keyboard alone', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(selectedDay()).toMatchTextContent('4');
  await userEvent.keyboard('{PageDown}');
  await expect.element(selectedDay()).toMatchTextContent('11');
  await userEvent.keyboard('{PageUp}{ArrowLeft}');
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  // The day's trips follow the day's button; Enter opens the first of them.
  await expect
    .element(page.getByRole('region', { name: 'середа, 3 березня' }).getByCss('[data-trip]').first())
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await userEvent.keyboard('n');
  await expect.element(panel().getByRole('textbox', { name: 'Звідки' })).toHaveFocus();
});

test('[P-03] a swipe over the days turns the week, and one up or down does not', async () => {
  await page.viewport(390, 844);
  await openWeek();
  await swipe({ right: -160, down: 10 });
  await expect.element(selectedDay()).toMatchTextContent('10');
  await swipe({ right: 160, down: -10 });
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  await swipe({ right: 30, down: 0 });
  await swipe({ right: -60, down: 50 });
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  await swipe({ right: 160, down: 0 });
  await expect.element(selectedDay()).toMatchTextContent('24');
});

/** How many trips the words of a day tell. */
function countIn(label: string): number {
  return Number(/(\d+) рейс/.exec(label.replace(/.*20\d\d/, ''))?.[1] ?? 0);
}

/** Moves a finger from the middle of the days, by so many pixels. */
async function swipe({ right, down }: { right: number; down: number }): Promise<void> {
  const days = page.getByRole('group', { name: 'Дні тижня' }).element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const start = { x: frame.x + days.x + days.width / 2, y: frame.y + days.y + days.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + right * part, y: start.y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}

type Rgb = [red: number, green: number, blue: number];

/** From 'rgb(255, 214, 10)', each from 0 to 1. */
function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue];
}

/** In degrees, for colours that have more red than green and more green than blue; lightness from 0 to 1. */
function hueOf([red, green, blue]: Rgb) {
  return { hue: (60 * (green - blue)) / (red - blue), lightness: (red + blue) / 2 };
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: Rgb, other: Rgb): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [light = 0, dark = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    .sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}
