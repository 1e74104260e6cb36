import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { parexText } from '../../web/src/features/parex/parex.text.ts';
import { type Language, openApp, wordsOf } from '../kit/components/app.tsx';

/** The words of Parex and of the frame around it. */
export const wordsIn = (language: Language) => wordsOf({ ...appText, ...parexText }, language);
export const say = wordsIn('ua');

export const COLUMNS_KEY = 'parclub.parex_columns';
export const DEFAULT_COLUMNS = ['ПІБ', 'Телефон', 'Дата', 'Час'];

/** Of the box for one message, and of that for a chat. */
type SubmitWords = 'parex.submit' | 'parex.chat.submit';

interface Device {
  language?: Language;
  /** The person's own key, which tells the provider of the tests how to behave, see `tests/kit/fault-provider.ts`. */
  openAiKey?: string;
}

/**
 * Opens Parex for somebody with an API key of their own. The page's timers stand still, so toasts stay, until the test
 * moves the clock by `vi.advanceTimersByTime`.
 */
export async function openParex({ language = 'ua', openAiKey = 'sk-test-own' }: Device = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.setItem('parclub.openai_api_key', openAiKey);
  await openApp('/parex', { language });
}

export function messageBox(language: Language = 'ua'): Locator {
  return page.getByRole('textbox', { name: wordsIn(language)('parex.message') });
}

export function submitButton(language: Language = 'ua', words: SubmitWords = 'parex.submit'): Locator {
  return page.getByRole('button', { name: wordsIn(language)(words), exact: true });
}

/** Fills the message in and submits it. */
export async function ask(message: string, language: Language = 'ua'): Promise<void> {
  await messageBox(language).fill(message);
  await submitButton(language).click();
}

/** The button that opens the columns editor and shows how many columns there are. */
export function columnsButton(count: number, language: Language = 'ua'): Locator {
  return page.getByRole('button', { name: wordsIn(language)('parex.columns', { count }) });
}

export async function openEditor(): Promise<Locator> {
  await page.getByRole('button', { name: /^(Колонки|Columns) ·/ }).click();
  return page.getByRole('dialog');
}

/** The label of each chip in the columns editor, in order. */
export function chips(editor: Locator): (string | null)[] {
  return textsOf(editor.getByRole('button', { name: /^(Змінити колонку|Edit column)/ }));
}

export function textsOf(locator: Locator): (string | null)[] {
  return locator.elements().map(({ textContent }) => textContent);
}

/** The row of the open result: its labels, and its values. */
export function rowIn(result: Locator) {
  return { labels: textsOf(result.getByRole('term')), values: textsOf(result.getByRole('definition')) };
}
