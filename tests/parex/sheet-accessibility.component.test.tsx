import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  enlargeText,
  expectNoFaults,
  expectNothingCut,
  expectVisibleFocus,
  NARROW,
} from '../kit/components/accessibility.ts';
import { answerReadings, dayFromToday } from './answers.ts';
import { ask, openParex as openPage } from './parex-page.ts';
import { result } from './several-page.ts';
import { keepSheet, namesInSheet, saySheet, sheet, storedRow } from './sheet-page.ts';

const DAY = dayFromToday(3);
const LONG = {
  ПІБ: 'Олександра Ковальчук-Вишневецька',
  Телефон: '+380671234567',
  Дата: DAY,
  Час: '15:00',
};
const ROWS = [
  storedRow(LONG),
  storedRow({ ...LONG, ПІБ: 'Оля' }),
  storedRow({ ПІБ: 'Ігор', Телефон: 'немає' }, { kind: 'cancel' }),
  storedRow({ ПІБ: 'Таня' }, { set: 'passengers' }),
];

/** A sheet with a double, a cancellation, an open message and rows of another set. */
async function openSheet(): Promise<void> {
  keepSheet(ROWS);
  await openPage();
  // What looks for faults needs time that passes.
  vi.useRealTimers();
  await expect.element(sheet()).toBeVisible();
  await sheet()
    .getByRole('button', { name: saySheet('parex.sheet.message', { number: 1 }) })
    .click();
}

test('[M-07] [M-10] the sheet has no accessibility fault', async () => {
  await openSheet();
  await sheet().getByRole('columnheader', { name: 'ПІБ' }).getByRole('button').first().click();
  await expectNoFaults('a table');
  await expectVisibleFocus('a table');
  await page.viewport(390, 844);
  await expectNoFaults('cards');
});

test('[M-10] nor has a row that is left out', async () => {
  await openSheet();
  answerReadings(() => ({ rows: [Object.values(LONG), ['Ігор']] }));
  await ask('Повідомлення');
  await result()
    .getByRole('button', { name: /1$/ })
    .and(result().getByRole('button', { name: /записувати/ }))
    .click();
  await expectNoFaults('a double in a table', '[role=dialog]');
  await page.viewport(390, 844);
  await expectNoFaults('a double as a card', '[role=dialog]');
});

for (const [what, width, isLarge] of NARROW) {
  test(`[M-07] [F-U8] nothing of the sheet is cut ${what}`, async () => {
    await page.viewport(width, 844);
    if (isLarge) await enlargeText();
    await openSheet();
    expectNothingCut(what);
  });
}

test('[M-07] 200 rows are there at once, and a correction of one changes that one', async () => {
  keepSheet(Array.from({ length: 200 }, (_, index) => storedRow({ ...LONG, ПІБ: `Оля ${index}` })));
  await openPage();
  await expect.poll(() => namesInSheet()).toHaveLength(200);
  await expect.element(page.getByRole('heading', { name: /200/ })).toBeVisible();
});
