import { type Locator, page } from 'vitest/browser';
import type { Language } from '../kit/components/app.tsx';
import { submitButton, wordsIn } from './parex-page.ts';

export const result = () => page.getByRole('dialog');

export function chatBox(language: Language = 'ua'): Locator {
  return page.getByRole('textbox', { name: wordsIn(language)('parex.chat') });
}

/** Turns to the box for a chat, by the switch above the other. */
export async function openSeveral(language: Language = 'ua'): Promise<void> {
  await page.getByRole('radio', { name: wordsIn(language)('parex.mode.several') }).click();
}

/** Puts a chat in and submits it. */
export async function askSeveral(chat: string, language: Language = 'ua'): Promise<void> {
  await openSeveral(language);
  await chatBox(language).fill(chat);
  await submitButton(language, 'parex.chat.submit').click();
}

/** A message as a messenger copies it, so long that no second one fits into its piece. */
export function longMessage(minute: number, author: string, text: string): string {
  return `[22.11.2026 09:${minute}] ${author}: ${text} ${'дякую '.repeat(110)}`.trim();
}

/** The first column of each row, in the order that they are shown. */
export function namesIn(dialog: Locator): (string | null | undefined)[] {
  return dialog
    .getByRole('row')
    .elements()
    .map((row) => row.querySelector('[role=cell] div > button')?.textContent)
    .filter((name) => name !== undefined);
}
