import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { failuresText } from '../../web/src/failures/failures.text.ts';
import { type Language, toastShown } from '../kit/components/app.tsx';
import { shownDay } from './days.ts';
import { holdReading } from './held-reading.ts';
import {
  ask,
  columnsButton,
  messageBox,
  openEditor,
  openParex,
  rowIn,
  say,
  submitButton,
  wordsIn,
} from './parex-page.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00';
const rowOf = (language: Language) => ['Олена', '+380671234567', shownDay('2027-11-25', language), '15:00'];

const provoked: [key: string, text: keyof typeof failuresText, language: Language][] = [
  ['sk-test-401', 'failure.invalid-api-key', 'ua'],
  ['sk-test-429-rate', 'failure.provider-rate-limit', 'ua'],
  ['sk-test-429-quota', 'failure.provider-rate-limit', 'en'],
  ['sk-test-nonsense', 'failure.unreadable-answer', 'ua'],
  ['sk-test-cut', 'failure.no-response', 'ua'],
];

async function expectSecondPressToWork(language: Language = 'ua'): Promise<void> {
  await expect.element(messageBox(language)).toHaveValue(MESSAGE);
  localStorage.setItem('parclub.openai_api_key', 'sk-test-own');
  await submitButton(language).click();
  const result = page.getByRole('dialog');
  await expect.poll(() => rowIn(result).values).toEqual(rowOf(language));
}

for (const [openAiKey, text, language] of provoked) {
  test(`[X-17] ${openAiKey} is told in ${language} in a toast, the message stays, and a second press works`, async () => {
    await openParex({ language, openAiKey });
    await ask(MESSAGE, language);
    await toastShown(wordsIn(language)(text, { provider: 'OpenAI' }));
    await expectSecondPressToWork(language);
  });
}

test('[X-17] an error with a message of the provider is told in the provider’s words', async () => {
  await openParex({ openAiKey: 'sk-test-400' });
  await ask(MESSAGE);
  const message = "Invalid schema for response_format 'rows'";
  const words = say('failure.provider-error', { provider: 'OpenAI', message });
  await toastShown(words);
});

test('[X-17] without a network it says so, the message stays, and a second press works', async () => {
  await openParex();
  await commands.failRequests('**/extractRows');
  await ask(MESSAGE);
  await toastShown(say('failure.unreachable'));
  await commands.letThrough('**/extractRows');
  await expectSecondPressToWork();
});

test('a person need not wait for a model that takes its time', async () => {
  holdReading();
  await openParex();
  await ask(MESSAGE);
  await expect.element(page.getByRole('button', { name: say('parex.reading') })).toBeVisible();
  vi.advanceTimersByTime(8000);
  await page.getByRole('button', { name: say('parex.readOnDevice') }).click();
  const result = page.getByRole('dialog');
  await expect.poll(() => rowIn(result).values).toEqual(rowOf('ua'));
  await expect.element(result.getByText(say('parex.result.byDevice'))).toBeVisible();
});

test('a failure is not told on another page', async () => {
  const { answered, asked, release } = holdReading();
  await openParex({ openAiKey: 'sk-test-401' });
  await ask(MESSAGE);
  await expect.poll(asked).toBe(1);
  await page.getByRole('link', { name: say('app.footer.terms') }).click();
  await expect.element(page.getByRole('heading', { name: 'Умови користування' })).toBeVisible();
  release();
  await answered();
  history.back();
  await expect.element(columnsButton(4)).toBeVisible();
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  // A toast of the failure would have come before.
  await toastShown(say('parex.editor.saved'));
  expect(window.toastLog).toEqual([]);
});
