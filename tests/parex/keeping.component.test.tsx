import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearStorage } from '../../web/src/storage/clean-up.ts';
import { openAgain, toastShown } from '../kit/components/app.tsx';
import { answerReadings, dayFromToday } from './answers.ts';
import { messageBox, openParex, say } from './parex-page.ts';
import { askSeveral, longMessage, result } from './several-page.ts';
import {
  closeByEscape,
  keepSheet,
  namesInSheet,
  readRows,
  sheet,
  storedRow,
  VISITOR_SHEET,
  watchClipboard,
} from './sheet-page.ts';

const again = () => result().getByRole('button', { name: say('parex.result.again') });
const storedNames = () =>
  (
    JSON.parse(localStorage.getItem(VISITOR_SHEET) ?? '{"rows":[]}').rows as { values: { ПІБ: string } }[]
  ).map(({ values }) => values.ПІБ);

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => result().getByRole('button', { name: 'Закрити' }).click()],
  ['a new search', () => again().click()],
] as const)('[M-07] [F-U20] [X-15] %s clears the box, and the row is in the sheet', async ([, close]) => {
  await openParex();
  await readRows(() => ({ rows: [['Оля'], ['Ігор']] }));
  await close();
  await expect.element(result()).not.toBeInTheDocument();
  await expect.element(messageBox()).toHaveValue('');
  await expect.element(messageBox()).toHaveFocus();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
  await expect.element(page.getByText(say('parex.sheet.kept', { count: 2 }))).toBeInTheDocument();
});

test('[M-07] [F-U20] the message that rows were read from is in the sheet', async () => {
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  await closeByEscape();
  const { rows, messages } = JSON.parse(localStorage.getItem(VISITOR_SHEET) ?? '');
  expect(messages).toEqual({ [rows[0].message]: 'Повідомлення пасажира' });
});

test('[M-07] a copied row is in the sheet once, and a correction after that is in it as well', async () => {
  watchClipboard();
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  await page.getByCss('#parex-copy').click();
  await expect.poll(storedNames).toEqual(['Оля']);
  await page.getByRole('button', { name: 'Змінити «ПІБ»: Оля' }).click();
  await page.getByLabelText('ПІБ', { exact: true }).fill('Ольга');
  await userEvent.keyboard('{Enter}');
  await expect.poll(storedNames).toEqual(['Ольга']);
  await closeByEscape();
  await expect.poll(namesInSheet).toEqual(['Ольга']);
});

test('[M-07] [F-U20] leaving the page keeps the row of an open result', async () => {
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  window.dispatchEvent(new Event('pagehide'));
  expect(storedNames()).toEqual(['Оля']);
  await openAgain();
  await expect.poll(namesInSheet).toEqual(['Оля']);
  await readRows(() => ({ rows: [['Ігор']] }));
  await cleanup();
  await expect.poll(storedNames).toEqual(['Оля', 'Ігор']);
});

test('[M-07] [S-06] what is cleared with an account is not put back by leaving the page', async () => {
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  clearStorage();
  await expect.element(result()).not.toBeInTheDocument();
  await cleanup();
  expect(storedNames()).toEqual([]);
});

test('[M-01] [M-07] a message that asks for nothing puts nothing into the sheet', async () => {
  await openParex();
  await readRows(() => ({ kind: 'none', rows: [] }));
  await closeByEscape();
  await expect.element(messageBox()).toHaveValue('');
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('[M-07] a full sheet says so, takes no row, and leaves the message in the box', async () => {
  keepSheet(Array.from({ length: 500 }, (_, index) => storedRow({ ПІБ: `Оля ${index}` })));
  await openParex();
  await readRows(() => ({ rows: [['Ігор']] }));
  await closeByEscape();
  await toastShown(say('parex.sheet.full', { limit: 500 }));
  await expect.element(messageBox()).toHaveValue('Повідомлення пасажира');
  expect(storedNames()).toHaveLength(500);
});

const DAY = dayFromToday(3);
const SHORT_DAY = DAY.replace(/^\d+-(\d+)-(\d+)$/, '$2.$1');
const WEEKDAY = new Intl.DateTimeFormat('uk-UA', { weekday: 'short', timeZone: 'UTC' }).format(new Date(DAY));
const READ = ['Ольга', '+380671234567', DAY, '16:00'] as const;
const inSheet = (row: string) => say('parex.double.inSheet', { day: `${SHORT_DAY} (${WEEKDAY})`, row });

test('[M-10] a phone and a day that the sheet has are told before the row is kept; untouched, it is kept', async () => {
  keepSheet([
    storedRow({ ПІБ: 'Ігор' }),
    storedRow({ ПІБ: 'Олена', Телефон: '067 123 45 67', Дата: DAY, Час: '15:00' }),
  ]);
  await openParex();
  await readRows(() => ({ rows: [READ] }));
  await expect.element(result().getByText(inSheet('№ 2, Олена, 15:00'))).toBeVisible();
  await closeByEscape();
  await expect.poll(namesInSheet).toEqual(['Ігор', 'Олена', 'Ольга']);
  await expect.element(sheet().getByText(inSheet('№ 2, Олена, 15:00'))).toBeVisible();
});

test('[M-10] a double can be left out: then it is neither copied nor kept, until it is put in again', async () => {
  const copied = watchClipboard();
  keepSheet([storedRow({ ПІБ: 'Олена', Телефон: '+380671234567', Дата: DAY })]);
  await openParex();
  await readRows(() => ({ rows: [READ, ['Ігор']] }));
  const press = (words: 'leaveOutRow' | 'putInRow') =>
    result()
      .getByRole('button', { name: say(`parex.double.${words}`, { number: 1 }) })
      .click();
  await press('leaveOutRow');
  await expect.element(result().getByText(new RegExp(say('parex.double.leftOut')))).toBeVisible();
  await result()
    .getByRole('button', { name: say('parex.rows.copyAll', { count: 1 }) })
    .click();
  await expect.poll(copied).toMatch(/^Ігор\t/);
  expect(storedNames()).toEqual(['Олена', 'Ігор']);
  await press('putInRow');
  await result()
    .getByRole('button', { name: /Копіювати всі · 2|Скопійовано/ })
    .click();
  await expect.poll(storedNames).toEqual(['Олена', 'Ігор', 'Ольга']);
  // What is in the sheet by a copy is taken out again.
  await press('leaveOutRow');
  await expect.poll(storedNames).toEqual(['Олена', 'Ігор']);
  await closeByEscape();
  expect(namesInSheet()).toEqual(['Олена', 'Ігор']);
});

test('[M-10] a single row that is left out leaves nothing to copy', async () => {
  keepSheet([storedRow({ ПІБ: 'Олена', Телефон: '+380671234567', Дата: DAY })]);
  await openParex();
  await readRows(() => ({ rows: [READ] }));
  await result()
    .getByRole('button', { name: say('parex.double.leaveOutRow', { number: 1 }) })
    .click();
  await expect.element(page.getByCss('#parex-copy')).toBeDisabled();
  await closeByEscape();
  expect(storedNames()).toEqual(['Олена']);
});

test('[M-10] another set’s row is told with its name; another day is no double', async () => {
  const values = { Телефон: '0671234567', Дата: DAY, Звідки: 'Львів' };
  keepSheet([
    storedRow(values, { set: 'passengers' }),
    storedRow({ Телефон: '0671234567', Дата: dayFromToday(4) }),
  ]);
  await openParex();
  await readRows(() => ({ rows: [READ] }));
  const words = say('parex.double.inOther', {
    day: `${SHORT_DAY} (${WEEKDAY})`,
    set: 'Пасажири',
    row: '№ 1',
  });
  await expect.element(result().getByText(words)).toBeVisible();
});

test('[M-10] a cancellation is no double of what it cancels', async () => {
  keepSheet([storedRow({ ПІБ: 'Олена', Телефон: '+380671234567', Дата: DAY })]);
  await openParex();
  await readRows(() => ({ kind: 'cancel', rows: [READ] }));
  await expect.element(result().getByText(/уже в таблиці/)).not.toBeInTheDocument();
});

test('[M-07] [X-15] the words on a kept row go with the next message', async () => {
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  await closeByEscape();
  const said = page.getByText(say('parex.sheet.kept', { count: 1 }));
  await expect.element(said).toBeInTheDocument();
  await messageBox().fill('Наступне');
  await expect.element(said).not.toBeInTheDocument();
});

test('[M-07] [F-U20] rows that are deleted in the sheet do not come back with the page', async () => {
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  await closeByEscape();
  await sheet()
    .getByRole('button', { name: /^Видалити рядок/ })
    .click();
  window.dispatchEvent(new Event('pagehide'));
  await openAgain();
  expect(storedNames()).toEqual([]);
});

test('[M-10] two messages of one chat that are one booking are told apart', async () => {
  await openParex();
  answerReadings((message) => ({
    rows: [message.includes('Ігор') ? READ.with(0, 'Ігор') : READ],
  }));
  await askSeveral(
    [longMessage(10, 'Оля', 'Повідомлення'), longMessage(11, 'Ігор', 'Повідомлення')].join('\n'),
  );
  const words = say('parex.double.above', { day: `${SHORT_DAY} (${WEEKDAY})`, row: '№ 1, Ольга, 16:00' });
  await expect.element(result().getByText(words)).toBeVisible();
  await result()
    .getByRole('button', { name: say('parex.double.leaveOutRow', { number: 2 }) })
    .click();
  await closeByEscape();
  expect(storedNames()).toEqual(['Ольга']);
});
