import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { brokenWords, enlargeText, expectNoFaults } from '../kit/components/accessibility.ts';
import { answerReadings, dayFromToday } from './answers.ts';
import { ask, COLUMNS_KEY, openParex, say } from './parex-page.ts';
import { askSeveral, longMessage, namesIn, result } from './several-page.ts';

const ROW = [
  'Ольга',
  '+380673412208',
  [dayFromToday(3), 'суботу'],
  '19:30',
  'Хмельницький',
  'Хмельницький',
  '2',
  'крісло',
] as const;
const LONG = `Ольга на суботу 19:30 Хмельницький ${'067 341 22 08, '.repeat(16)}`;
const CHAT = ['Оля', 'Ігор', 'Таня']
  .map((name, index) => longMessage(10 + index, name, 'місце на завтра'))
  .join('\n');

/** Eleven rows under a message that is long enough to scroll. */
async function openRows(): Promise<void> {
  localStorage.setItem(
    COLUMNS_KEY,
    JSON.stringify(['ПІБ', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць', 'Примітка']),
  );
  await openParex();
  answerReadings(() => ({ rows: Array.from({ length: 11 }, () => ROW) }));
  await ask(LONG);
  await expect.element(result()).toBeVisible();
}

/** How far an element reaches above the lower edge of the message that stays in sight; px. */
function hiddenByMessage(element: Element): number {
  const message = result().element().querySelector('p[tabindex]');
  const { bottom } = message?.getBoundingClientRect() ?? { bottom: 0 };
  return Math.max(0, bottom - element.getBoundingClientRect().top);
}

test('[M-03] [M-04] what the keyboard reaches is not behind the message', async () => {
  await page.viewport(1280, 800);
  await openRows();
  const copy = result().getByRole('button', { name: say('parex.rows.copyOne', { number: 11 }) });
  copy.element().focus();
  for (let press = 0; press < 60; press += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const { activeElement } = document;
    expect(activeElement?.closest('table'), `press ${press}`).not.toBeNull();
    expect(activeElement && hiddenByMessage(activeElement), `press ${press}`).toBe(0);
  }
});

for (const [width, height, isLarge] of [
  [390, 430, false],
  [844, 390, false],
  [320, 640, true],
  [390, 844, true],
] as const) {
  test(`[M-03] rows are seen and corrected at ${width} × ${height}${isLarge ? ', with text of twice the size' : ''}`, async () => {
    await page.viewport(width, height);
    if (isLarge) await enlargeText();
    await openRows();
    const cells = () => result().getByRole('button', { name: /«Куди»/ });
    for (const row of [0, 10]) {
      await cells().nth(row).click();
      const field = result().getByLabelText('Куди', { exact: true });
      await expect.element(field).toHaveFocus();
      await expect.element(field).toBeInViewport({ ratio: 1 });
      expect(hiddenByMessage(field.element())).toBe(0);
      await userEvent.keyboard('Краків{Enter}');
      await expect.element(cells().nth(row)).toHaveTextContent('Краків');
    }
  });
}

test('[F-U17] with text of twice the size no word of a heading is broken on a phone', async () => {
  await page.viewport(390, 844);
  await enlargeText();
  await openParex();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...document.querySelectorAll('h1, h2, h3')].flatMap(brokenWords)).toEqual([]);
});

test('[M-01] no word, phone or number of a table is broken', async () => {
  await page.viewport(1280, 800);
  await openRows();
  await expect.element(result()).toBeVisible();
  const words = [...result().element().querySelectorAll('table button > span, table th')];
  expect(words).toHaveLength(12 * 9);
  const broken = words.filter((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  });
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});

test('[M-02] pieces that wait and are read have no accessibility fault, and the dialog has the focus', async () => {
  await page.viewport(390, 500);
  await openParex();
  answerReadings(() => new Promise(() => {}));
  await askSeveral(CHAT);
  await expect.element(result().getByText(say('parex.several.waiting'))).toBeVisible();
  await expect.element(result()).toHaveFocus();
  vi.useRealTimers();
  await expectNoFaults('pieces that wait', '[role=dialog]');
});

test('[M-02] rows that are there have the focus on what copies them', async () => {
  await openParex();
  answerReadings((message) => {
    if (message.includes('Ігор')) throw new TypeError('Failed to fetch');
    return { rows: [['Оля']] };
  });
  await askSeveral(`${longMessage(10, 'Оля', 'завтра')}\n${longMessage(11, 'Ігор', 'завтра')}`);
  const failed = say('parex.several.progressFailed', { done: 1, all: 2, failed: 1 });
  await expect.element(result().getByText(failed)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: say('parex.chat.show', { count: 1 }) }).click();
  await expect
    .element(result().getByRole('button', { name: say('parex.several.copyRead', { count: 1 }) }))
    .toHaveFocus();
});

test('[M-02] a piece keeps the focus when the button that was pressed in it goes away', async () => {
  await openParex();
  await commands.failRequests('**/extractRow*');
  onTestFinished(() => commands.letThrough('**/extractRow*'));
  await askSeveral(CHAT);
  const focused = () => document.activeElement?.closest('article')?.textContent;
  const readHere = say('parex.readOnDevice');
  await result().getByRole('article').nth(1).getByRole('button', { name: readHere }).click();
  await expect.element(result().getByText(say('parex.result.byDevice'))).toBeVisible();
  expect(focused()).toContain('Ігор');
  await result().getByRole('alert').getByRole('button', { name: readHere }).click();
  const read = say('parex.several.progress', { done: 3, all: 3 });
  await expect.element(result().getByText(read, { exact: true })).toBeVisible();
  expect(focused()).toContain('Оля');
});

test('[M-01] [M-02] a piece that gets a row all the same takes the focus to where the row is', async () => {
  await openParex();
  answerReadings((message) => (message.includes('Ігор') ? { kind: 'none', rows: [] } : { rows: [['Оля']] }));
  await askSeveral(CHAT);
  await result()
    .getByRole('button', { name: say('parex.rows.anyway') })
    .click();
  await expect.poll(() => namesIn(result())).toHaveLength(3);
  await expect.poll(() => document.activeElement?.textContent).toContain('Ігор');
});
