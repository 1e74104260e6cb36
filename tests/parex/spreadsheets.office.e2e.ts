import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { type OfficeCell, openedInOffice } from '../kit/office.ts';
import { downloaded, openStoredSheet } from './stored-sheet.ts';

const COLUMNS = [
  'ПІБ',
  'Телефон',
  'Телефон 2',
  'Дата',
  'Дата повернення',
  'Час',
  'Місць',
  'Вага',
  'Примітка',
];
const FORMATS = { 'Телефон 2': 'phone-national', 'Дата повернення': 'date-dm' };

/** What a spreadsheet would calculate, tear apart or take for something else, and what no file may hold. */
const NASTY = [
  '=1+1',
  '=HYPERLINK("http://example.com","натисніть")',
  '+1+2',
  '-1+2',
  '@SUM(A1)',
  '＝1+1',
  '"лапки на початку',
  'лапки в кінці"',
  '"',
  "'007",
  'Київ; Львів, "Прага"',
  'два\nрядки\tі стовпчик',
  '<b>&amp;</b>',
  '</td></tr>',
  'звук \u0001 і \ufffe',
  '  пробіли   всередині  ',
  'ґанок, їжак, емоджі 🚐',
  'без нічого',
];
/** Texts of digits: as text alone they become numbers or days, since nothing says that they are text. */
const DIGITS = ['007', '1e5', '-5', '10%', '1/2', '2026-11-25', '+380671234567'];

const two = (number: number) => `${number}`.padStart(2, '0');
const VALUES = Array.from({ length: 200 }, (_, index) => {
  const day = `2027-${two((index % 12) + 1)}-${two((index % 28) + 1)}`;
  const subscriber = `${1_000_000 + index * 7919}`;
  return [
    NASTY[index % NASTY.length] ?? '',
    `+38067${subscriber}`,
    `+38050${subscriber}`,
    index % 10 === 9 ? 'у середу' : day,
    day,
    index % 10 === 8 ? 'ввечері' : `${two(index % 24)}:${two((index * 7) % 60)}`,
    `${index % 9}`,
    index % 3 === 0 ? '' : `${index % 50},5`,
    DIGITS[index % DIGITS.length] ?? '',
  ];
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const openSheet = (page: Page) => openStoredSheet(page, { columns: COLUMNS, formats: FORMATS, rows: VALUES });

const contentOf = async (page: Page, type: 'xlsx' | 'csv') => readFile((await downloaded(page, type)).path);

async function copied(page: Page): Promise<{ html: string; plain: string }> {
  await page.getByRole('button', { name: 'Копіювати всі · 200' }).click();
  await expect(page.getByText('Скопійовано!').first()).toBeVisible();
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await (await item?.getType(type))?.text()) ?? '';
    return { html: await read('text/html'), plain: await read('text/plain') };
  });
}

/** A text as one cell has it. */
const tidy = (text: string) => text.replace(/[\s\p{Cc}\ufffe]+/gu, ' ').trim();
/** A text as it is read where a no-break space stands before what would be calculated. */
/** In a csv file a mark stands also where another program could end a cell. */
const withoutMark = (text: string) => text.replace(/(^|[,;])\u00a0/g, '$1');
const isoOf = (time: string) => `PT${time.replace(':', 'H')}M00S`;
const national = (phone: string) => phone.replace(/^\+380(..)(...)(..)(..)$/, '0$1 $2 $3 $4');

/** What a cell should be, in a row of columns as above. */
function expected(column: number, value: string): Pick<OfficeCell, 'type' | 'value'> {
  if (value === '') return { type: '', value: '' };
  if ((column === 3 && value !== 'у середу') || column === 4) return { type: 'date', value };
  if (column === 5 && value !== 'ввечері') return { type: 'time', value: isoOf(value) };
  if (column === 6 || column === 7) return { type: 'float', value: value.replace(',', '.') };
  return { type: 'string', value: column === 2 ? national(value) : tidy(value) };
}

const expectedRows = VALUES.map((row) => row.map((value, column) => expected(column, value)));
const typed = (rows: OfficeCell[][]) => rows.map((row) => row.map(({ type, value }) => ({ type, value })));
const formulas = (rows: OfficeCell[][]) => rows.flat().filter(({ formula }) => formula !== null);

test('[M-08] [X-14] [F-R7] LibreOffice opens 200 copied rows cell by cell: dates, times, numbers and text, no formula', async ({
  page,
}) => {
  await openSheet(page);
  const { html } = await copied(page);
  const rows = await openedInOffice(page, 'html', `<meta charset="utf-8">${html}`);
  expect(formulas(rows)).toEqual([]);
  expect(typed(rows)).toEqual(expectedRows);
  expect(rows.slice(0, 3).map((row) => row[3]?.shown)).toEqual(['01.01.2027', '02.02.2027', '03.03.2027']);
});

test('[M-08] [X-14] [F-R7] LibreOffice opens 200 rows that are pasted as text alone in as many rows, without a formula', async ({
  page,
}) => {
  await openSheet(page);
  const { plain } = await copied(page);
  expect(plain).not.toMatch(/(?:^|[\t\n])'/);
  const rows = await openedInOffice(page, 'txt', plain);
  expect(formulas(rows)).toEqual([]);
  expect(rows.map((row) => withoutMark(row[0]?.value ?? ''))).toEqual(
    VALUES.map(([name = '']) => tidy(name)),
  );
  expect(rows.map((row) => row.length)).toEqual(VALUES.map(() => COLUMNS.length));
  const [days, times, seats] = [3, 5, 6].map((column) => typed(rows).map((row) => row[column]));
  expect([days, times, seats]).toEqual([3, 5, 6].map((column) => expectedRows.map((row) => row[column])));
});

test('[M-08] [F-R7] LibreOffice opens a workbook of 200 rows cell by cell: dates, times, numbers and text, no formula', async ({
  page,
}) => {
  await openSheet(page);
  const [head = [], ...rows] = await openedInOffice(page, 'xlsx', await contentOf(page, 'xlsx'));
  expect(head.map(({ value }) => value)).toEqual(COLUMNS);
  expect(formulas(rows)).toEqual([]);
  expect(typed(rows)).toEqual(expectedRows);
  expect(rows.slice(0, 3).map((row) => [row[3]?.shown, row[4]?.shown, row[5]?.shown])).toEqual([
    ['01.01.2027', '01.01', '00:00'],
    ['02.02.2027', '02.02', '01:07'],
    ['03.03.2027', '03.03', '02:14'],
  ]);
});

test('[M-08] [F-R7] LibreOffice opens a csv file of 200 rows: dates, times and numbers, phones as text, no formula', async ({
  page,
}) => {
  await openSheet(page);
  const [head = [], ...rows] = await openedInOffice(page, 'csv', await contentOf(page, 'csv'));
  expect(head.map(({ value }) => value)).toEqual(COLUMNS);
  expect(formulas(rows)).toEqual([]);
  const spaced = (phone: string) => phone.replace(/^\+380(..)(...)(..)(..)$/, '+380 $1 $2 $3 $4');
  const inCsv = (column: number, cell: Pick<OfficeCell, 'type' | 'value'>) =>
    column === 1 ? { ...cell, value: spaced(cell.value) } : cell;
  const withoutNotes = (row: Pick<OfficeCell, 'type' | 'value'>[]) => row.slice(0, -1);
  expect(
    typed(rows).map((row) => withoutNotes(row).map((cell) => ({ ...cell, value: withoutMark(cell.value) }))),
  ).toEqual(expectedRows.map((row) => withoutNotes(row).map((cell, column) => inCsv(column, cell))));
});

test('[F-R7] LibreOffice finds a formula where there is one', async ({ page }) => {
  await page.goto('/parex');
  const rows = await openedInOffice(page, 'txt', '=1+1\tтекст');
  expect(formulas(rows)).toMatchObject([{ type: 'float', value: '2' }]);
});
