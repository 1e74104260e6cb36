import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import {
  enlargeText,
  expectNoFaults,
  expectNothingCut,
  expectNothingMoves,
  expectVisibleFocus,
} from '../kit/components/accessibility.ts';
import { openApp, signInOwn, wordsOf } from '../kit/components/app.tsx';
import { expectClosed, openWeek, panel, press, trips } from './open-week.ts';

const say = wordsOf(calendarText, 'ua');

test('no state of the week or of a trip has an accessibility fault', async () => {
  await openWeek();
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  await expect.element(selector).toBeEnabled();
  await expectNoFaults('week');
  await expectNothingMoves('week');
  await selector.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectNoFaults('calendars');
  await userEvent.keyboard('{Escape}');

  await trips().first().getByRole('button').click();
  await expect.element(panel()).toBeVisible();
  await expectNoFaults('view');
  await press(panel(), say('parendar.sheet.print'));
  const sheet = page.getByRole('dialog', { name: say('parendar.sheet.title') });
  await expect.element(sheet).toBeVisible();
  await expectNoFaults('print');
  await userEvent.keyboard('{Escape}');
  await expectClosed(sheet);
  await press(panel(), say('parendar.panel.delete'));
  await expectNoFaults('delete?');
  await expectNothingMoves('delete?');
  await press(panel(), say('parendar.panel.deleteNo'));
  await press(panel(), say('parendar.panel.toEdit'));
  await press(panel(), say('parendar.panel.addPassenger'));
  await panel().getByCss('#trip-seats').fill('0');
  await press(panel(), say('parendar.panel.save'));
  await expect.element(panel().getByCss('#trip-seats-error')).toBeVisible();
  await expectNoFaults('edit');
  await press(panel(), say('parendar.cancel'));

  for (const _week of [1, 2, 3]) await press(page, say('parendar.week.next'));
  await expect.element(page.getByText(say('parendar.day.empty'))).toBeVisible();
  await expectNoFaults('empty day');
});

test('no form beside the week has an accessibility fault', async () => {
  await openWeek();
  const request = page.getByRole('region', { name: say('parendar.request.title') });
  await press(request, say('parendar.request.add'));
  const passenger = page.getByRole('region', { name: say('parendar.passenger.title') });
  await passenger.getByRole('textbox', { name: say('parendar.passenger.name') }).fill('Олена');
  await passenger.getByRole('textbox', { name: say('parendar.passenger.phone') }).fill('067 123 45 67');
  await press(passenger, say('parendar.passenger.search'));
  await expect.element(passenger.getByRole('listitem').first()).toBeVisible();
  await expectNoFaults('aside');

  await press(page, say('parendar.drivers.open'));
  await press(panel(), say('parendar.drivers.add'));
  await press(panel(), say('parendar.drivers.save'));
  await expectNoFaults('driver without a name');
  await panel()
    .getByRole('textbox', { name: say('parendar.drivers.name') })
    .fill('Іван Коваль');
  await press(panel(), say('parendar.drivers.save'));
  await press(panel(), say('parendar.drivers.delete', { name: 'Іван Коваль' }));
  await expectNoFaults('delete a driver?');
});

test('an answer of Google’s that nobody asked for has no accessibility fault', async () => {
  await openApp('/parendar/consent?code=stolen&state=foreign');
  await expect.element(page.getByText(/^Цього дозволу ніхто не чекає/)).toBeVisible();
  await expectNoFaults('consent');
});

test('the choice of a calendar has no accessibility fault', async () => {
  await signInOwn();
  await openApp('/parendar/app');
  await expect.element(page.getByRole('button', { name: say('parendar.connect.demo') })).toBeVisible();
  await expectNoFaults('choice');
  await expectVisibleFocus('choice');
});

for (const [what, width] of [
  ['at 320 px, a phone at 200 % zoom', 320],
  ['with text of twice the size', 390],
] as const) {
  test(`[P-11] [P-12] ${what} nothing of the calendar is cut off, and the forms are sheets`, async () => {
    await page.viewport(width, 740);
    await openWeek();
    if (width > 320) await enlargeText();
    expectNothingCut('week');
    await trips().first().getByRole('button').click();
    await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
    expectNothingCut('view');
    await press(panel(), 'Редагувати');
    await expect.element(panel().getByRole('button', { name: 'Зберегти' })).toBeVisible();
    expectNothingCut('edit');
    await press(panel(), 'Скасувати');

    for (const [button, title] of [
      ['Заявка', 'Нова заявка'],
      ['Пасажир', 'Додати пасажира до рейсу'],
      ['Водії', 'Водії'],
    ] as const) {
      await press(page, button);
      await expect.element(panel().getByRole('heading', { name: title })).toBeVisible();
      await expect.element(panel().getByRole('button').nth(1)).toBeVisible();
      expectNothingCut(title);
      await userEvent.keyboard('{Escape}');
      await expectClosed(panel());
    }
  });
}
