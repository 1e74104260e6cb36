import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { enlargeText, expectNoFaults, expectNothingCut, NARROW } from '../kit/components/accessibility.ts';
import { openApp, wordsOf } from '../kit/components/app.tsx';
import { control, makeTrip, signInConnected } from './connected.ts';
import { fillWeek, hoursOn } from './fill-week.ts';
import { expectClosed, NOW, openWeek, panel, press, selectedDay } from './open-week.ts';

const WEEK_HOURS = 7 * 24;
const field = () => page.getByRole('combobox', { name: /Ім’я|Name/ });
const results = () => page.getByRole('option');

const olena = { name: 'Олена Вербицька', phone: '+380671234567' };
const TRIPS = [
  { start: hoursOn(3 * WEEK_HOURS), passengers: [olena], to: 'Умань' },
  { start: hoursOn(-2 * WEEK_HOURS), passengers: [olena, { name: 'Тарас', phone: '' }], driverName: 'Іван' },
  // Too far away to be searched.
  { start: hoursOn(20 * WEEK_HOURS), passengers: [olena] },
];

async function openSearch() {
  await fillWeek(await openWeek(), TRIPS);
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
}

test('[T-07] when a passenger travels is found by a key and the name, nearest to today first, and Enter goes there', async () => {
  await openSearch();
  await userEvent.keyboard('олена верб');
  await expect.poll(() => results().elements()).toHaveLength(2);
  await expect.element(results().nth(0)).toMatchTextContent(/17 лют.*11:59.*Олена Вербицька/);
  await expect.element(results().nth(0)).not.toMatchTextContent(/Тарас/);
  await expect.element(results().nth(1)).toMatchTextContent(/24 бер.*Умань/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(results().nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await expect.element(panel()).toMatchTextContent(/Умань/);
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await expect.element(selectedDay()).toMatchTextContent('24');
  await expect.element(selectedDay()).toHaveFocus();
  // Nothing of whom one has looked for.
  await expect.poll(() => location.search).toBe('?day=2027-03-24');
});

test('[T-07] a phone is found in any spelling and by its last digits, a town and a driver by their beginnings', async () => {
  await openSearch();
  for (const query of ['067 123 45 67', '+38 (067) 1234567', '234567', 'OЛЕНА уман']) {
    await field().fill(query);
    await expect.poll(() => results().filter({ hasText: 'Вербицька' }).elements().length).toBeGreaterThan(0);
  }
  await field().fill('іван кан');
  await expect.element(results().filter({ hasText: 'Суми → Канів' })).toBeVisible();
});

test('[T-07] what is not found says so, and Escape gives the focus back', async () => {
  await openWeek();
  const opener = page.getByRole('button', { name: 'Пошук' });
  await opener.click();
  await expect.element(page.getByText(/Шукаємо від 4 січ\. до 30 трав\./)).toBeVisible();
  await field().fill('щщщ');
  await expect.element(page.getByText(/^Нічого не знайдено/)).toBeVisible();
  expect(results().elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await expect.element(opener).toHaveFocus();
});

test('[T-07] [P-16] Google’s trips that do not come say so, and are searched once they do', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await signInConnected();
  await makeTrip(email, { passengers: [olena] });
  await openApp('/parendar/app', { language: 'ua' });
  await expect.element(page.getByRole('article')).toBeVisible();
  await control('fault', { what: 'internal', kind: 'events.list', email, count: null });
  await press(page, 'Пошук');
  await field().fill('верб');
  await expect.element(panel().getByRole('alert')).toMatchTextContent(/^Не вдалося завантажити рейси/);
  await control('clear-faults', { email });
  await press(panel(), 'Спробувати ще раз');
  await results().filter({ hasText: 'Вербицька' }).click();
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
});

const say = wordsOf(calendarText, 'ua');
test('[T-07] the search has no accessibility fault', async () => {
  await openSearch();
  await expectNoFaults('empty search');
  await userEvent.keyboard('олена');
  await expect.element(results().first()).toBeVisible();
  await expectNoFaults('found');
  await field().fill('щщщ');
  await expect.element(page.getByText(say('parendar.search.none'))).toBeVisible();
  await expectNoFaults('none');
});

for (const [what, width, isLarge] of NARROW) {
  test(`[T-07] [F-U17] ${what} nothing of the search is cut off`, async () => {
    await page.viewport(width, 740);
    if (isLarge) await enlargeText();
    await fillWeek(await openWeek(), TRIPS);
    await press(page, 'Пошук');
    await field().fill('олена');
    await expect.element(results().first()).toBeVisible();
    expectNothingCut('search');
  });
}
