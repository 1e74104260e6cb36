import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAgain, toastShown } from '../kit/components/app.tsx';
import { expectComplaints } from '../kit/components/setup.ts';
import {
  ask,
  COLUMNS_KEY,
  chips,
  columnsButton,
  DEFAULT_COLUMNS,
  openEditor,
  openParex,
  say,
  wordsIn,
} from './parex-page.ts';

test('[X-08] the default columns are name, phone, date and time', async () => {
  await openParex();
  const editor = await openEditor();
  await expect.poll(() => chips(editor)).toEqual(DEFAULT_COLUMNS);
});

test('[X-08] saved columns are kept, in the order of the editor', async () => {
  await openParex();
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Телефон' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.moveUp', { column: 'Час' }) }).click();
  await expect.poll(() => chips(editor)).toEqual(['ПІБ', 'Час', 'Дата']);
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await openAgain();
  await expect.element(columnsButton(3)).toBeVisible();
  const editorAgain = await openEditor();
  await expect.poll(() => chips(editorAgain)).toEqual(['ПІБ', 'Час', 'Дата']);
});

for (const saved of ['{"not": "a list"}', '[1, 2]', 'not even JSON']) {
  test(`[X-08] columns saved as ${saved} are logged and the defaults used`, async () => {
    expectComplaints(/saved columns cannot be read/);
    localStorage.setItem(COLUMNS_KEY, saved);
    await openParex();
    const editor = await openEditor();
    await expect.poll(() => chips(editor)).toEqual(DEFAULT_COLUMNS);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/saved columns cannot be read/),
      expect.anything(),
    );
  });
}

test('[X-09] the editor has chips, an add chip and a counter; Cancel changes nothing', async () => {
  await openParex();
  const editor = await openEditor();
  await expect.element(editor.getByText('4 / 10')).toBeVisible();
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'ПІБ' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.add'), exact: true }).click();
  await editor.getByRole('textbox').fill('Рейс');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chips(editor)).toEqual(['Телефон', 'Дата', 'Час', 'Рейс']);
  await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const editorAgain = await openEditor();
  await expect.poll(() => chips(editorAgain)).toEqual(DEFAULT_COLUMNS);
});

test('[X-07] [X-09] [X-11] without a column the editor and the page say so, and a submit is refused', async () => {
  const inEnglish = wordsIn('en');
  await openParex({ language: 'en' });
  const editor = await openEditor();
  for (const column of DEFAULT_COLUMNS)
    await editor.getByRole('button', { name: inEnglish('parex.editor.delete', { column }) }).click();
  await expect.element(editor.getByText(inEnglish('parex.editor.empty'), { exact: true })).toBeVisible();
  await expect.element(editor.getByText('0 / 10')).toBeVisible();
  await expect
    .element(editor.getByRole('button', { name: inEnglish('parex.editor.addFirst') }))
    .toBeVisible();
  await editor.getByRole('button', { name: inEnglish('parex.editor.save') }).click();
  await toastShown(inEnglish('parex.editor.saved'));
  await expect.element(page.getByText('No columns. Add at least one column', { exact: true })).toBeVisible();
  await ask('Олена', 'en');
  await toastShown(inEnglish('failure.no-columns'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[X-11] the add chip goes away at ten columns', async () => {
  localStorage.setItem(COLUMNS_KEY, JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8', '9']));
  await openParex();
  const editor = await openEditor();
  const add = editor.getByRole('button', { name: say('parex.editor.add'), exact: true });
  await add.click();
  await editor.getByRole('textbox').fill('10');
  await userEvent.keyboard('{Enter}');
  await expect.element(editor.getByText('10 / 10')).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect.element(columnsButton(10)).toBeVisible();
  await toastShown(say('parex.editor.saved'));
});

test('[X-11] where nothing can be kept, saving says how long it lasts', async () => {
  await openParex();
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await toastShown(say('parex.editor.notKept'));
  await expect.element(columnsButton(3)).toBeVisible();
});

test('another document’s columns show here too', async () => {
  await openParex();
  await expect.element(columnsButton(4)).toBeVisible();
  // Storage tells every other document of the site, be it a tab or a frame.
  const other = document.body.appendChild(document.createElement('iframe'));
  other.contentWindow?.localStorage.setItem(COLUMNS_KEY, JSON.stringify(['ПІБ', 'Телефон', 'Дата']));
  await expect.element(columnsButton(3)).toBeVisible();
  other.remove();
});
