import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { toastShown, wordsOf } from '../kit/components/app.tsx';
import { openWeek, press } from './open-week.ts';

test('[P-13] [F-R3] [F-R8] drivers are added, edited and deleted after a question, each said as it was specified', async () => {
  const say = wordsOf(calendarText, 'en');
  const [first, renamed] = ['Іван Коваль', 'Іван Ковальчук'];
  await openWeek({ language: 'en' });
  await press(page, say('parendar.drivers.open'));
  const drivers = page.getByRole('dialog', { name: say('parendar.drivers.title') });
  await expect.element(drivers.getByText(say('parendar.drivers.empty'))).toBeVisible();

  await press(drivers, say('parendar.drivers.add'));
  await press(drivers, say('parendar.drivers.save'));
  const name = drivers.getByRole('textbox', { name: say('parendar.drivers.name') });
  await expect.element(name).toHaveAccessibleDescription(say('parendar.form.required'));
  await name.fill(first);
  await drivers.getByRole('textbox', { name: say('parendar.drivers.phone') }).fill('067 123 45 67');
  await press(drivers, say('parendar.drivers.save'));
  await expect.element(drivers.getByText('+380 67 123 45 67')).toBeVisible();
  await expect.element(drivers.getByText('1 driver')).toBeVisible();
  await toastShown('Added');

  await press(drivers, say('parendar.drivers.edit', { name: first }));
  await name.fill(renamed);
  await userEvent.keyboard('{Enter}');
  await expect.element(drivers.getByText(renamed, { exact: true })).toBeVisible();
  await toastShown('Updated');

  await press(drivers, say('parendar.drivers.delete', { name: renamed }));
  await press(drivers, say('parendar.drivers.cancel'));
  await expect.element(drivers.getByText(renamed, { exact: true })).toBeVisible();
  await press(drivers, say('parendar.drivers.delete', { name: renamed }));
  await press(drivers, say('parendar.drivers.confirm'));
  await expect.element(drivers.getByText(say('parendar.drivers.empty'))).toBeVisible();
  await toastShown('Deleted');
});

test('[P-13] the list is counted, and feeds the driver field of a trip', async () => {
  await openWeek();
  await press(page, 'Водії');
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  for (const name of ['Петро Шевчук', 'Олег Бойко']) {
    await press(drivers, 'Додати водія');
    await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(name);
    await press(drivers, 'Зберегти');
    await expect.element(drivers.getByText(name, { exact: true })).toBeVisible();
  }
  await expect.element(drivers.getByText('2 водії')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const request = page.getByRole('region', { name: 'Нова заявка' });
  const list = () => request.getByRole('combobox', { name: 'Водій' }).element().getAttribute('list') ?? '';
  const choices = () => [...document.querySelectorAll(`datalist[id="${list()}"] option`)];
  await expect
    .poll(() =>
      choices()
        .map((choice) => choice.getAttribute('value'))
        .sort(),
    )
    .toEqual(['Олег Бойко', 'Петро Шевчук']);
});
