import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saveReadingsLeft } from '../../web/src/reading/readings-left.ts';
import { answerReadings } from './answers.ts';
import { ask, messageBox, openParex, say, wordsIn } from './parex-page.ts';
import { askSeveral, longMessage, result } from './several-page.ts';

const RESETS_AT = new Date(Date.now() + 3_600_000).toISOString();
const BOOKING = 'Олена, 067 123 45 67, 2 місця 25.11.2027 о 9:00 зі Львова до Кракова';

// Another test begins on a page of its own.
afterEach(() => saveReadingsLeft(null));

/** Finds a text by its words before the first number. */
const textOf = (id: 'parex.readings.left' | 'parex.readings.usedUp', language: 'ua' | 'en' = 'ua') =>
  new RegExp(wordsIn(language)(id).split('{')[0] ?? '');
const ofUsedUp = textOf('parex.readings.usedUp');
const visitor = { openAiKey: '' };

async function readAndClose(message = BOOKING): Promise<void> {
  await ask(message);
  await result()
    .getByRole('button', { name: say('parex.result.again') })
    .click();
}

for (const language of ['ua', 'en'] as const) {
  test(`[M-10] a visitor is told of the last readings, when there are new ones, and what a sign-in gives, in ${language}`, async () => {
    const words = wordsIn(language);
    let left = 11;
    answerReadings(() => ({ rows: [['Олена']], readings: { left, resetsAt: RESETS_AT } }));
    await openParex({ ...visitor, language });
    const hint = page.getByText(textOf('parex.readings.left', language));
    for (left of [11, 10]) {
      await ask(BOOKING, language);
      await result()
        .getByRole('button', { name: words('parex.result.again') })
        .click();
      // Many are worth no word.
      if (left > 10) await expect.element(hint).not.toBeInTheDocument();
    }
    const hour = new Intl.DateTimeFormat('uk', { hour: '2-digit', minute: '2-digit' }).format(
      new Date(RESETS_AT),
    );
    await expect.element(hint.filter({ hasText: new RegExp(`10 .*${hour}`) })).toBeVisible();
    await expect.element(page.getByText(words('parex.readings.signIn'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: words('app.signIn') })
      .click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
}

test('[M-10] [F-U24] past the limit the device reads at once, and the function is not asked again', async () => {
  const asked = answerReadings(() => ({ resetsAt: RESETS_AT }));
  await openParex(visitor);
  await ask(BOOKING);
  await expect.element(result().getByRole('button', { name: /Олена/ })).toBeVisible();
  await expect.element(result().getByText(say('parex.result.byDevice'))).toBeVisible();
  await expect.element(result().getByText(ofUsedUp)).toBeVisible();
  await result()
    .getByRole('button', { name: say('parex.result.again') })
    .click();
  await expect.element(page.getByText(ofUsedUp)).toBeVisible();
  await ask(BOOKING.replace('Олена', 'Ірина'));
  await expect.element(result().getByRole('button', { name: /Ірина/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[M-10] after the day of the count the model is asked again', async () => {
  const asked = answerReadings(() => ({ resetsAt: new Date(Date.now() - 1000).toISOString() }));
  await openParex(visitor);
  await readAndClose();
  await readAndClose();
  expect(asked).toHaveLength(2);
  await expect.element(messageBox()).toHaveValue('');
  expect(page.getByText(ofUsedUp).query()).toBeNull();
});

test('[M-10] the pieces of a chat past the limit are read on the device', async () => {
  const rows = [['Оля']];
  let answers = 0;
  const asked = answerReadings(() => {
    answers += 1;
    return answers > 1 ? { resetsAt: RESETS_AT } : { rows, readings: { left: 0, resetsAt: RESETS_AT } };
  });
  const names = ['Оля', 'Ігор', 'Таня', 'Степан'];
  await openParex(visitor);
  await askSeveral(
    names.map((name, index) => longMessage(10 + index, name, `067 123 45 6${index}`)).join('\n'),
  );
  await expect.element(result().getByText(say('parex.several.progress', { done: 4, all: 4 }))).toBeVisible();
  await expect.element(result().getByText(ofUsedUp)).toBeVisible();
  expect(result().getByRole('alert').element().textContent).toBe('');
  // Two at once: the second may be on its way when the first is answered.
  expect(asked.length).toBeLessThanOrEqual(2);
});
