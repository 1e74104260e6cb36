import type { Locator, Page } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';

const DEFAULTS = ['ПІБ', 'Телефон', 'Дата', 'Час'];

/** The labels of the chips, as the editor shows them. */
function chips(dialog: Locator): Locator {
  return dialog
    .getByRole('listitem')
    .filter({ has: dialog.page().getByRole('button', { name: /^(Змінити|Edit)/ }) });
}

async function openEditor(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Колонки|Columns) ·/ }).click();
  return page.getByRole('dialog');
}

test('[X-08] the default columns are name, phone, date and time', async ({ page }) => {
  await page.goto('/parex');
  await expect(chips(await openEditor(page))).toHaveText(DEFAULTS);
});

test('[X-08] saved columns are kept in local storage', async ({ page, say }) => {
  await page.goto('/parex');
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();
  await expect(chips(await openEditor(page))).toHaveText(['ПІБ', 'Телефон', 'Дата']);
});

for (const saved of ['{"not": "a list"}', '[1, 2]', 'not even JSON']) {
  test.describe(`saved as ${saved}`, () => {
    test.use({ expectedComplaints: /saved columns cannot be read/ });

    test('[X-08] unreadable columns are logged and the defaults used', async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('parclub.parex_columns', text), saved);
      const logged = page.waitForEvent('console', (message) =>
        /saved columns cannot be read/.test(message.text()),
      );
      await page.goto('/parex');
      await logged;
      await expect(chips(await openEditor(page))).toHaveText(DEFAULTS);
    });
  });
}

for (const language of ['ua', 'en'] as const) {
  test.describe(`the editor in ${language}`, () => {
    test.use({ language });

    test('[X-09] has chips, an add chip and a counter; Cancel changes nothing', async ({ page, say }) => {
      await page.goto('/parex');
      const editor = await openEditor(page);
      await expect(editor.getByText('4 / 10')).toBeVisible();
      await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'ПІБ' }) }).click();
      await editor.getByRole('button', { name: say('parex.editor.add'), exact: true }).click();
      await editor.getByRole('textbox').fill('Рейс');
      await editor.getByRole('textbox').press('Enter');
      await expect(chips(editor)).toHaveText(['Телефон', 'Дата', 'Час', 'Рейс']);
      await editor.getByRole('button', { name: say('parex.editor.cancel') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(chips(await openEditor(page))).toHaveText(DEFAULTS);
    });

    test('[X-07] [X-09] without a column it says so, offers to add the first, and refuses a submit', async ({
      page,
      say,
    }) => {
      await page.goto('/parex');
      const editor = await openEditor(page);
      for (const column of DEFAULTS) {
        await editor.getByRole('button', { name: say('parex.editor.delete', { column }) }).click();
      }
      await expect(editor.getByText(say('parex.editor.empty'), { exact: true })).toBeVisible();
      await expect(editor.getByText('0 / 10')).toBeVisible();
      await expect(editor.getByRole('button', { name: say('parex.editor.addFirst') })).toBeVisible();
      await editor.getByRole('button', { name: say('parex.editor.save') }).click();
      await expect(page.getByText(say('parex.noColumns'))).toBeVisible();
      await page.getByRole('textbox').fill('Олена');
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      await expect(toasts(page, say('failure.no-columns'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('[X-11] saving says so', async ({ page, say }) => {
      await page.goto('/parex');
      const editor = await openEditor(page);
      await editor.getByRole('button', { name: say('parex.editor.save') }).click();
      await expect(toasts(page, say('parex.editor.saved'))).toBeVisible();
    });
  });
}

test('[X-07] the English warning is the one of the requirements', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('app_locale', 'en');
    localStorage.setItem('parclub.parex_columns', '[]');
  });
  await page.goto('/parex');
  await expect(page.getByText('No columns. Add at least one column', { exact: true })).toBeVisible();
});

test.describe('[X-10] a chip', () => {
  const edit = (editor: Locator, column: string) =>
    editor.getByRole('button', { name: `Змінити колонку «${column}»` }).click();

  test('[X-10] is edited in place: Enter or leaving the field saves, trimmed', async ({ page }) => {
    await page.goto('/parex');
    const editor = await openEditor(page);
    await edit(editor, 'ПІБ');
    await editor.getByRole('textbox').fill('  Пасажир ');
    await editor.getByRole('textbox').press('Enter');
    await edit(editor, 'Час');
    await editor.getByRole('textbox').fill('Година');
    await editor.getByRole('heading').click();
    await expect(chips(editor)).toHaveText(['Пасажир', 'Телефон', 'Дата', 'Година']);
  });

  test('[X-10] keeps its label on Escape, and when nothing is left of it', async ({ page }) => {
    await page.goto('/parex');
    const editor = await openEditor(page);
    await edit(editor, 'ПІБ');
    await editor.getByRole('textbox').fill('Щось інше');
    await editor.getByRole('textbox').press('Escape');
    await expect(chips(editor)).toHaveText(DEFAULTS);
    await edit(editor, 'Час');
    await editor.getByRole('textbox').fill('   ');
    await editor.getByRole('textbox').press('Enter');
    await expect(chips(editor)).toHaveText(DEFAULTS);
  });

  test('[X-10] is added by Enter or by leaving the field with text; Escape adds nothing', async ({
    page,
  }) => {
    await page.goto('/parex');
    const editor = await openEditor(page);
    const add = editor.getByRole('button', { name: 'Додати', exact: true });
    await add.click();
    await editor.getByRole('textbox').fill('Рейс');
    await editor.getByRole('textbox').press('Enter');
    await add.click();
    await editor.getByRole('textbox').fill('Місць');
    await editor.getByRole('heading').click();
    await add.click();
    await editor.getByRole('textbox').fill('Зайве');
    await editor.getByRole('textbox').press('Escape');
    await add.click();
    await editor.getByRole('textbox').fill(' ');
    await editor.getByRole('textbox').press('Enter');
    await expect(chips(editor)).toHaveText([...DEFAULTS, 'Рейс', 'Місць']);
  });
});

test('[X-11] the add chip goes away at ten columns', async ({ page, say }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('parclub.parex_columns')) return;
    localStorage.setItem(
      'parclub.parex_columns',
      JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
    );
  });
  await page.goto('/parex');
  const editor = await openEditor(page);
  const add = editor.getByRole('button', { name: say('parex.editor.add'), exact: true });
  await add.click();
  await editor.getByRole('textbox').fill('10');
  await editor.getByRole('textbox').press('Enter');
  await expect(editor.getByText('10 / 10')).toBeVisible();
  await expect(add).toHaveCount(0);
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 10 }) })).toBeVisible();
});

test('the editor is used by keyboard alone, and the focus goes on from where it was', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await expect(page.getByRole('textbox')).toBeVisible();
  const columnsButton = page.getByRole('button', { name: say('parex.columns', { count: 4 }) });
  while (!(await columnsButton.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog');
  const label = (column: string) =>
    editor.getByRole('button', { name: say('parex.editor.edit', { column }) });
  await page.keyboard.press('Tab');
  await expect(label('ПІБ')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Пасажир');
  await page.keyboard.press('Enter');
  await expect(label('Пасажир')).toBeFocused();
  // Past what moves it and what deletes it, and past the next label, to what moves that one up.
  for (const _step of ['up', 'delete', 'label', 'up']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chips(editor)).toHaveText(['Телефон', 'Пасажир', 'Дата', 'Час']);
  await expect(
    editor.getByRole('button', { name: say('parex.editor.moveUp', { column: 'Телефон' }) }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(label('Пасажир')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Дзвінок');
  await page.keyboard.press('Escape');
  await expect(label('Пасажир')).toBeFocused();
  const add = editor.getByRole('button', { name: say('parex.editor.add'), exact: true });
  while (!(await add.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Місць');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(chips(editor)).toHaveText(['Пасажир', 'Дата', 'Час', 'Місць']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(columnsButton).toBeFocused();
});

test('a column moves up, to where it stands in the spreadsheet', async ({ page, say }) => {
  await page.goto('/parex');
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: say('parex.editor.moveUp', { column: 'Час' }) }).click();
  await expect(chips(editor)).toHaveText(['ПІБ', 'Телефон', 'Час', 'Дата']);
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await page.reload();
  await expect(chips(await openEditor(page))).toHaveText(['ПІБ', 'Телефон', 'Час', 'Дата']);
});

test('a press that ends an edit also does what it is for', async ({ page, say }) => {
  await page.goto('/parex');
  const editor = await openEditor(page);
  const press = async (name: string) => {
    const box = await editor.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} has no place`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // A finger stays a moment; what moved away under it would not be pressed.
    await page.clock.runFor(100);
    await page.mouse.up();
  };
  await page.clock.install();
  await editor.getByRole('button', { name: say('parex.editor.edit', { column: 'ПІБ' }) }).click();
  await press(say('parex.editor.delete', { column: 'Телефон' }));
  await expect(chips(editor)).toHaveText(['ПІБ', 'Дата', 'Час']);
  await editor.getByRole('button', { name: say('parex.editor.add'), exact: true }).click();
  await editor.getByRole('textbox').fill('Д'.repeat(60));
  await press(say('parex.editor.save'));
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 4 }) })).toBeVisible();
});

test('another tab’s columns show here too', async ({ page, context, say }) => {
  await page.goto('/parex');
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 4 }) })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/parex');
  const editor = await openEditor(other);
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();
});

test('[X-11] where nothing can be kept, saving says how long it lasts', async ({ page, say }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/parex');
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'Час' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect(toasts(page, say('parex.editor.notKept'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 3 }) })).toBeVisible();
});
