import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sheetText } from '../../web/src/features/parex/sheet/sheet.text.ts';
import { type Language, wordsOf } from '../kit/components/app.tsx';
import { answerReadings } from './answers.ts';
import { ask } from './parex-page.ts';
import { result } from './several-page.ts';

export const sheetWordsIn = (language: Language) => wordsOf(sheetText, language);
export const saySheet = sheetWordsIn('ua');

/** Where a visitor's sheet is stored. */
export const VISITOR_SHEET = 'parclub.parex_visitor_sheet';

export const sheet = (): Locator => page.getByRole('region', { name: /^(Таблиця|Sheet) · \d/ });
export const changes = (): Locator => sheet().getByRole('region');

/** The values of each row, as who looks at the table reads them. */
export function rowsIn(part: Locator): (string | null)[][] {
  return part
    .getByRole('row')
    .elements()
    .map((row) => [...row.querySelectorAll('[role=cell] > div > button:only-child')])
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(({ textContent }) => textContent));
}

export function namesInSheet(): (string | null | undefined)[] {
  return rowsIn(sheet()).map(([name]) => name);
}

/** A stored row, of the person's own columns unless it says something else. */
export function storedRow(values: Record<string, string>, more: { kind?: string; set?: string } = {}) {
  const id = crypto.randomUUID();
  return { id, set: 'own', kind: 'booking', values, message: `of ${id}`, ...more };
}

/** The stored text of a sheet with these rows; each has a message of its own. */
export function storedSheet(rows: readonly ReturnType<typeof storedRow>[]): string {
  const messages = rows.map(({ message, values }) => [message, `Повідомлення: ${Object.values(values)}`]);
  return JSON.stringify({ rows, messages: Object.fromEntries(messages) });
}

/** The visitor has kept these rows before. */
export function keepSheet(rows: readonly ReturnType<typeof storedRow>[]): void {
  localStorage.setItem(VISITOR_SHEET, storedSheet(rows));
}

/** Reads a message into these rows, which stay in the open dialog. */
export async function readRows(...answer: Parameters<typeof answerReadings>): Promise<Locator> {
  answerReadings(...answer);
  await ask('Повідомлення пасажира');
  await expect.element(result()).toBeVisible();
  return result();
}

export async function closeByEscape(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(result()).not.toBeInTheDocument();
}

/** What is written to the clipboard as text, last. */
export function watchClipboard(): () => Promise<string | undefined> {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  return async () => (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text();
}
