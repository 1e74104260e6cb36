import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00 зі Львова до Кракова';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function putOnClipboard(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

test('[X-03] [X-13] [X-14] [X-15] a pasted message becomes a row on the clipboard, and the next one can come', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await putOnClipboard(page, MESSAGE);
  await page.getByRole('button', { name: say('parex.paste') }).click();
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const result = page.getByRole('dialog', { name: say('parex.result.title') });
  await expect(result.getByRole('term')).toHaveText(['ПІБ', 'Телефон', 'Дата', 'Час']);
  await expect(result.getByRole('definition')).toHaveText([
    'Олена',
    '+380671234567',
    '25.11.2027 чт',
    '15:00',
  ]);
  await result.getByRole('button', { name: say('parex.result.copy') }).click();
  await expect(result.getByText(say('ui.copied'))).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = await item?.getType('text/plain');
    const table = await item?.getType('text/html');
    return { text: await text?.text(), table: await table?.text() };
  });
  expect(copied.text).toBe('Олена\t+380671234567\t25.11.2027\t15:00');
  expect(copied.table).toContain('>+380671234567</td>');
  await result.getByRole('button', { name: say('parex.result.again') }).click();
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('[X-06] what is pasted by hand is cut at 300 characters, and the person is told', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await putOnClipboard(page, 'я'.repeat(450));
  await page.getByRole('textbox').press('Control+V');
  await expect(page.getByRole('textbox')).toHaveValue('я'.repeat(300));
  await expect(page.getByText(say('parex.cut', { limit: 300 }))).toBeVisible();
});

test('[X-08] a message and columns survive a reload, and another tab has the columns too', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parex');
  const other = await context.newPage();
  await other.goto('/parex');
  await expect(other.getByRole('button', { name: say('parex.columns', { count: 4 }) })).toBeVisible();
  await page.getByRole('textbox').fill('Олена, завтра о 15');
  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  await page.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  await page.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect(other.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Олена, завтра о 15');
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();
});
