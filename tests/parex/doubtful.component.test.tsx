import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFaults, expectNothingCut } from '../kit/components/accessibility.ts';
import { answerOnDevice, answerReadings } from './answers.ts';
import { ask, openParex, rowIn, say } from './parex-page.ts';
import { askSeveral, longMessage, namesIn, result } from './several-page.ts';
import { changes, namesInSheet, rowsIn } from './sheet-page.ts';

const BOOKING = 'Олена 067 123 45 67, 25.11.2027 о 9:00 зі Львова до Кракова';
const LINES = ['Ковель - 5 осіб', 'Логаш 26.11.2027, 050 765 43 21'];

const question = () => result().getByRole('group', { name: say('parex.kind.which') });
const unread = () => result().getByRole('region', { name: say('parex.unread') });
const kind = (name: 'booking' | 'cancel') =>
  result().getByRole('button', { name: say(`parex.kind.${name}`), exact: true });
const tag = (name: 'booking' | 'cancel' | 'question') =>
  result().getByText(say(`parex.kind.${name}`), { exact: true });

/** What looks for faults needs time that passes. */
async function openRunning(): Promise<void> {
  await openParex();
  vi.useRealTimers();
}

test('[O-02] a doubtful kind is asked by two buttons; the rows stay, and get the chosen kind in the sheet as well', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await openRunning();
  answerOnDevice(() => ({ kind: 'booking', isSure: false }));
  await ask(BOOKING);
  await expect.element(question()).toBeVisible();
  expect(question().getByRole('button').elements()).toHaveLength(2);
  // The copied row is in the sheet by now.
  await result()
    .getByRole('button', { name: say('parex.result.copy') })
    .click();
  await kind('cancel').click();
  await expect.element(tag('cancel')).toHaveFocus();
  await expect.element(question()).not.toBeInTheDocument();
  expect(rowIn(result()).values.slice(0, 2)).toEqual(['Олена', '+380671234567']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rowsIn(changes())[0]?.[0]).toBe('Олена');
});

test('[O-02] rows of a doubtful kind are copied neither among new ones nor among changes, until the kind is chosen', async () => {
  await openRunning();
  answerOnDevice((message) => ({ kind: 'booking', isSure: !message.includes('Ігор') }));
  await askSeveral(
    `${longMessage(10, 'Оля', 'одне місце 25.11.2027 до Кракова, 067 123 45 67')}\n${longMessage(11, 'Ігор', 'місце 26.11.2027 до Кракова, 050 765 43 21')}`,
  );
  await expect.poll(() => namesIn(result())).toEqual(['Оля', 'Ігор']);
  const copy = (count: number) =>
    result().getByRole('button', { name: say('parex.rows.copyAll', { count }), exact: true });
  await expect.element(copy(1)).toBeVisible();
  await kind('booking').click();
  await expect.element(copy(2)).toBeVisible();
  expect(namesIn(result())).toEqual(['Оля', 'Ігор']);
});

test('[O-02] a reading of a chat that is a cancellation after all moves below the new ones, with the focus', async () => {
  await openRunning();
  answerOnDevice(() => ({ kind: 'booking', isSure: false }));
  await askSeveral(BOOKING);
  await kind('cancel').click();
  await expect.element(tag('cancel')).toHaveFocus();
  await expect
    .element(
      result()
        .getByRole('region', { name: say('parex.several.changes') })
        .getByText('Олена')
        .first(),
    )
    .toBeVisible();
});

test('[O-03] lines that led to no row are shown, and one press makes a row of each', async () => {
  await openRunning();
  answerOnDevice(() => ({ kind: 'booking', unread: LINES }));
  await ask([BOOKING, ...LINES].join('\n'));
  await expect.element(unread()).toBeVisible();
  expect(unread().getByRole('listitem').elements()).toHaveLength(2);
  await expectNoFaults('unread lines');
  const before = namesIn(result()).length || 1;
  const add = (words: string) => unread().getByRole('button', { name: say('parex.unread.addOf', { words }) });
  await add(LINES[1] ?? '').click();
  await expect.element(unread()).toHaveFocus();
  await expect.element(add(LINES[1] ?? '')).not.toBeInTheDocument();
  await expect
    .element(result().getByRole('button', { name: say('parex.rows.copyAll', { count: before + 1 }) }))
    .toBeVisible();
  await add(LINES[0] ?? '').click();
  await expect.element(unread()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => rowsIn(page.getByRole('main')).map(([, phone]) => phone))
    .toContain('+380507654321');
  expect(namesInSheet()[0]).toBe('Олена');
});

test('[O-03] a line of which the model made no row is shown, too, and a greeting is none', async () => {
  await openRunning();
  answerReadings(() => ({
    rows: [['Олена', ['+380671234567', '067 123 45 67'], ['2027-11-25', '25.11.2027']]],
  }));
  await ask(['Доброго дня', BOOKING, 'Скасуйте Івана на п’ятницю', 'дякую'].join('\n'));
  await expect.element(unread()).toBeVisible();
  expect(unread().getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(unread()).toMatchTextContent(/Скасуйте Івана на п’ятницю/);
});

test('[O-03] of several messages, lines that led to no row stand below the rows of their own', async () => {
  await openRunning();
  answerOnDevice((message) => ({ kind: 'booking', unread: LINES.filter((line) => message.includes(line)) }));
  await askSeveral(`${BOOKING}\n${LINES[0]}`);
  const count = () => namesIn(result()).length;
  await expect
    .element(
      result()
        .getByRole('article')
        .getByText(LINES[0] ?? '', { exact: true }),
    )
    .toBeVisible();
  const before = count();
  await result()
    .getByRole('button', { name: /^Додати рядок: / })
    .click();
  await expect.poll(count).toBe(before + 1);
});

test('[O-03] a question says that it is one, why there is no row, and what it asks', async () => {
  await openParex();
  answerReadings(() => ({ kind: 'question', rows: [] }));
  await ask('Є місця на суботу до Львова?');
  await expect.element(tag('question')).toBeVisible();
  await expect.element(result().getByText(say('parex.rows.questionText'))).toBeVisible();
  await expect.element(result().getByText('Є місця на суботу до Львова?')).toBeVisible();
});

test('[O-02] [O-03] what is asked and what led to no row fit at 320 px', async () => {
  await page.viewport(320, 720);
  await openRunning();
  answerOnDevice(() => ({ kind: 'booking', isSure: false, unread: LINES }));
  await ask([BOOKING, ...LINES].join('\n'));
  await expect.element(question()).toBeVisible();
  await expectNoFaults('doubtful kind');
  await expectNothingCut('doubtful kind');
});
