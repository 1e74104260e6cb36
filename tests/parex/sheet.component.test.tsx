import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAgain, toastShown } from '../kit/components/app.tsx';
import { openParex, say } from './parex-page.ts';
import {
  changes,
  keepSheet,
  namesInSheet,
  rowsIn,
  saySheet,
  sheet,
  sheetWordsIn,
  storedRow,
  VISITOR_SHEET,
  watchClipboard,
} from './sheet-page.ts';

const OLYA = { ПІБ: 'Оля', Телефон: '+380671234567', Дата: '2026-11-26', Час: '15:00' };
const IHOR = { ПІБ: 'Ігор', Телефон: '+380507654321', Дата: '2026-11-25', Час: '09:30' };
const TANYA = { ПІБ: 'Таня', Дата: '2026-12-01' };

const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const column = (name: string) => sheet().getByRole('columnheader', { name });
const remove = (number: number) => button(saySheet('parex.sheet.delete', { number }));

async function openSheet(...rows: Record<string, string>[]): Promise<void> {
  keepSheet(rows.map((values) => storedRow(values)));
  await openParex();
  await expect.element(sheet()).toBeVisible();
}

for (const language of ['ua', 'en'] as const) {
  test(`[M-07] rows that were kept are there again, counted, with the day of the week, in ${language}`, async () => {
    keepSheet([OLYA, IHOR].map((values) => storedRow(values)));
    await openParex({ language });
    await expect
      .element(page.getByRole('heading', { name: sheetWordsIn(language)('parex.sheet.title', { count: 2 }) }))
      .toBeVisible();
    const [thursday, wednesday] = language === 'ua' ? ['чт', 'ср'] : ['Thu', 'Wed'];
    expect(rowsIn(sheet())).toEqual([
      ['Оля', '+380671234567', `26.11.2026 ${thursday}`, '15:00'],
      ['Ігор', '+380507654321', `25.11.2026 ${wednesday}`, '09:30'],
    ]);
  });
}

test('[M-07] without a row there is no sheet', async () => {
  await openParex();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: /Таблиця/ })).not.toBeInTheDocument();
});

test('[M-07] a press on a column sorts up, the next down, the third as they were added', async () => {
  await openSheet(OLYA, IHOR, TANYA);
  const press = () => column('Дата').getByRole('button').click();
  await press();
  await expect.element(column('Дата')).toHaveAttribute('aria-sort', 'ascending');
  expect(namesInSheet()).toEqual(['Ігор', 'Оля', 'Таня']);
  await press();
  await expect.element(column('Дата')).toHaveAttribute('aria-sort', 'descending');
  expect(namesInSheet()).toEqual(['Таня', 'Оля', 'Ігор']);
  // A number is that of the order of adding.
  await expect.element(sheet().getByRole('rowheader').first()).toHaveTextContent('3');
  await press();
  await expect.element(column('Дата')).not.toHaveAttribute('aria-sort');
  expect(namesInSheet()).toEqual(['Оля', 'Ігор', 'Таня']);
});

test('[M-07] on a phone a list sorts', async () => {
  await page.viewport(390, 844);
  await openSheet(OLYA, IHOR, TANYA);
  const order = sheet().getByRole('combobox', { name: saySheet('parex.sheet.sort') });
  await order.selectOptions(saySheet('parex.sheet.up', { column: 'ПІБ' }));
  expect(namesInSheet()).toEqual(['Ігор', 'Оля', 'Таня']);
  await order.selectOptions(saySheet('parex.sheet.asAdded'));
  expect(namesInSheet()).toEqual(['Оля', 'Ігор', 'Таня']);
});

test('[M-07] a cell is corrected where it stands, and stays so', async () => {
  await openSheet(OLYA, IHOR);
  await column('ПІБ').getByRole('button').click();
  await button(say('parex.cell.edit', { column: 'ПІБ', value: 'Ігор' })).click();
  await sheet().getByLabelText('ПІБ', { exact: true }).fill('Ярема');
  await userEvent.keyboard('{Enter}');
  // It has another place by now.
  expect(namesInSheet()).toEqual(['Оля', 'Ярема']);
  await expect.element(button(say('parex.cell.edit', { column: 'ПІБ', value: 'Ярема' }))).toHaveFocus();
  await openAgain();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ярема']);
});

test('[M-07] a deleted row can be taken back; the focus goes to its neighbour, then to the box', async () => {
  await openSheet(OLYA, IHOR, TANYA);
  await remove(2).click();
  await toastShown(saySheet('parex.sheet.deleted'));
  expect(namesInSheet()).toEqual(['Оля', 'Таня']);
  await expect.element(remove(2)).toHaveFocus();
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор', 'Таня']);
  for (const number of [3, 2, 1]) await remove(number).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(localStorage.getItem(VISITOR_SHEET)).toBeNull();
});

test('[M-07] the sheet is cleared, which can be taken back', async () => {
  await openSheet(OLYA, IHOR);
  await button(saySheet('parex.sheet.clear')).click();
  await toastShown(saySheet('parex.sheet.cleared'));
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
});

test('[M-07] one row is copied, or all in the order that is shown', async () => {
  const copied = watchClipboard();
  await openSheet(OLYA, IHOR);
  await button(say('parex.rows.copyOne', { number: 2 })).click();
  await expect.poll(copied).toBe('Ігор\t+380507654321\t25.11.2026\t09:30');
  await column('Дата').getByRole('button').click();
  await button(say('parex.rows.copyAll', { count: 2 })).click();
  await expect
    .poll(copied)
    .toBe('Ігор\t+380507654321\t25.11.2026\t09:30\nОля\t+380671234567\t26.11.2026\t15:00');
});

test('[M-07] the message of a row is shown and hidden', async () => {
  await openSheet(OLYA, IHOR);
  const message = sheet().getByText(/^Повідомлення: Ігор/);
  await expect.element(message).not.toBeInTheDocument();
  await button(saySheet('parex.sheet.message', { number: 2 })).click();
  await expect.element(message).toBeVisible();
  await expect
    .element(button(saySheet('parex.sheet.message', { number: 2 })))
    .toHaveAttribute('aria-expanded', 'true');
  await button(saySheet('parex.sheet.message', { number: 2 })).click();
  await expect.element(message).not.toBeInTheDocument();
});

test('[M-07] changes stand apart, are named, and are not copied among new rows', async () => {
  const copied = watchClipboard();
  keepSheet([storedRow(OLYA), storedRow(IHOR, { kind: 'cancel' }), storedRow(TANYA, { kind: 'change' })]);
  await openParex();
  await expect.element(changes()).toBeVisible();
  expect(rowsIn(changes()).map(([name]) => name)).toEqual(['Ігор', 'Таня']);
  await expect.element(changes().getByText(say('parex.kind.cancel'), { exact: true })).toBeVisible();
  await button(say('parex.rows.copyAll', { count: 1 })).click();
  await expect.poll(copied).toBe('Оля\t+380671234567\t26.11.2026\t15:00');
  await button(say('parex.several.copyChanges', { count: 2 })).click();
  await expect.poll(copied).toMatch(/^Ігор\t.*\nТаня\t/);
});

test('[M-07] [M-09] rows of another set are counted, and a press shows them in their columns', async () => {
  const values = { ПІБ: 'Оля', Звідки: 'Львів', Місць: '2' };
  keepSheet([storedRow(IHOR), storedRow(values, { set: 'passengers' })]);
  await openParex();
  await expect.poll(namesInSheet).toEqual(['Ігор']);
  await button(saySheet('parex.sheet.other', { set: 'Пасажири', count: 1 })).click();
  await expect.poll(() => rowsIn(sheet())).toEqual([['Оля', '—', '—', '—', 'Львів', '—', '2', '—']]);
  await expect.element(button(saySheet('parex.sheet.other', { set: 'Мої колонки', count: 1 }))).toBeVisible();
});

test('[M-07] rows of a set that is no longer there are shown with the first one', async () => {
  keepSheet([storedRow(OLYA, { set: 'gone' })]);
  await openParex();
  await expect.poll(namesInSheet).toEqual(['Оля']);
});

test('[M-10] a row with the phone and the day of an earlier one says so in the sheet', async () => {
  const phone = { Телефон: '067 123 45 67' };
  keepSheet([storedRow(OLYA), storedRow(IHOR), storedRow({ ...OLYA, ...phone, ПІБ: 'Ольга' })]);
  await openParex();
  const words = say('parex.double.inSheet', { day: '26.11 (чт)', row: '№ 1, Оля, 15:00' });
  await expect.element(sheet().getByText(words)).toBeVisible();
  await remove(1).click();
  await expect.element(sheet().getByText(words)).not.toBeInTheDocument();
});

test('[M-07] what another tab puts into the sheet is there', async () => {
  await openSheet(OLYA);
  keepSheet([OLYA, IHOR].map((values) => storedRow(values)));
  window.dispatchEvent(new StorageEvent('storage', { key: VISITOR_SHEET }));
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
});

test('[M-07] a sheet that the browser does not keep says so', async () => {
  await openSheet(OLYA, IHOR);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await remove(1).click();
  await expect.element(sheet().getByText(saySheet('parex.sheet.notStored'))).toBeVisible();
  expect(namesInSheet()).toEqual(['Ігор']);
});
