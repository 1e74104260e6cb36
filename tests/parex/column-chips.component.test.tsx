import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { chips, columnsButton, DEFAULT_COLUMNS, openEditor, openParex, say } from './parex-page.ts';

const label = (editor: Locator, column: string) =>
  editor.getByRole('button', { name: say('parex.editor.edit', { column }) });
const addButton = (editor: Locator) =>
  editor.getByRole('button', { name: say('parex.editor.add'), exact: true });

test('[X-10] a chip is edited in place: Enter or leaving the field saves, trimmed', async () => {
  await openParex();
  const editor = await openEditor();
  await label(editor, 'ПІБ').click();
  await editor.getByRole('textbox').fill('  Пасажир ');
  await userEvent.keyboard('{Enter}');
  await label(editor, 'Час').click();
  await editor.getByRole('textbox').fill('Година');
  await editor.getByRole('heading').click();
  await expect.poll(() => chips(editor)).toEqual(['Пасажир', 'Телефон', 'Дата', 'Година']);
});

test('[X-10] a chip keeps its label on Escape, and when nothing is left of it', async () => {
  await openParex();
  const editor = await openEditor();
  await label(editor, 'ПІБ').click();
  await editor.getByRole('textbox').fill('Щось інше');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => chips(editor)).toEqual(DEFAULT_COLUMNS);
  await label(editor, 'Час').click();
  await editor.getByRole('textbox').fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chips(editor)).toEqual(DEFAULT_COLUMNS);
});

test('[X-10] a chip is added by Enter or by leaving the field with text; Escape adds nothing', async () => {
  await openParex();
  const editor = await openEditor();
  const type = async (text: string) => {
    await addButton(editor).click();
    await editor.getByRole('textbox').fill(text);
  };
  await type('Рейс');
  await userEvent.keyboard('{Enter}');
  await type('Місць');
  await editor.getByRole('heading').click();
  await type('Зайве');
  await userEvent.keyboard('{Escape}');
  await type(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(editor.getByRole('textbox')).not.toBeInTheDocument();
  await expect.poll(() => chips(editor)).toEqual([...DEFAULT_COLUMNS, 'Рейс', 'Місць']);
});

test('the editor is used by keyboard alone, and the focus goes on from where it was', async () => {
  await openParex();
  await expect.element(columnsButton(4)).toBeVisible();
  columnsButton(4).element().focus();
  await userEvent.keyboard('{Enter}');
  const editor = page.getByRole('dialog');
  await expect.element(editor).toBeVisible();
  // Past the set: its name, what deletes it and what adds one.
  await userEvent.keyboard('{Tab>4/}');
  await expect.element(label(editor, 'ПІБ')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Пасажир{Enter}');
  await expect.element(label(editor, 'Пасажир')).toHaveFocus();
  // Past what moves it, what deletes it and its format, and past the next label, to what moves that one up.
  await userEvent.keyboard('{Tab>5/}{Enter}');
  await expect.poll(() => chips(editor)).toEqual(['Телефон', 'Пасажир', 'Дата', 'Час']);
  const moveUp = editor.getByRole('button', { name: say('parex.editor.moveUp', { column: 'Телефон' }) });
  await expect.element(moveUp).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(label(editor, 'Пасажир')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Дзвінок{Escape}');
  await expect.element(label(editor, 'Пасажир')).toHaveFocus();
  // Past the three chips, each with three buttons and a format.
  await userEvent.keyboard('{Tab>12/}');
  await expect.element(addButton(editor)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Місць{Enter}');
  await expect.element(addButton(editor)).toHaveFocus();
  await expect.poll(() => chips(editor)).toEqual(['Пасажир', 'Дата', 'Час', 'Місць']);
  await userEvent.keyboard('{Escape}');
  await expect.element(editor).not.toBeInTheDocument();
  await expect.element(columnsButton(4)).toHaveFocus();
});

test('a press that ends an edit also does what it is for', async () => {
  await openParex();
  const editor = await openEditor();
  /** As a finger does, which stays until the edit is over: what moved away under it would not be pressed. */
  const press = async (name: string) => {
    const target = editor.getByRole('button', { name, exact: true });
    await userEvent.pointer({ keys: '[MouseLeft>]', target });
    await expect.element(editor.getByRole('textbox')).not.toBeInTheDocument();
    await userEvent.pointer({ keys: '[/MouseLeft]' });
  };
  await label(editor, 'ПІБ').click();
  await press(say('parex.editor.delete', { column: 'Телефон' }));
  await expect.poll(() => chips(editor)).toEqual(['ПІБ', 'Дата', 'Час']);
  await addButton(editor).click();
  await editor.getByRole('textbox').fill('Д'.repeat(60));
  await press(say('parex.editor.save'));
  await expect.element(columnsButton(4)).toBeVisible();
});
