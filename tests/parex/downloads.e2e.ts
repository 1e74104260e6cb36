import { readFile, stat } from 'node:fs/promises';
import { expect, test } from '../kit/browser.ts';
import { downloaded, openStoredSheet } from './stored-sheet.ts';

const COLUMNS = ['ПІБ', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць', 'Вага', 'Ціна', 'Примітка'];

// A workbook of this size is more than the library packs in the page by itself.
test('[M-08] a full sheet is downloaded as xlsx, by the policy of the page', async ({ page }) => {
  const rows = Array.from({ length: 500 }, (_, index) => [
    `Пасажир ${index}`,
    `+38067${1_000_000 + index}`,
    '2027-11-25',
    '15:00',
    `Місто ${index}`,
    `Інше місто ${index}`,
    `${index % 9}`,
    `${index % 50},5`,
    `${index}`,
    `Нотатка ${index} про багаж, двері, дзвінок і все, про що просили`,
  ]);
  await openStoredSheet(page, { columns: COLUMNS, rows });
  const { name, path } = await downloaded(page, 'xlsx');
  expect(name).toMatch(/^parex-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await stat(path)).size).toBeGreaterThan(20_000);
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
});

test('[M-08] a sheet is downloaded as csv, with the day in its name', async ({ page }) => {
  await openStoredSheet(page, {
    columns: ['ПІБ', 'Телефон', 'Дата', 'Вага'],
    rows: [['Олена', '+380671234567', '2027-11-25', '8,5']],
  });
  const { name, path } = await downloaded(page, 'csv');
  expect(name).toMatch(/^parex-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(path, 'utf8')).toBe(
    '\ufeffПІБ;Телефон;Дата;Вага\r\nОлена;+380 67 123 45 67;2027-11-25;8,5\r\n',
  );
});
