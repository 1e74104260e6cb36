import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { enlargeText, expectNoFaults, expectNothingCut, NARROW } from '../kit/components/accessibility.ts';
import { wordsOf } from '../kit/components/app.tsx';
import { booked, fillWeek, hoursOn } from './fill-week.ts';
import { expectClosed, openWeek, panel, press } from './open-week.ts';

const table = () => page.getByRole('grid');
const trip = (name: string | RegExp) => table().getByRole('button', { name });
const view = (name: string) => page.getByRole('radio', { name, exact: true });

/** Trips of each fullness, on Monday, Wednesday and Sunday. */
const WEEK = [
  { start: hoursOn(-48), seats: 8, passengers: booked(1, 2), driverName: 'Іван' },
  { start: hoursOn(1), seats: 4, passengers: booked(2), driverName: 'Петро' },
  { start: hoursOn(2), seats: 4, passengers: booked(4), driverName: 'Іван', to: 'Умань' },
  { start: hoursOn(3), seats: 3, passengers: booked(4), driverName: 'Петро', to: 'Умань' },
  { start: hoursOn(96), seats: null, driverName: '' },
];

async function openTable() {
  const uid = await openWeek({ isEmpty: true });
  await fillWeek(uid, WEEK);
  // One press, where seven days were looked through before.
  await view('Тиждень').click();
  await press(page, 'Оновити');
  await expect.poll(() => table().getByCss('[data-trip]').elements()).toHaveLength(WEEK.length);
}

test('[T-06] the free seats of a week stand in one table, with sums, after one press', async () => {
  await openTable();
  await expect.element(trip('11:59, Суми → Канів, Іван: 5 вільних місць')).toMatchTextContent('5');
  await expect.element(trip('12:59, Суми → Канів, Петро: 2 вільні місця')).toMatchTextContent('2');
  await expect.element(trip(/Іван: вільних місць немає/)).toMatchTextContent('0');
  await expect.element(trip(/Петро: бракує 1 місця/)).toMatchTextContent('−1');
  await expect.element(trip(/Без водія: скільки місць, не вказано/)).toMatchTextContent('?');
  const rows = table().getByRole('row');
  expect(rows.elements()).toHaveLength(4);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Суми → Канів.*7 вільних місць.*3 рейси$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Суми → Умань.*вільних місць немає.*2 рейси$/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^Разом.*7 вільних місць.*5 рейсів$/);
});

test('[T-06] rows are routes or drivers, which is kept, as the view is in the address', async () => {
  await openTable();
  await table().getByRole('rowheader', { name: 'Суми → Умань' }).findElement();
  await page.getByRole('radio', { name: 'Водії' }).click();
  const names = () =>
    table()
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Іван', 'Петро', 'Без водія', 'Разом']);
  await expect.poll(() => location.search).toBe('?view=week');
  await view('День').click();
  await expect.poll(() => location.search).toBe('');
  await userEvent.keyboard('w');
  await expect.poll(names).toEqual(['Іван', 'Петро', 'Без водія', 'Разом']);
});

test('[T-06] arrows walk through the table, Enter opens a trip, and the focus comes back to it', async () => {
  await openTable();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(trip(/^11:59, Суми → Канів/).first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(trip(/^12:59/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(trip(/^13:59/)).toHaveFocus();
  // The second trip of one cell, then the sum of the day.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(trip(/^14:59/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await expect.element(trip(/^14:59/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toContain('2 рейси');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(table().getByCss('#parendar-selected-day')).toMatchTextContent('7');
  await userEvent.keyboard('{PageDown}');
  await expect.element(table().getByCss('#parendar-selected-day')).toMatchTextContent('14');
  await expect.element(table().getByCss('#parendar-selected-day')).toHaveFocus();
  await expect.element(page.getByText('Цього тижня рейсів ще немає')).toBeVisible();
});

test('[T-06] a press on a day of the table lists its trips', async () => {
  await openTable();
  await table()
    .getByRole('button', { name: /7 березня/ })
    .click();
  await expect.element(page.getByRole('heading', { name: 'неділя, 7 березня' })).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Суми/);
});

const say = wordsOf(calendarText, 'ua');
test('[T-06] the table of a week has no accessibility fault', async () => {
  await openTable();
  await expectNoFaults('table');
  await press(page, say('parendar.week.next'));
  await expect.element(page.getByText(say('parendar.table.empty'))).toBeVisible();
  await expectNoFaults('empty week');
});

for (const [what, width, isLarge] of NARROW) {
  test(`[T-06] [F-U17] ${what} the table stays in its frame, with today in sight`, async () => {
    await page.viewport(width, 844);
    if (isLarge) await enlargeText();
    await openTable();
    expectNothingCut('table');
    const frame = table().element().parentElement?.getBoundingClientRect() ?? expect.fail('no frame');
    const names = table().getByRole('columnheader').first().element().getBoundingClientRect();
    const today = table().getByCss('#parendar-selected-day').element().getBoundingClientRect();
    expect(today.left).toBeGreaterThanOrEqual(names.right - 1);
    expect(today.right).toBeLessThanOrEqual(frame.right + 1);
  });
}
