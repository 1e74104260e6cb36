import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { toastShown, toasts } from '../kit/components/app.tsx';
import { addTrip, card, expectClosed, openWeek, panel, press, selectedDay, trips } from './open-week.ts';

const field = (name: string) => panel().getByRole('textbox', { name });
const driver = () => panel().getByRole('combobox', { name: 'Водій' });
const heading = (name: string) => panel().getByRole('heading', { name });
const pressBeside = () =>
  page.elementLocator(document.body).click({ position: { x: 5, y: 400 }, force: true });

test('[P-06] [P-07] [P-19] the panel: view, edit, new and the question before a trip is deleted, and what closes each', async () => {
  await openWeek();
  await addTrip('Канів');

  await card('Канів').click();
  await expect.element(heading('Рейс о 12:00')).toBeVisible();
  await pressBeside();
  await expectClosed(panel());

  await card('Канів').click();
  await press(panel(), 'Редагувати');
  await pressBeside();
  await expect.element(heading('Змінити рейс')).toBeVisible();
  await driver().fill('Петро Шевчук');
  await press(panel(), 'Зберегти');
  await toastShown('Рейс збережено');
  await expect.element(heading('Рейс о 12:00')).toBeVisible();
  await expect.element(panel()).toMatchTextContent('Петро Шевчук');

  await press(panel(), 'Редагувати');
  await press(panel(), 'Скасувати');
  await expectClosed(panel());
  await press(page, 'Новий рейс');
  await pressBeside();
  await expect.element(heading('Новий рейс')).toBeVisible();
  await press(panel(), 'Скасувати');
  await expectClosed(panel());

  await card('Канів').click();
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());

  await card('Канів').click();
  await press(panel(), 'Видалити');
  await expect.element(panel().getByText('Видалити цей рейс?')).toBeVisible();
  await press(panel(), 'Залишити');
  await press(panel(), 'Видалити');
  await press(panel(), 'Так, видалити');
  await toastShown('Рейс видалено');
  await expectClosed(panel());
  await expect.element(card('Канів')).not.toBeInTheDocument();
});

test('[P-06] [P-19] who works by the keyboard goes on where a trip is changed or repeated', async () => {
  await openWeek();
  await addTrip('Канів');
  await expect.element(card('Канів')).toBeVisible();
  (card('Канів').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await press(panel(), 'Редагувати');
  await expect.element(field('Звідки')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await toastShown('Рейс збережено');
  await press(panel(), 'Повторити');
  await press(page.getByRole('dialog', { name: 'Повторити рейс' }), 'Спершу змінити');
  await expect.element(field('Звідки')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await toastShown('Подію додано');
});

test('[P-06] with another date a trip moves to that day, which is shown', async () => {
  await openWeek();
  await addTrip('Канів');
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  const date = panel().getByLabelText('Дата', { exact: true });
  await expect.element(date).toHaveValue('2027-03-03');
  await date.fill('2027-03-05');
  await press(panel(), 'Зберегти');
  await expect.element(panel()).toMatchTextContent(/5\sберезня\s2027/);
  await userEvent.keyboard('{Escape}');
  await expect.element(selectedDay()).toMatchTextContent(/5\sберезня\s2027/);
  await expect.element(card('Канів')).toBeVisible();
  await press(page, 'Сьогодні');
  await expect.element(trips().first()).toBeVisible();
  await expect.element(card('Канів')).not.toBeInTheDocument();
});

test('[P-06] what was typed can be had again after an Escape', async () => {
  await openWeek();
  await press(page, 'Новий рейс');
  await field('Звідки').fill('Суми');
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await press(toasts(), 'Повернутися');
  await expect.element(field('Звідки')).toHaveValue('Суми');
  await press(panel(), 'Зберегти');
  await expect.element(field('Куди')).toHaveAccessibleDescription('Обов’язкове поле');
  await expect.element(field('Куди')).toHaveFocus();
});

test('[P-06] a trip stays marked for 300 ms after its panel has closed', async () => {
  await openWeek();
  await addTrip('Канів');
  const marked = trips().filter({ hasText: 'Канів' });
  const isMarked = () => /selected/.test(marked.element().className);
  expect(isMarked()).toBe(false);
  await card('Канів').click();
  await expect.element(panel()).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  expect(isMarked()).toBe(true);
  await vi.advanceTimersByTimeAsync(299);
  expect(isMarked()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(isMarked).toBe(false);
});

test('[P-10] [F-R4] blank passengers are dropped, a phone is stored in one form and what is no phone as it is, and without a time a trip is now', async () => {
  const uid = await openWeek();
  await press(page, 'Новий рейс');
  await field('Звідки').fill('Суми');
  await field('Куди').fill('Канів');
  await panel().getByLabelText('Час', { exact: true }).fill('');
  await press(panel(), 'Додати пасажира');
  await field('Ім’я 1').fill('Олена');
  await field('Телефон 1').fill('067 123-45-67');
  await press(panel(), 'Додати пасажира');
  await field('Ім’я 2').fill('  ');
  await press(panel(), 'Додати пасажира');
  await field('Телефон 3').fill('немає');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());
  const tripId = card('Канів').element().getAttribute('data-trip') ?? '';
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  const { passengers } = await demo.getTrip('primary', tripId);
  expect(passengers.map(({ phone }) => phone)).toEqual(['+380671234567', 'немає']);
  await card('Канів').click();
  await expect.element(panel().getByRole('listitem').filter({ hasText: 'Олена' })).toBeVisible();
  await expect
    .element(panel().getByRole('link', { name: 'Подзвонити: Олена' }))
    .toHaveAttribute('href', 'tel:+380671234567');
  await expect.element(panel().getByRole('heading', { name: /Пасажири/ })).toMatchTextContent(/2$/);
  await expect.element(panel()).toMatchTextContent('У дорозі');
});

test('[P-16] a row with something in it but neither name nor phone says so, and is not thrown away', async () => {
  const uid = await openWeek();
  await press(page, 'Новий рейс');
  await field('Звідки').fill('Суми');
  await field('Куди').fill('Канів');
  await press(panel(), 'Додати пасажира');
  await field('Ім’я 1').fill('Олена');
  await press(panel(), 'Додати пасажира');
  await press(panel(), 'Ще про пасажира 2');
  await field('Примітка 2').fill('дві валізи');
  await press(panel(), 'Зберегти');
  await expect.element(field('Ім’я 2')).toHaveAccessibleDescription('Потрібне ім’я або телефон пасажира');
  await expect.element(field('Ім’я 2')).toHaveFocus();
  await field('Телефон 2').fill('0671234567');
  await expect.element(field('Ім’я 2')).not.toHaveAttribute('aria-invalid');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());

  const tripId = card('Канів').element().getAttribute('data-trip') ?? '';
  // A booking that is emptied is not struck out.
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  await field('Ім’я 1').fill('');
  await press(panel(), 'Зберегти');
  await expect.element(field('Ім’я 1')).toHaveAccessibleDescription('Потрібне ім’я або телефон пасажира');
  await press(panel(), 'Прибрати пасажира 1');
  await press(panel(), 'Зберегти');
  await toastShown('Рейс збережено');
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  const { passengers } = await demo.getTrip('primary', tripId);
  expect(passengers).toMatchObject([{ phone: '+380671234567', note: 'дві валізи' }]);
});

test('one driver with two trips at a time is warned of, in the list and while it is typed', async () => {
  await openWeek();
  for (const to of ['Канів', 'Ромни']) {
    await press(page, 'Новий рейс');
    await field('Звідки').fill('Суми');
    await field('Куди').fill(to);
    await driver().fill('Остап Вишня');
    const warning = panel().getByText('Остап Вишня у цей час має ще рейс: 12:00–13:00, Суми → Канів');
    if (to === 'Канів') await expect.element(warning).not.toBeInTheDocument();
    else await expect.element(warning).toBeVisible();
    await press(panel(), 'Зберегти');
    await expectClosed(panel());
  }
  await expect.poll(() => trips().filter({ hasText: 'у цей час має ще рейс' }).elements()).toHaveLength(2);
});

test('[P-16] a trip that was changed elsewhere: both are shown, and nothing is lost without a choice', async () => {
  const uid = await openWeek();
  await addTrip('Канів');
  await expect.element(card('Канів')).toBeVisible();
  const tripId = card('Канів').element().getAttribute('data-trip') ?? '';
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  await driver().fill('Мій Водій');
  await changeElsewhere(uid, tripId, { driverName: 'Їхній Водій' });

  await press(panel(), 'Зберегти');
  const changed = panel().getByRole('alert');
  await expect.element(changed).toMatchTextContent('Їхній Водій');
  await expect.element(changed).toMatchTextContent('Мій Водій');
  await expect.element(driver()).toHaveValue('Мій Водій');
  await press(changed, 'Залишити все моє');
  await toastShown('Подію оновлено');
  await expect.element(panel()).toMatchTextContent('Мій Водій');
});

/** Changes a trip of the demo as another tab does. */
async function changeElsewhere(uid: string, tripId: string, changes: Partial<TripInput>): Promise<void> {
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  const trip = await demo.getTrip('primary', tripId);
  await demo.updateTrip('primary', trip, { ...inputOfTrip(trip), ...changes });
}
