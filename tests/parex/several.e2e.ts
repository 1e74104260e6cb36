import { expect, test } from '../kit/browser.ts';
import { CHAT, ROWS } from './bookings.ts';
import { countPresses } from './count-presses.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Four presses: several messages, paste, read, copy all.
test('[M-01] [M-02] [X-14] a chat of ten bookings is ten rows on the clipboard, after four presses', async ({
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
  const copyAll = result.getByRole('button', { name: say('parex.rows.copyAll', { count: 10 }) });
  await expect(result.getByText(/^Розібрано (\d) з \1$/)).toBeVisible();
  await copyAll.click();
  await expect(result.getByText(say('ui.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(ROWS);
  expect(presses()).toBe(4);
});

test('[M-02] [M-03] a chat survives a reload, and a corrected row is copied as it stands', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('radio', { name: say('parex.mode.several') }).click();
  await page.getByRole('textbox').fill(CHAT.split('\n').slice(0, 2).join('\n'));
  await page.reload();
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const result = page.getByRole('dialog');
  await result.getByRole('button', { name: 'Змінити «Час»: 07:00' }).click();
  await result.getByLabel('Час', { exact: true }).fill('07:45');
  await page.keyboard.press('Enter');
  await result.getByRole('button', { name: say('parex.rows.copyOne', { number: 1 }) }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Оля Коваль\t+380671234567\t25.11.2027\t07:45');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  // A touch takes the focus from a field and clicks in one go.
  test('[M-03] [X-14] what is copied by a touch, right after a cell was typed in, is what was typed', async ({
    page,
    say,
  }) => {
    await page.goto('/parex');
    await page.getByRole('radio', { name: say('parex.mode.several') }).tap();
    await page.getByRole('textbox').fill(CHAT.split('\n').slice(0, 2).join('\n'));
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).tap();
    const result = page.getByRole('dialog');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await result.getByRole('button', { name: 'Змінити «Час»: 07:00' }).tap();
    await result.getByLabel('Час', { exact: true }).fill('07:45');
    await result.getByRole('button', { name: say('parex.rows.copyOne', { number: 1 }) }).tap();
    await expect.poll(copied).toBe('Оля Коваль\t+380671234567\t25.11.2027\t07:45');
    await result.getByRole('button', { name: 'Змінити «ПІБ»: Ігор Мельник' }).tap();
    await result.getByLabel('ПІБ', { exact: true }).fill('Ігор');
    await result.getByRole('button', { name: say('parex.rows.copyAll', { count: 2 }) }).tap();
    await expect
      .poll(copied)
      .toBe('Оля Коваль\t+380671234567\t25.11.2027\t07:45\nІгор\t+380507654321\t26.11.2027\t18:30');
  });
});
