import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { type Language, openAgain, toastShown, toasts } from '../kit/components/app.tsx';
import {
  ask,
  COLUMNS_KEY,
  DEFAULT_COLUMNS,
  messageBox,
  openParex,
  rowIn,
  say,
  textsOf,
  wordsIn,
} from './parex-page.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00 зі Львова до Кракова';
const VALUES = {
  ua: ['Олена', '+380671234567', '25.11.2027 чт', '15:00'],
  en: ['Олена', '+380671234567', '25.11.2027 Thu', '15:00'],
};

async function openResult(language: Language = 'ua', openAiKey?: string): Promise<Locator> {
  await openParex({ language, ...(openAiKey && { openAiKey }) });
  await ask(MESSAGE, language);
  const result = page.getByRole('dialog', { name: wordsIn(language)('parex.result.title') });
  await expect.element(result).toBeVisible();
  return result;
}

const copyButton = () => page.getByCss('#parex-copy');

for (const language of ['ua', 'en'] as const) {
  test(`[X-13] [M-09] the result lists every column in order with its value, in ${language}`, async () => {
    const result = await openResult(language);
    expect(rowIn(result)).toEqual({ labels: DEFAULT_COLUMNS, values: VALUES[language] });
    await expect.element(result.getByText(wordsIn(language)('parex.result.byModel'))).toBeVisible();
  });

  test(`[X-13] a column is labelled in Ukrainian, else in English, else by its number, in ${language}`, async () => {
    // The model is asked for the labels of columns that the product does not know.
    localStorage.setItem(COLUMNS_KEY, JSON.stringify(['Прізвище', 'Мобільний', 'День']));
    const labels = textsOf((await openResult(language, 'sk-test-labels')).getByRole('term'));
    expect(labels[0]).toBe('Прізвище');
    expect(labels[1]).toMatch(/^[A-Za-z ]+$/);
    expect(labels[2]).toBe(wordsIn(language)('parex.result.column', { index: 3 }));
  });
}

test('[X-15] a new search clears message and result and starts the placeholder again', async () => {
  await commands.emulateMedia({ reducedMotion: null });
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  const example = say('parex.placeholder');
  const result = await openResult();
  await page.getByRole('button', { name: say('parex.result.again') }).click();
  await expect.element(result).not.toBeInTheDocument();
  await expect.element(messageBox()).toHaveValue('');
  await expect.element(page.getByText('0 / 300')).toBeVisible();
  await expect.element(messageBox()).toHaveAttribute('placeholder', '');
  vi.advanceTimersByTime(50);
  await expect.element(messageBox()).toHaveAttribute('placeholder', example.slice(0, 5));
  await openAgain();
  await expect.element(messageBox()).toHaveValue('');
});

test('[X-15] closing the result clears message and result too', async () => {
  const result = await openResult();
  await result.getByRole('button', { name: 'Закрити' }).click();
  await expect.element(result).not.toBeInTheDocument();
  await expect.element(messageBox()).toHaveValue('');
  await expect.element(page.getByRole('region', { name: say('parex.samples') })).toBeVisible();
});

test('[X-15] a press beside the result, or on a toast, loses nothing', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const result = await openResult();
  await userEvent.pointer({ keys: '[MouseLeft]', coords: { x: 5, y: 300 } });
  await expect.element(result).toBeVisible();
  await copyButton().click();
  await toasts().click();
  // A toast stays while the pointer is on it. That it has gone says that the presses have had their time.
  await userEvent.pointer({ coords: { x: 5, y: 300 } });
  await expect.poll(() => vi.advanceTimersByTime(1000) && toasts().elements()).toEqual([]);
  await expect.element(result).toBeVisible();
});

test('[X-14] copy writes the row as text and as a table', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openResult();
  await copyButton().click();
  await toastShown('Скопійовано!');
  const [item] = write.mock.lastCall?.[0] ?? [];
  const written = async (type: string) => (await item?.getType(type))?.text();
  expect(await written('text/plain')).toBe('Олена\t+380671234567\t25.11.2027\t15:00');
  expect(await written('text/html')).toContain('>+380671234567</td>');
});

test('a double press on copy copies, and closes nothing', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const result = await openResult();
  const { width, height } = copyButton().element().getBoundingClientRect();
  await copyButton().dblClick({ position: { x: width - 6, y: height / 2 }, delay: 50 });
  await expect.element(copyButton()).toHaveTextContent('Скопійовано!');
  await expect.element(result).toBeVisible();
});

test('[CH-13] a copy says so in a toast and for 2 s in the button', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openResult();
  await expect.element(copyButton()).toHaveTextContent(say('parex.result.copy'));
  await copyButton().click();
  await expect.element(copyButton()).toHaveTextContent('Скопійовано!');
  await expect.element(toasts('Скопійовано!')).toBeVisible();
  vi.advanceTimersByTime(1900);
  await expect.element(copyButton()).toHaveTextContent('Скопійовано!');
  await expect.element(toasts('Скопійовано!')).toBeVisible();
  vi.advanceTimersByTime(100);
  await expect.element(copyButton()).toHaveTextContent(say('parex.result.copy'));
  // It fades for a moment.
  await expect.poll(() => vi.advanceTimersByTime(50) && toasts().elements()).toEqual([]);
});

test('[CH-13] a refused copy says so for 2 s', async () => {
  // What a browser does where a policy or the person forbids the clipboard.
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(
    new DOMException('Write permission denied.', 'NotAllowedError'),
  );
  await openResult();
  await copyButton().click();
  const toast = toasts('Не вдалося скопіювати. Спробуйте ще раз.');
  await expect.element(toast).toBeVisible();
  await expect.element(copyButton()).toHaveTextContent(say('parex.result.copy'));
  vi.advanceTimersByTime(1900);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(100);
  await expect.poll(() => vi.advanceTimersByTime(50) && toasts().elements()).toEqual([]);
});
