import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { answerReadings, dayFromToday } from './answers.ts';
import { copiedDay, shownDay } from './days.ts';
import { ask, COLUMNS_KEY, openParex, rowIn, say, textsOf, wordsIn } from './parex-page.ts';

const LIST = 'На суботу о 19:30: 1. Ольга 067 341 22 08 2. Степан 096-118-40-77 3. Ярина';
const DAY = dayFromToday(3);
const ROWS = [
  ['Ольга', ['+380673412208', '067 341 22 08'], [DAY, 'суботу'], '19:30'],
  ['Степан', ['+380961184077', '096-118-40-77'], [DAY, 'суботу'], '19:30'],
  ['Ярина', '', [DAY, 'суботу'], '19:30'],
] as const;

const result = () => page.getByRole('dialog');
/** Each row's values, as who looks at the table reads them. */
const valuesIn = (dialog: Locator) =>
  dialog
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('[role=cell] div > button')].map(({ textContent }) => textContent),
    );
const copiedText = async (write: { mock: { lastCall?: [ClipboardItem[]] | undefined } }) =>
  (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text();

async function openRows(language: 'ua' | 'en' = 'ua'): Promise<Locator> {
  await openParex({ language });
  answerReadings(() => ({ rows: ROWS }));
  await ask(LIST, language);
  await expect.element(result()).toBeVisible();
  return result();
}

for (const language of ['ua', 'en'] as const) {
  test(`[M-01] a message of three passengers is three rows, in ${language}`, async () => {
    const dialog = await openRows(language);
    await expect
      .element(dialog.getByRole('heading', { name: language === 'ua' ? '3 рядки' : '3 rows' }))
      .toBeVisible();
    expect(valuesIn(dialog)).toEqual([
      ['Ольга', '+380673412208', shownDay(DAY, language), '19:30'],
      ['Степан', '+380961184077', shownDay(DAY, language), '19:30'],
      ['Ярина', '—', shownDay(DAY, language), '19:30'],
    ]);
    await expect
      .element(dialog.getByText(wordsIn(language)('parex.kind.booking'), { exact: true }))
      .toBeVisible();
  });
}

test('[M-01] copy all copies a line for each row; the button of a row copies that row', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const dialog = await openRows();
  const day = copiedDay(DAY);
  await dialog.getByRole('button', { name: say('parex.rows.copyAll', { count: 3 }) }).click();
  await expect
    .poll(() => copiedText(write))
    .toBe(
      `Ольга\t+380673412208\t${day}\t19:30\nСтепан\t+380961184077\t${day}\t19:30\nЯрина\t\t${day}\t19:30`,
    );
  await dialog.getByRole('button', { name: say('parex.rows.copyOne', { number: 2 }) }).click();
  await expect.poll(() => copiedText(write)).toBe(`Степан\t+380961184077\t${day}\t19:30`);
});

for (const kind of ['booking', 'parcel', 'change', 'cancel'] as const) {
  test(`[M-01] the result says what a message wants: ${kind}`, async () => {
    await openParex();
    answerReadings(() => ({ kind, rows: [['Ольга']] }));
    await ask('Ольга');
    await expect.element(result().getByText(say(`parex.kind.${kind}`), { exact: true })).toBeVisible();
    expect(rowIn(result()).values[0]).toBe('Ольга');
  });
}

test('[M-01] a message that asks for nothing has no row, and gets one all the same', async () => {
  await openParex();
  answerReadings(() => ({ kind: 'none', rows: [] }));
  await ask('Скільки коштує квиток? Олена, 067 123 45 67');
  const dialog = page.getByRole('dialog', { name: say('parex.rows.none') });
  await expect.element(dialog.getByText(say('parex.rows.noneText'))).toBeVisible();
  await expect.element(dialog.getByText(say('parex.kind.none'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: say('parex.rows.anyway') }).click();
  await expect.poll(() => rowIn(result()).values.slice(0, 2)).toEqual(['Олена', '+380671234567']);
  // The focus is where the button was.
  await expect.element(result().getByRole('button', { name: say('parex.result.copy') })).toHaveFocus();
  await expect.element(result().getByText(say('parex.result.byDevice'))).toBeVisible();
});

test('[M-05] what no other column took stands in a column for notes, and is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  localStorage.setItem(COLUMNS_KEY, JSON.stringify(['ПІБ', 'Примітка']));
  await openParex();
  answerReadings(() => ({ rows: [['Олена', 'дитяче крісло, забрати біля вокзалу']] }));
  await ask('Олена, дитяче крісло, забрати біля вокзалу');
  await expect.poll(() => textsOf(result().getByRole('term'))).toEqual(['ПІБ', 'Примітка']);
  expect(rowIn(result()).values).toEqual(['Олена', 'дитяче крісло, забрати біля вокзалу']);
  await result()
    .getByRole('button', { name: say('parex.result.copy') })
    .click();
  await expect.poll(() => copiedText(write)).toBe('Олена\tдитяче крісло, забрати біля вокзалу');
});
