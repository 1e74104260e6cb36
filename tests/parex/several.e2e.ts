import { expect, test } from '../kit/browser.ts';

const BOOKINGS = [
  'Оля Коваль: Добрий день! Два місця 25.11.2027 зі Львова до Кракова о 7:00, 067 123 45 67',
  'Ігор Мельник: мені одне на 26.11.2027 Тернопіль - Варшава о 18:30, 050 765 43 21',
  'Андрій Шевчук: Київ - Люблін 27.11.2027 о 6:15, 096 111 22 33, нас троє',
  'Петро Гнатюк: одне місце Вінниця - Краків 28.11.2027 о 20:00, 097 765 43 21',
  'Оксана Бондар: два місця Рівне - Берлін 29.11.2027 о 19:45, 063 222 33 44',
  'Степан Бабій: Луцьк - Лодзь 30.11.2027 о 21:00, одне місце, 096 118 40 77',
  'Леся Паньків: Калуш - Краків 01.12.2027 о 17:00, я одна, 098 712 23 05',
  'Марина Дутка: Львів - Прага 02.12.2027 о 8:30, двоє, 073 905 16 44',
  'Тарас Гриньків: Ужгород - Будапешт 03.12.2027 о 5:40, одне місце, 067 341 22 08',
  'Юлія Савчук: Чернівці - Варшава 04.12.2027 о 16:20, два місця, 068 555 44 33',
];
const CHAT = BOOKINGS.map((booking, index) => `[22.11.2027 09:${10 + index}] ${booking}`).join('\n');
const ROWS = [
  ['Оля Коваль', '+380671234567', '2027-11-25', '07:00'],
  ['Ігор Мельник', '+380507654321', '2027-11-26', '18:30'],
  ['Андрій Шевчук', '+380961112233', '2027-11-27', '06:15'],
  ['Петро Гнатюк', '+380977654321', '2027-11-28', '20:00'],
  ['Оксана Бондар', '+380632223344', '2027-11-29', '19:45'],
  ['Степан Бабій', '+380961184077', '2027-11-30', '21:00'],
  ['Леся Паньків', '+380987122305', '2027-12-01', '17:00'],
  ['Марина Дутка', '+380739051644', '2027-12-02', '08:30'],
  ['Тарас Гриньків', '+380673412208', '2027-12-03', '05:40'],
  ['Юлія Савчук', '+380685554433', '2027-12-04', '16:20'],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Four presses: several messages, paste, read, copy all.
test('[M-01] [M-02] [X-14] a chat of ten bookings is ten rows on the clipboard, after four presses', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), CHAT);
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      () => void (window as unknown as { countPress: () => void }).countPress(),
      true,
    ),
  );
  await page.getByRole('radio', { name: say('parex.mode.several') }).click();
  await page.getByRole('button', { name: say('parex.paste') }).click();
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  const result = page.getByRole('dialog');
  const copyAll = result.getByRole('button', { name: say('parex.rows.copyAll', { count: 10 }) });
  await expect(result.getByText(/^Розібрано (\d) з \1$/)).toBeVisible();
  await copyAll.click();
  await expect(result.getByText(say('ui.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(
    ROWS.map(([name, phone, ...rest]) => [name, `'${phone}`, ...rest]),
  );
  expect(presses).toBe(4);
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
    .toBe("Оля Коваль\t'+380671234567\t2027-11-25\t07:45");
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
    await expect.poll(copied).toBe("Оля Коваль\t'+380671234567\t2027-11-25\t07:45");
    await result.getByRole('button', { name: 'Змінити «ПІБ»: Ігор Мельник' }).tap();
    await result.getByLabel('ПІБ', { exact: true }).fill('Ігор');
    await result.getByRole('button', { name: say('parex.rows.copyAll', { count: 2 }) }).tap();
    await expect
      .poll(copied)
      .toBe("Оля Коваль\t'+380671234567\t2027-11-25\t07:45\nІгор\t'+380507654321\t2027-11-26\t18:30");
  });
});
