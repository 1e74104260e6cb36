import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answerReadings, dayFromToday } from './answers.ts';
import { copiedDay, shownDay } from './days.ts';
import { ask, COLUMNS_KEY, openParex, rowIn, say } from './parex-page.ts';

const DAY = dayFromToday(2);
const COLUMNS = ['ПІБ', 'Телефон', 'Дата', 'Час', 'Місць', 'Звідки'];
const VALUES = ['Олена', '+380671234567', shownDay(DAY), '15:00', '2', 'Львів'];
const MESSAGE = 'Олена, 067 123 45 67, післязавтра о 15:00, 2 місця зі Львова';

const cell = (column: string) => page.getByRole('button', { name: new RegExp(`«${column}»`) });
const field = (column: string) => page.getByLabelText(column, { exact: true });
const copyButton = () => page.getByCss('#parex-copy');

async function openRow(): Promise<Locator> {
  localStorage.setItem(COLUMNS_KEY, JSON.stringify(COLUMNS));
  await openParex();
  answerReadings(() => ({
    rows: [
      ['Олена', ['+380671234567', '067 123 45 67'], [DAY, 'післязавтра'], '15:00', '2', ['Львів', 'Львова']],
    ],
  }));
  await ask(MESSAGE);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return page.getByRole('dialog');
}

test('[M-03] a cell is corrected in its place: Enter or leaving it saves, trimmed, and copy copies it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const dialog = await openRow();
  await cell('ПІБ').click();
  await field('ПІБ').fill('  Олена Коваль ');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('ПІБ')).toHaveFocus();
  await cell('Місць').click();
  await field('Місць').fill('3');
  await dialog.getByRole('heading').click();
  const corrected = VALUES.with(0, 'Олена Коваль').with(4, '3');
  await expect.poll(() => rowIn(dialog).values).toEqual(corrected);
  await copyButton().click();
  await expect
    .poll(async () => (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text())
    .toBe(corrected.with(2, copiedDay(DAY)).join('\t'));
});

test('[M-03] Escape takes a correction back, and the dialog stays; what is emptied stays empty', async () => {
  const dialog = await openRow();
  await cell('Телефон').click();
  await field('Телефон').fill('050');
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('Телефон')).toHaveFocus();
  expect(rowIn(dialog).values).toEqual(VALUES);
  await cell('Звідки').click();
  await field('Звідки').fill('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rowIn(dialog).values).toEqual(VALUES.with(5, say('parex.result.empty')));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[M-03] each column has the keyboard or the picker that fits it', async () => {
  await openRow();
  const kinds: [column: string, type: string, inputMode: string | null][] = [
    ['ПІБ', 'text', null],
    ['Телефон', 'tel', 'tel'],
    ['Дата', 'date', null],
    ['Час', 'time', null],
    ['Місць', 'text', 'numeric'],
    ['Звідки', 'text', null],
  ];
  for (const [column, type, inputMode] of kinds) {
    await cell(column).click();
    await expect.element(field(column)).toHaveFocus();
    await expect.element(field(column)).toHaveAttribute('type', type);
    expect(field(column).element().getAttribute('inputmode'), column).toBe(inputMode);
    await userEvent.keyboard('{Escape}');
  }
});

test('[M-03] a day and an hour are put in by their pickers', async () => {
  const dialog = await openRow();
  const other = dayFromToday(5);
  await cell('Дата').click();
  await expect.element(field('Дата')).toHaveValue(DAY);
  await field('Дата').fill(other);
  await userEvent.keyboard('{Enter}');
  await cell('Час').click();
  await field('Час').fill('09:45');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rowIn(dialog).values).toEqual(VALUES.with(2, shownDay(other)).with(3, '09:45'));
});

test('[M-03] the keyboard alone corrects a cell', async () => {
  const dialog = await openRow();
  cell('ПІБ').element().focus();
  await userEvent.keyboard('{F2}');
  await expect.element(field('ПІБ')).toHaveFocus();
  await userEvent.keyboard('Ірина{Tab}');
  await expect.element(cell('Телефон')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('+380501112233{Enter}');
  await expect.element(cell('Телефон')).toHaveFocus();
  await expect.poll(() => rowIn(dialog).values).toEqual(VALUES.with(0, 'Ірина').with(1, '+380501112233'));
});

test('[M-03] a phone that is put in by hand has the form of the others', async () => {
  const dialog = await openRow();
  await cell('Телефон').click();
  await field('Телефон').fill('050 111 22');
  await userEvent.keyboard('{Enter}');
  // What knows numbers is there.
  await expect.element(dialog.getByText(new RegExp(say('parex.doubt.phone')))).toBeVisible();
  await cell('Телефон').click();
  await field('Телефон').fill('050 111 22 33');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rowIn(dialog).values).toEqual(VALUES.with(1, '+380501112233'));
});

test('[M-03] a press that ends a correction also does what it is for', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openRow();
  await cell('ПІБ').click();
  await field('ПІБ').fill('Ірина');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: copyButton() });
  await expect.element(field('ПІБ')).not.toBeInTheDocument();
  await userEvent.pointer({ keys: '[/MouseLeft]' });
  await expect
    .poll(async () => (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text())
    .toMatch(/^Ірина\t/);
});
