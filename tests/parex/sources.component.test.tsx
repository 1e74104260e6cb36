import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answerReadings, dayFromToday } from './answers.ts';
import { ask, openParex, rowIn, say, textsOf, wordsIn } from './parex-page.ts';

const DAY = dayFromToday(1);
const MESSAGE = 'Олена, 067 123 45 67, завтра о 15:00';

const result = () => page.getByRole('dialog');
const cell = (column: string) => page.getByRole('button', { name: new RegExp(`«${column}»|“${column}”`) });
const marked = () => textsOf(result().getByCss('mark'));
const markedMore = () => textsOf(result().getByCss('mark[data-strong]'));
const doubts = (list: Locator) => textsOf(list.getByRole('listitem'));

async function openRow(cells: readonly (string | readonly [string, string])[], language: 'ua' | 'en' = 'ua') {
  await openParex({ language });
  answerReadings(() => ({ rows: [cells] }));
  await ask(MESSAGE, language);
  await expect.element(result()).toBeVisible();
}

const ROW = ['Олена', ['+380671234567', '067 123 45 67'], [DAY, 'завтра'], '15:00'] as const;

test('[M-04] a cell shows the words that it came from while it is touched, pointed at or corrected', async () => {
  await openRow(ROW);
  expect(marked()).toEqual(['Олена', '067 123 45 67', 'завтра', '15:00']);
  expect(markedMore()).toEqual([]);
  await cell('Дата').hover();
  await expect.poll(markedMore).toEqual(['завтра']);
  cell('Телефон').element().focus();
  await expect.poll(markedMore).toEqual(['067 123 45 67']);
  await expect.element(cell('Телефон')).toHaveAttribute('title', 'У повідомленні: «067 123 45 67»');
  await userEvent.keyboard('{Enter}');
  await expect.poll(markedMore).toEqual(['067 123 45 67']);
  // Of a value that a person has put in, no word of the message is the source.
  await userEvent.keyboard('+380501112233{Enter}');
  await expect.poll(marked).toEqual(['Олена', 'завтра', '15:00']);
});

for (const language of ['ua', 'en'] as const) {
  test(`[M-04] a doubtful cell says why, to the eye and to a screen reader, in ${language}`, async () => {
    const words = wordsIn(language);
    await openRow(
      ['Олена', ['+38067123', '067 123'], [dayFromToday(-1), 'завтра'], ['25:00', '15:00']],
      language,
    );
    const list = result().getByRole('list', { name: words('parex.doubt.list') });
    const reasons = [
      `Телефон: ${words('parex.doubt.phone')}`,
      `Дата: ${words('parex.doubt.past')}`,
      `Час: ${words('parex.doubt.time')}`,
    ];
    await expect.poll(() => doubts(list)).toEqual(reasons);
    for (const [index, column] of ['Телефон', 'Дата', 'Час'].entries()) {
      await expect.element(cell(column)).toHaveAccessibleDescription(new RegExp(`^${reasons[index]}$`));
      expect(cell(column).element().querySelector('svg'), column).not.toBeNull();
    }
    expect(cell('ПІБ').element().querySelector('svg')).toBeNull();
  });
}

test('[M-04] a correction ends a doubt, or begins one', async () => {
  await openRow(['Олена', ['+380671234567', '067 123 45 67'], [dayFromToday(500), 'завтра'], '15:00']);
  const list = result().getByRole('list', { name: say('parex.doubt.list') });
  await expect.poll(() => doubts(list)).toEqual([`Дата: ${say('parex.doubt.far')}`]);
  await cell('Дата').click();
  await page.getByLabelText('Дата', { exact: true }).fill(DAY);
  await userEvent.keyboard('{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await cell('Телефон').click();
  await page.getByLabelText('Телефон', { exact: true }).fill('067 12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => doubts(list)).toEqual([`Телефон: ${say('parex.doubt.phone')}`]);
});

test('[M-04] what the device reads has its words, too', async () => {
  await openParex();
  answerReadings(() => ({ kind: 'none', rows: [] }));
  await ask(MESSAGE);
  await result()
    .getByRole('button', { name: say('parex.rows.anyway') })
    .click();
  await expect.poll(() => rowIn(result()).values[0]).toBe('Олена');
  cell('Телефон').element().focus();
  await expect.poll(markedMore).toEqual(['067 123 45 67']);
});
