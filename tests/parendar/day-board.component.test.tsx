import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenWords, enlargeText, expectNothingCut, NARROW } from '../kit/components/accessibility.ts';
import { openAgain, toasts } from '../kit/components/app.tsx';
import { booked, fillWeek, hoursOn } from './fill-week.ts';
import { addTrip, card, expectClosed, openWeek, panel, press, selectedDay, trips } from './open-week.ts';

const names = () => page.getByRole('list', { name: 'Імена' });

async function openDay(count: number) {
  const uid = await openWeek({ isEmpty: true });
  const places = Array.from({ length: count }, (_, index) => ({
    start: hoursOn(index - 4),
    to: `Місто ${index}`,
    driverName: 'Іван Коваль',
    seats: 8,
    passengers: booked(1, 2),
  }));
  await fillWeek(uid, places);
  await press(page, 'Оновити');
  await expect.poll(() => trips().elements()).toHaveLength(count);
}

test('[T-06] eight trips of a day are seen at once on 1280 × 768, each with all that a line says', async () => {
  await page.viewport(1280, 768);
  await openDay(8);
  const last = trips().nth(7);
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768);
  await expect
    .element(last)
    .toMatchTextContent(/14:59.*15:59.*Суми.*Місто 7.*Іван Коваль.*3\/8.*Заплановано/);
  for (const trip of trips().elements()) {
    expect(trip.getBoundingClientRect().height).toBeLessThan(50);
  }
});

test('[T-06] the names of passengers are one key away, and stay for the next time', async () => {
  await openDay(2);
  expect(names().elements()).toEqual([]);
  await userEvent.keyboard('p');
  await expect.element(names().first()).toMatchTextContent('Олена КравецьОлена Кравець ×2');
  await openAgain();
  await expect.element(names().first()).toBeVisible();
  await press(page, 'Імена');
  await expect.element(names().first()).not.toBeInTheDocument();
});

test('[T-05] [T-06] [F-D1] a name that is dragged to another line moves there, asks where it does not stop, and one press takes it back', async () => {
  await openDay(2);
  await press(page, 'Імена');
  await page.getByText('Олена Кравець ×2').first().dropTo(trips().nth(1));
  const question = page.getByRole('dialog', { name: 'Рейс там не зупиняється' });
  await expect.element(question.getByRole('combobox', { name: 'Де виходить' })).toHaveValue('Місто 0');
  await question.getByRole('combobox', { name: 'Де виходить' }).selectOptions('Місто 1');
  await question.getByRole('button', { name: 'Пересадити' }).click();
  await expect.element(toasts(/^Пересаджено: Олена Кравець/)).toBeVisible();
  await expect.element(trips().nth(0)).toMatchTextContent('1/8');
  await expect.element(trips().nth(1)).toMatchTextContent('5/8');
  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect.element(trips().nth(0)).toMatchTextContent('3/8');
  await expect.element(trips().nth(1)).toMatchTextContent('3/8');
});

test('[T-06] a date leads to its day, and a reload stays there; today has no name in the address', async () => {
  await openWeek();
  await userEvent.keyboard('g');
  const date = page.getByLabelText('Перейти до дати');
  await expect.element(date).toHaveFocus();
  await date.fill('2026-11-25');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/23\s*–\s*29 листопада 2026/);
  await expect.poll(() => location.search).toBe('?day=2026-11-25');
  const entries = history.length;
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}w');
  await expect.poll(() => location.search).toBe('?day=2026-11-27&view=week');
  expect(history.length).toBe(entries);
  await openAgain();
  await expect.element(page.getByRole('radio', { name: 'Тиждень' })).toBeChecked();
  await expect.element(page.getByRole('grid').getByCss('#parendar-selected-day')).toMatchTextContent('27');
  await press(page, 'Сьогодні');
  await page.getByRole('radio', { name: 'День' }).click();
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  await expect.poll(() => location.search).toBe('');
});

test('[T-06] what is no day in the address leads to today', async () => {
  await openWeek({ search: '?day=2027-02-31' });
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  await expect.poll(() => location.search).toBe('');
});

test('[T-12] [F-U16] trips of one time keep their order when one of them is changed', async () => {
  await openWeek();
  for (const place of ['Канів', 'Умань', 'Ромни']) await addTrip(place);
  const order = () =>
    trips()
      .filter({ hasText: 'Суми' })
      .elements()
      .map((trip) => /Канів|Умань|Ромни/.exec(trip.textContent)?.[0]);
  await expect.poll(order).toHaveLength(3);
  const before = order();
  for (const place of ['Канів', 'Умань', 'Ромни']) {
    await card(place).click();
    await press(panel(), 'Редагувати');
    await panel().getByRole('combobox', { name: 'Водій' }).fill(`До міста ${place}`);
    await press(panel(), 'Зберегти');
    await press(panel(), 'Закрити');
    await expectClosed(panel());
    await expect.element(trips().filter({ hasText: `До міста ${place}` })).toBeVisible();
    expect(order()).toEqual(before);
  }
  await press(page, 'Оновити');
  expect(order()).toEqual(before);
  await page.getByRole('radio', { name: 'Тиждень' }).click();
  await page.getByRole('radio', { name: 'Водії' }).click();
  await page.getByRole('radio', { name: 'День' }).click();
  expect(order()).toEqual(before);
});

for (const [what, width, isLarge] of NARROW) {
  test(`[F-U17] ${what} nothing of a day lies on anything else, and no word is broken`, async () => {
    await page.viewport(width, 800);
    if (isLarge) await enlargeText();
    await openDay(2);
    await page.getByRole('button', { name: 'Імена' }).click();
    expectNothingCut('day');
    const card = trips().first();
    const parts = [...card.element().querySelectorAll('time, li, [class*="crew"] > span, [class*="tag"]')];
    expect(overlapping(parts)).toEqual([]);
    const bar = page.getByRole('main').getByRole('button').elements();
    const controls = [
      ...bar.filter((each) => !each.closest('article')),
      ...document.querySelectorAll('main h1, main h2'),
    ];
    expect(overlapping(controls)).toEqual([]);
    const words = document.querySelectorAll(
      'main h1, main h2, article time, article li, article span, main button',
    );
    expect([...words].flatMap(brokenWords)).toEqual([]);
  });
}

/** What lies on each other, of elements that have words and do not stand in one another. */
function overlapping(elements: readonly Element[]): string[] {
  const boxes = elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return boxes.flatMap(({ element, box }, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const isApart =
        element.contains(other.element) ||
        other.element.contains(element) ||
        box.right <= other.box.left + 1 ||
        other.box.right <= box.left + 1 ||
        box.bottom <= other.box.top + 1 ||
        other.box.bottom <= box.top + 1;
      return isApart ? [] : [`${element.textContent} × ${other.element.textContent}`];
    }),
  );
}
