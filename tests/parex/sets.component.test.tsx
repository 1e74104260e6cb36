import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { columnsText } from '../../web/src/features/parex/columns/columns.text.ts';
import { openAgain, toastShown, wordsOf } from '../kit/components/app.tsx';
import { answerReadings } from './answers.ts';
import {
  ask,
  chips,
  columnsButton,
  DEFAULT_COLUMNS,
  openEditor,
  openParex,
  rowIn,
  say,
} from './parex-page.ts';

const sayOf = wordsOf(columnsText, 'ua');
const setSelect = () => page.getByRole('combobox', { name: say('parex.set') });
const formatOf = (editor: Locator, column: string) =>
  editor.getByRole('combobox', { name: sayOf('parex.format', { column }) });
const nameIn = (editor: Locator, name: string) =>
  editor.getByRole('button', { name: sayOf('parex.set.rename', { name }) });

async function save(editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await toastShown(say('parex.editor.saved'));
}

test('[M-09] a set of columns is chosen on the page, and stays chosen', async () => {
  await openParex();
  await expect.element(columnsButton(4)).toBeVisible();
  await setSelect().selectOptions('Пасажири');
  await expect.element(columnsButton(8)).toBeVisible();
  await openAgain();
  await expect.element(columnsButton(8)).toBeVisible();
  const editor = await openEditor();
  await expect.poll(() => chips(editor)).toContain('Звідки');
  await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
  await setSelect().selectOptions('Мої колонки');
  await expect.element(columnsButton(4)).toBeVisible();
});

test('[M-09] a set is added with other columns, renamed and deleted, and a deletion is taken back', async () => {
  await openParex();
  const editor = await openEditor();
  await editor.getByRole('button', { name: sayOf('parex.set.add') }).click();
  await expect.element(nameIn(editor, 'Новий набір')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await editor.getByRole('textbox', { name: sayOf('parex.set.name') }).fill('Літаки');
  await userEvent.keyboard('{Enter}');
  await expect.element(nameIn(editor, 'Літаки')).toHaveFocus();
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  await save(editor);
  await expect.element(setSelect()).toHaveDisplayValue('Літаки');
  await expect.element(columnsButton(3)).toBeVisible();
  const again = await openEditor();
  await again.getByRole('button', { name: sayOf('parex.set.delete', { name: 'Літаки' }) }).click();
  await toastShown(say('parex.set.deleted'));
  await expect.element(setSelect()).toHaveDisplayValue('Мої колонки');
  await expect.element(columnsButton(4)).toBeVisible();
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect.element(setSelect()).toHaveDisplayValue('Літаки');
});

test('[M-09] what is done to sets in the editor is nothing until it is saved', async () => {
  await openParex();
  const editor = await openEditor();
  await editor.getByRole('button', { name: sayOf('parex.set.add') }).click();
  await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
  await expect.element(setSelect()).toHaveDisplayValue('Мої колонки');
  expect(localStorage.getItem('parclub.parex_sets')).toBeNull();
});

test('[M-09] there are six sets at most, and the last one stays', async () => {
  const setsOf = (count: number) => {
    const sets = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `Набір ${index}`,
      columns: DEFAULT_COLUMNS,
    }));
    localStorage.setItem('parclub.parex_sets', JSON.stringify({ active: '0', sets }));
  };
  setsOf(6);
  await openParex();
  const editor = await openEditor();
  await expect.element(nameIn(editor, 'Набір 0')).toBeVisible();
  await expect.element(editor.getByRole('button', { name: sayOf('parex.set.add') })).not.toBeInTheDocument();
  await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
  setsOf(1);
  await openAgain();
  await expect.element(columnsButton(4)).toBeVisible();
  await expect.element(setSelect()).not.toBeInTheDocument();
  const again = await openEditor();
  await expect.element(nameIn(again, 'Набір 0')).toBeVisible();
  await expect
    .element(again.getByRole('button', { name: sayOf('parex.set.delete', { name: 'Набір 0' }) }))
    .not.toBeInTheDocument();
});

test('[M-09] formats are guessed from the names, and one that is chosen is shown and copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openParex();
  const editor = await openEditor();
  await expect.element(formatOf(editor, 'Дата')).toHaveDisplayValue(sayOf('parex.format.date-dmy'));
  await expect
    .element(formatOf(editor, 'Телефон'))
    .toHaveDisplayValue(sayOf('parex.format.phone-international'));
  await formatOf(editor, 'Дата').selectOptions(sayOf('parex.format.date-dm'));
  await formatOf(editor, 'Телефон').selectOptions(sayOf('parex.format.phone-national'));
  await save(editor);
  answerReadings(() => ({ rows: [['Олена', '+380671234567', '2027-11-25', '15:00']] }));
  await ask('Олена +380671234567 2027-11-25 15:00');
  const result = page.getByRole('dialog');
  await expect.poll(() => rowIn(result).values).toEqual(['Олена', '067 123 45 67', '25.11 чт', '15:00']);
  await page.getByCss('#parex-copy').click();
  await expect
    .poll(async () => (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text())
    .toBe('Олена\t067 123 45 67\t25.11\t15:00');
});

test('[M-09] a column that is renamed takes the format that its new name asks for', async () => {
  await openParex();
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.edit', { column: 'ПІБ' }) }).click();
  await editor.getByRole('textbox').fill('Дата повернення');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(formatOf(editor, 'Дата повернення'))
    .toHaveDisplayValue(sayOf('parex.format.date-dmy'));
});
