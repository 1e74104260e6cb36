import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sheetText } from '../../web/src/features/parex/sheet/sheet.text.ts';
import { expect, test } from '../kit/browser.ts';
import { BOOKINGS, CHAT, ROWS } from './bookings.ts';
import { countPresses } from './count-presses.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const saySheet = (id: keyof typeof sheetText, values: Record<string, string>) =>
  Object.entries(values).reduce<string>(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    sheetText[id].ua,
  );
const sheet = (page: Page) => page.getByRole('region', { name: /^Таблиця · / });
/** The first cell of each row. */
const names = (page: Page) => sheet(page).locator('tbody tr > td:nth-child(2) > div > button');

async function downloadBy(page: Page, type: 'xlsx' | 'csv') {
  const downloaded = page.waitForEvent('download');
  await sheet(page)
    .getByRole('button', { name: saySheet('parex.sheet.download', { type }) })
    .click();
  const download = await downloaded;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

// Five presses: several messages, paste, read, close, download; a sixth copies.
test('[M-07] [M-08] [M-02] ten bookings of a chat are ten rows of the sheet, downloaded after five presses, copied after six', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), CHAT);
  const presses = await countPresses(page);
  await page.getByRole('radio', { name: say('parex.mode.several') }).click();
  await page.getByRole('button', { name: say('parex.paste') }).click();
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByText(/^Розібрано (\d) з \1$/)).toBeVisible();
  await result.getByRole('button', { name: say('ui.close') }).click();
  await expect(names(page)).toHaveText(ROWS.map(([name = '']) => name));
  await expect(page.getByRole('textbox')).toHaveValue('');

  const workbook = await downloadBy(page, 'xlsx');
  expect(presses()).toBe(5);
  expect(workbook.name).toMatch(/^parex-\d{4}-\d\d-\d\d\.xlsx$/);
  // A workbook is a zip.
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  const copyAll = sheet(page).getByRole('button', { name: say('parex.rows.copyAll', { count: 10 }) });
  await copyAll.click();
  await expect(sheet(page).getByText(say('ui.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(ROWS);
  expect(presses()).toBe(6);

  const table = await downloadBy(page, 'csv');
  expect(table.name).toMatch(/^parex-\d{4}-\d\d-\d\d\.csv$/);
  const lines = table.bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('Оля Коваль;');
});

test('[M-07] [F-U20] Escape, a reload and Back lose no row', async ({ page, say }) => {
  const read = async (booking: string) => {
    await page.getByRole('textbox').fill(booking);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await page.goto('/privacy');
  await page.goto('/parex');
  await read(BOOKINGS[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['Оля Коваль']);
  await read(BOOKINGS[1] ?? '');
  await page.reload();
  await expect(names(page)).toHaveText(['Оля Коваль', 'Ігор Мельник']);
  await page.getByRole('textbox').clear();
  await read(BOOKINGS[2] ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  await expect(names(page)).toHaveText(['Оля Коваль', 'Ігор Мельник', 'Андрій Шевчук']);
});

test('[M-07] two tabs have one sheet', async ({ page, context, say }) => {
  await page.goto('/parex');
  const other = await context.newPage();
  await other.goto('/parex');
  for (const [tab, booking] of [
    [page, BOOKINGS[0]],
    [other, BOOKINGS[1]],
  ] as const) {
    await tab.getByRole('textbox').fill(booking ?? '');
    await tab.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await tab.keyboard.press('Escape');
  }
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(['Оля Коваль', 'Ігор Мельник']);
});
