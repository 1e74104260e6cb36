import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { parexText } from '../../web/src/features/parex/parex.text.ts';
import { openApp, toasts, wordsOf } from '../kit/components/app.tsx';

const DEFAULTS = ['ПІБ', 'Телефон', 'Дата', 'Час'];
const say = wordsOf(parexText, 'ua');

const labels = (dialog: Locator) => dialog.getByRole('button', { name: /^Змінити/ });
async function openEditor() {
  await page.getByRole('button', { name: /^Колонки ·/ }).click();
  return page.getByRole('dialog');
}

test('[X-08] the default columns are name, phone, date and time', async () => {
  await openApp('/parex');
  const editor = await openEditor();
  await expect
    .poll(() =>
      labels(editor)
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(DEFAULTS);
});

test('[X-11] saving says so', async () => {
  await openApp('/parex');
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect.element(toasts(say('parex.editor.saved'))).toBeVisible();
});

test('[X-10] is edited in place', async () => {
  await openApp('/parex');
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.edit', { column: 'ПІБ' }) }).click();
  await editor.getByRole('textbox').fill('  Пасажир ');
  await userEvent.keyboard('{Enter}');
  await expect.element(labels(editor).first()).toHaveTextContent('Пасажир');
});
