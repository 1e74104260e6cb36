import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { holdClipboard, openAgain, toastShown } from '../kit/components/app.tsx';
import { answerReadings } from './answers.ts';
import {
  columnsButton,
  messageBox,
  openEditor,
  openParex,
  say,
  submitButton,
  wordsIn,
} from './parex-page.ts';
import { askSeveral, chatBox, longMessage, namesIn, openSeveral, result } from './several-page.ts';
import { changes, namesInSheet, rowsIn } from './sheet-page.ts';

const NAMES = ['Оля', 'Ігор', 'Таня', 'Степан', 'Юля'];
const CHAT = NAMES.map((name, index) => longMessage(10 + index, name, `місце на завтра`)).join('\n');
const nameIn = (message: string) => NAMES.find((name) => message.includes(name)) ?? '';
const progress = (done: number, all = NAMES.length) =>
  result().getByText(say('parex.several.progress', { done, all }), { exact: true });
const copyAll = (count: number) =>
  result().getByRole('button', { name: say('parex.rows.copyAll', { count }) });
const copiedText = async (write: { mock: { lastCall?: [ClipboardItem[]] | undefined } }) =>
  (await write.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text();

for (const language of ['ua', 'en'] as const) {
  test(`[M-02] a second box takes 4,000 characters, cuts the rest and says so, in ${language}`, async () => {
    const words = wordsIn(language);
    await openParex({ language });
    await expect.element(messageBox(language)).toBeVisible();
    await openSeveral(language);
    await expect.element(page.getByText('0 / 4000')).toBeVisible();
    await expect.element(page.getByText(words('parex.chat.hint'))).toBeVisible();
    await expect.element(submitButton(language, 'parex.chat.submit')).toBeDisabled();
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('я'.repeat(4500));
    await page.getByRole('button', { name: words('parex.paste') }).click();
    await expect.element(chatBox(language)).toHaveValue('я'.repeat(4000));
    await expect.element(page.getByText(words('parex.cut', { limit: 4000 }))).toBeVisible();
    // It says how many readings that will be.
    await expect
      .element(page.getByText(language === 'ua' ? /^Це 4 частини/ : /^These are 4 pieces/))
      .toBeVisible();
    // The other box is as it was.
    await page.getByRole('radio', { name: words('parex.mode.one') }).click();
    await expect.element(page.getByText('0 / 300')).toBeVisible();
  });
}

test('[M-02] a chat that is pasted into the box for one message is taken to the other whole', async () => {
  const paste = async (chat: string) => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(chat);
    await page.getByRole('button', { name: say('parex.paste') }).click();
    await page.getByRole('button', { name: say('parex.long') }).click();
  };
  await openParex();
  await paste('я'.repeat(900));
  await expect.element(chatBox()).toHaveValue('я'.repeat(900));
  await expect.element(chatBox()).toHaveFocus();
  // A chat that was there before can be taken back.
  await page.getByRole('radio', { name: say('parex.mode.one') }).click();
  await expect.element(messageBox()).toHaveValue('');
  await paste('ї'.repeat(4500));
  await expect.element(chatBox()).toHaveValue('ї'.repeat(4000));
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect.element(chatBox()).toHaveValue('я'.repeat(900));
});

test('[M-02] a message that becomes too long by what is pasted into it is taken there as well', async () => {
  const half = '2 місця '.repeat(25).trim();
  await holdClipboard();
  await openParex();
  await messageBox().fill(half);
  await messageBox().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.paste();
  await expect.element(messageBox()).toHaveValue((half + half).slice(0, 300));
  await page.getByRole('button', { name: say('parex.long') }).click();
  await expect.element(chatBox()).toHaveValue(half + half);
});

test('[M-02] a chat is asked for in pieces, in order and two at once, and its rows show as they come', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const release = new Map<string, () => void>();
  await openParex();
  const asked = answerReadings(async (message) => {
    await new Promise<void>((resolve) => void release.set(nameIn(message), resolve));
    return { rows: [[nameIn(message)]] };
  });
  await askSeveral(CHAT);
  await expect.element(progress(0)).toBeVisible();
  // Which of the two that are asked for at once arrives first is the network's matter.
  await expect.poll(() => new Set(asked.map(nameIn))).toEqual(new Set(['Оля', 'Ігор']));
  release.get('Ігор')?.();
  await expect.poll(() => namesIn(result())).toEqual(['Ігор']);
  await expect.element(progress(1)).toBeVisible();
  // It is a part of them that can be copied.
  await expect
    .element(result().getByRole('button', { name: say('parex.several.copyRead', { count: 1 }) }))
    .toBeEnabled();
  await expect.poll(() => asked.slice(2).map(nameIn)).toEqual(['Таня']);
  for (const name of ['Оля', 'Таня', 'Степан', 'Юля']) {
    await expect.poll(() => release.has(name)).toBe(true);
    release.get(name)?.();
  }
  await expect.element(progress(5)).toBeVisible();
  const inOrder = asked.toSorted((left, right) => CHAT.indexOf(left) - CHAT.indexOf(right));
  expect(inOrder.join('\n')).toBe(CHAT);
  // In the order of the chat, whichever came first.
  expect(namesIn(result())).toEqual(NAMES);
  await copyAll(5).click();
  await expect.poll(() => copiedText(write)).toBe(NAMES.map((name) => `${name}\t\t\t`).join('\n'));
});

test('[M-02] a piece that fails keeps its text, and is read again or on the device', async () => {
  await openParex();
  await commands.failRequests('**/extractRow*');
  await askSeveral(
    `${longMessage(10, 'Оля Коваль', 'два місця 25.11.2027 о 9:00 зі Львова до Кракова, 067 123 45 67')}\n${longMessage(11, 'Ігор', '050 765 43 21')}`,
  );
  const failure = result().getByRole('alert');
  await expect.element(failure.getByText(say('failure.unreachable'))).toBeVisible();
  // Both, before the requests are let through.
  await expect.element(failure.getByText(/^Не вдалося розібрати 2 частини/)).toBeVisible();
  await expect.element(result().getByText(/09:10.*067 123 45 67/)).toBeVisible();
  await commands.letThrough('**/extractRow*');
  const asked = answerReadings((message) => ({ rows: [[nameIn(message)]] }));
  await result()
    .getByRole('article')
    .last()
    .getByRole('button', { name: say('parex.several.again') })
    .click();
  await expect.poll(() => namesIn(result())).toEqual(['Ігор']);
  await result()
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('parex.readOnDevice') })
    .click();
  await expect.poll(() => namesIn(result())).toEqual(['Оля Коваль', 'Ігор']);
  await expect.element(result().getByText(say('parex.result.byDevice'))).toBeVisible();
  await expect.element(failure.getByText(say('failure.unreachable'))).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('[M-02] a failure that every piece would meet is met once', async () => {
  await openParex({ openAiKey: 'sk-test-401' });
  await askSeveral(CHAT);
  const failure = result().getByRole('alert');
  await expect
    .element(failure.getByText(say('failure.invalid-api-key', { provider: 'OpenAI' })))
    .toBeVisible();
  const counts = { done: 0, all: 5, failed: 5 };
  await expect.element(result().getByText(say('parex.several.progressFailed', counts))).toBeVisible();
  // Also where the rows are closed.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('5 частин не розібрано')).toBeVisible();
  await page.getByRole('button', { name: say('parex.chat.show', { count: 0 }) }).click();
  await failure.getByRole('button', { name: say('parex.readOnDevice') }).click();
  await expect.poll(() => result().getByRole('alert').element().textContent).toBe('');
  await expect.element(progress(5)).toBeVisible();
});

test('[M-02] [M-07] [X-15] closing the rows of a chat puts them into the sheet and clears it, which can be taken back', async () => {
  await openParex();
  const asked = answerReadings((message) => ({ rows: [[nameIn(message)]] }));
  await askSeveral(CHAT);
  await expect.element(progress(5)).toBeVisible();
  await page.getByRole('button', { name: 'Змінити «ПІБ»: Таня' }).click();
  await page.getByLabelText('ПІБ', { exact: true }).fill('Тетяна');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(result()).not.toBeInTheDocument();
  await expect.element(chatBox()).toHaveValue('');
  await toastShown(say('parex.chat.cleared'));
  await expect.poll(namesInSheet).toEqual(NAMES.with(2, 'Тетяна'));
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect.element(chatBox()).toHaveValue(CHAT);
  // Also while the other box is there.
  await page.getByRole('radio', { name: say('parex.mode.one') }).click();
  await openSeveral();
  await page.getByRole('button', { name: say('parex.chat.show', { count: 5 }) }).click();
  await expect.poll(() => namesIn(result())).toEqual(NAMES.with(2, 'Тетяна'));
  expect(asked).toHaveLength(5);
  await result()
    .getByRole('button', { name: say('parex.chat.again') })
    .click();
  await expect.element(chatBox()).toHaveValue('');
  // No row is there twice.
  expect(namesInSheet()).toEqual(NAMES.with(2, 'Тетяна'));
});

test('[M-02] [M-07] [F-U20] closing keeps a chat of which a piece has failed, and what was read is in the sheet', async () => {
  await openParex();
  let isBroken = true;
  answerReadings((message) => {
    if (isBroken && nameIn(message) === 'Юля') throw new TypeError('Failed to fetch');
    return { rows: [[nameIn(message)]] };
  });
  await askSeveral(CHAT);
  const failed = say('parex.several.progressFailed', { done: 4, all: 5, failed: 1 });
  await expect.element(result().getByText(failed)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(chatBox()).toHaveValue(CHAT);
  await expect.poll(namesInSheet).toEqual(NAMES.slice(0, 4));
  isBroken = false;
  await page.getByRole('button', { name: say('parex.chat.show', { count: 4 }) }).click();
  await result()
    .getByRole('alert')
    .getByRole('button', { name: say('parex.several.again') })
    .click();
  await expect.poll(() => namesIn(result())).toEqual(NAMES);
  await userEvent.keyboard('{Escape}');
  await expect.element(chatBox()).toHaveValue('');
  await expect.poll(namesInSheet).toEqual(NAMES);
});

test('[M-02] [M-07] copying a chat puts its rows into the sheet; changes stand apart there too', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openParex();
  answerReadings((message) => {
    const name = nameIn(message);
    return { kind: name === 'Ігор' ? 'cancel' : 'booking', rows: [[name]] };
  });
  await askSeveral(CHAT);
  await result()
    .getByRole('button', { name: say('parex.several.copyNew', { count: 4 }) })
    .click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rowsIn(changes()).map(([name]) => name)).toEqual(['Ігор']);
  expect(namesInSheet()).toEqual(['Оля', 'Таня', 'Степан', 'Юля', 'Ігор']);
});

test('[M-01] [M-02] changes and cancellations stand apart, and are not copied among new rows', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openParex();
  answerReadings((message) => {
    const name = nameIn(message);
    if (name === 'Степан') return { kind: 'none', rows: [] };
    return { kind: name === 'Ігор' ? 'cancel' : name === 'Юля' ? 'change' : 'booking', rows: [[name]] };
  });
  await askSeveral(CHAT);
  await expect.element(progress(5)).toBeVisible();
  const changes = result().getByRole('region', { name: say('parex.several.changes') });
  await expect.poll(() => namesIn(changes)).toEqual(['Ігор', 'Юля']);
  await expect.element(changes.getByText(say('parex.several.changesText'))).toBeVisible();
  await expect.element(changes.getByText(say('parex.kind.cancel'), { exact: true })).toBeVisible();
  const nothing = result().getByRole('region', { name: say('parex.several.nothing') });
  await expect.element(nothing.getByText(say('parex.kind.none'), { exact: true })).toBeVisible();
  // It says that it leaves something out.
  await result()
    .getByRole('button', { name: say('parex.several.copyNew', { count: 2 }) })
    .click();
  await expect.poll(() => copiedText(write)).toBe('Оля\t\t\t\nТаня\t\t\t');
  await changes.getByRole('button', { name: say('parex.several.copyChanges', { count: 2 }) }).click();
  await expect.poll(() => copiedText(write)).toBe('Ігор\t\t\t\nЮля\t\t\t');
});

test('[M-02] a chat that was typed is there again when the page is opened again', async () => {
  await openParex();
  await openSeveral();
  await chatBox().fill('Оля: завтра');
  await openAgain();
  await expect.element(chatBox()).toHaveValue('Оля: завтра');
  await page.getByRole('radio', { name: say('parex.mode.one') }).click();
  await expect.element(messageBox()).toHaveValue('');
});

test('[X-07] [M-02] without a column a chat is refused as well', async () => {
  localStorage.setItem('parclub.parex_columns', '["ПІБ"]');
  await openParex();
  await expect.element(columnsButton(1)).toBeVisible();
  const editor = await openEditor();
  await editor.getByRole('button', { name: say('parex.editor.delete', { column: 'ПІБ' }) }).click();
  await editor.getByRole('button', { name: say('parex.editor.save') }).click();
  await askSeveral('Оля: завтра');
  await toastShown(say('failure.no-columns'));
  await expect.element(page.getByText(say('parex.noColumns'))).toBeVisible();
  await expect.element(result()).not.toBeInTheDocument();
});
