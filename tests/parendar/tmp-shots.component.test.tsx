import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openWeek, panel, press, trips } from './open-week.ts';

for (const [w, h] of [
  [1280, 800],
  [390, 844],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`shots ${w} ${scheme}`, async () => {
      await page.viewport(w, h);
      await commands.emulateMedia({ colorScheme: scheme });
      await openWeek();
      const shot = (name: string) =>
        page.screenshot({ path: `../../.local/shots/${w}-${scheme}-${name}.png` });
      await shot('week');
      await trips()
        .first()
        .getByRole('button', { name: /^Відкрити: / })
        .click();
      await expect.element(panel()).toBeVisible();
      await shot('panel');
      await press(panel(), 'Друк');
      await expect.element(page.getByRole('dialog', { name: 'Список для водія' })).toBeVisible();
      await new Promise((r) => setTimeout(r, 500));
      await shot('print');
      await press(page.getByRole('dialog', { name: 'Список для водія' }), 'Закрити');
      await press(panel(), 'Редагувати');
      await new Promise((r) => setTimeout(r, 500));
      await shot('edit');
      await commands.emulateMedia({ colorScheme: null });
    });
