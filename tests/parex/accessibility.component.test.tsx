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
import { ask, COLUMNS_KEY, openEditor, openParex as openPage, say } from './parex-page.ts';
import { askSeveral, longMessage, openSeveral, result } from './several-page.ts';

const CHAT = ['Оля', 'Ігор', 'Степан']
  .map((name, index) => longMessage(10 + index, name, 'завтра'))
  .join('\n');

/** What looks for faults needs time that passes, and a page that is there as a whole. */
async function openParex(): Promise<void> {
  await openPage();
  vi.useRealTimers();
  await expect.element(page.getByRole('button', { name: 'Увійти' })).toBeVisible();
}

/** Rows of which cells are doubtful or empty, changes, and a message without a row. */
async function openRows(): Promise<void> {
  answerReadings((message) => {
    if (message.includes('Степан')) return { kind: 'none', rows: [] };
    const row = [
      'Олександра Ковальчук-Вишневецька',
      ['+38067123', '09'],
      [dayFromToday(-3), 'завтра'],
      '',
    ] as const;
    return { kind: message.includes('Ігор') ? 'change' : 'booking', rows: [row, row] };
  });
  await askSeveral(CHAT.replaceAll('завтра', 'Олександра Ковальчук-Вишневецька завтра'));
  const read = say('parex.several.progress', { done: 3, all: 3 });
  await expect.element(result().getByText(read)).toBeVisible();
  await expect.element(result().getByText(say('parex.doubt.phone')).first()).toBeVisible();
}

/** Its texts come late. */
async function openColumns(): Promise<void> {
  const editor = await openEditor();
  await expect.element(editor.getByRole('combobox').first()).toBeVisible();
}

async function openRow(): Promise<void> {
  answerReadings(() => ({ rows: [['Олена', ['+38067123', '067 123'], [dayFromToday(-3), 'завтра'], '']] }));
  await ask('Олена, 067 123, завтра');
  await expect.element(result().getByText(new RegExp(say('parex.doubt.phone')))).toBeVisible();
}

test('[M-01] [M-03] [M-04] a row, its doubts and a correction have no accessibility fault', async () => {
  await openParex();
  await openRow();
  // Behind it the page's button comes back to its colours.
  await expectNoFaults('a row', '[role=dialog]');
  await result()
    .getByRole('button', { name: /Телефон/ })
    .click();
  await expectNoFaults('a correction', '[role=dialog]');
});

test('[M-02] nor have the rows of a chat', async () => {
  await openParex();
  await openSeveral();
  await expectNoFaults('the box of a chat');
  await openRows();
  await expectNoFaults('rows in a table', '[role=dialog]');
  await page.viewport(390, 844);
  await expectNoFaults('rows as cards', '[role=dialog]');
});

test('[M-09] nor have the editor of columns and the choice of a set', async () => {
  await openParex();
  // A choice is made when the page has come to its colours.
  await page.getByRole('combobox').selectOptions('Пасажири');
  await expectNoFaults('the choice of a set');
  await openColumns();
  await expectNoFaults('the editor', '[role=dialog]');
  await page.viewport(390, 844);
  await expectNoFaults('the editor on a phone', '[role=dialog]');
});

for (const [what, width, isLarge] of NARROW) {
  test(`[M-01] [M-02] nothing is cut off to the side ${what}`, async () => {
    await page.viewport(width, 800);
    if (isLarge) await enlargeText();
    await openParex();
    await openSeveral();
    expectNothingCut('the box of a chat');
    await openRows();
    expectNothingCut('rows of a chat');
    await result().getByRole('button', { name: 'Закрити' }).click();
    await page.getByRole('radio').first().click();
    await openRow();
    expectNothingCut('a row');
    await result()
      .getByRole('button', { name: /Телефон/ })
      .click();
    expectNothingCut('a correction');
  });

  test(`[M-09] nor is anything in the editor of columns ${what}`, async () => {
    await page.viewport(width, 800);
    if (isLarge) await enlargeText();
    localStorage.setItem(COLUMNS_KEY, JSON.stringify([`${'Дужедовганазва'.repeat(4)}`, 'Телефон']));
    await openParex();
    expectNothingCut('the choice of a set');
    await openColumns();
    expectNothingCut('the editor');
  });
}

test('[M-02] [M-03] everything to press is large enough for a thumb, and shows its focus', async () => {
  await page.viewport(390, 844);
  await openParex();
  await openRows();
  const small = result()
    .getByRole('button')
    .elements()
    .filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width < 48 || height < 48;
    });
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
  await expectVisibleFocus('rows of a chat');
});
