import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectVisibleFocus } from '../kit/components/accessibility.ts';
import { makeTrip, NOW } from './connected.ts';
import { connectOwn, openConnected } from './open-connected.ts';
import { expectClosed, openWeek, panel, press, trips } from './open-week.ts';

const NAME = 'Валентина Кропивницька';

async function openTrip(): Promise<void> {
  await trips()
    .first()
    .getByRole('button', { name: /^Відкрити: / })
    .click();
  await expect.element(panel()).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`[F-U22] the ring of the focus is whole in the week, a trip, its form, the drivers and the table, ${width} px wide`, async () => {
    await page.viewport(width, 700);
    await openWeek();
    await expectVisibleFocus('the week');
    await openTrip();
    await expectVisibleFocus('a trip');
    await press(panel(), 'Редагувати');
    await press(panel(), 'Додати зупинку');
    await expectVisibleFocus('the form of a trip');
    await press(panel(), 'Скасувати');
    await expectClosed(panel());
    await press(page, 'Водії');
    await press(panel(), 'Додати водія');
    await expectVisibleFocus('the list of drivers');
    await userEvent.keyboard('{Escape}');
    await expectClosed(panel());
    await page.getByRole('radio', { name: 'Тиждень', exact: true }).click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expectVisibleFocus('the table of a week');
  });
}

test('[F-U22] what is below the driver’s list for print is dimmed with the page', async () => {
  await page.viewport(1280, 800);
  await openWeek();
  await openTrip();
  const lower = panel().element();
  await press(panel(), 'Друк');
  const upper = page.getByRole('dialog', { name: 'Список для водія' });
  await expect.element(upper).toBeVisible();
  const veil = upper.element().parentElement;
  if (!veil) throw new Error('Nothing is around the dialog');
  expect(veil.contains(lower)).toBe(false);
  const { x, y } = lower.getBoundingClientRect();
  // A press on the trip meets the veil, which lies over all of the window.
  expect(document.elementFromPoint(x + 20, y + 20)).toBe(veil);
  expect(veil.getBoundingClientRect()).toMatchObject({ width: 1280, height: 800 });
  expect(getComputedStyle(veil).backgroundColor).toMatch(/^rgba\(.*0\.\d+\)$/);
});

test('[F-U22] a name of 22 letters can be read whole in the form of a trip on a phone', async () => {
  await page.viewport(390, 844);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  await makeTrip(email, { passengers: [{ name: NAME, phone: '+380671234567' }] });
  await openConnected();
  await openTrip();
  await press(panel(), 'Редагувати');
  const field = panel().getByRole('textbox', { name: 'Ім’я 1' }).element();
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});

test('[F-U22] a button keeps its width while it is busy', async () => {
  await connectOwn();
  await openConnected();
  const box = page.getByRole('region', { name: 'Що написали пасажири' });
  await box.getByRole('textbox').fill('04.03.2027 о 09:30 Одеса - Умань, Олена Кравець 067 123 45 67');
  const read = box.getByRole('button', { name: 'Розібрати' });
  const { width } = read.element().getBoundingClientRect();
  await commands.holdRequests('**/extractRows');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(read).toHaveAttribute('aria-busy', 'true');
  expect(read.element().getBoundingClientRect().width).toBe(width);
  await commands.letThrough('**/extractRows');
  await expect.element(read).not.toHaveAttribute('aria-busy');
});
