import type { failuresText } from '../../web/src/firebase/failures.text.ts';
import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';
import { IMPATIENT, WITHOUT_KEYS } from '../kit/functions-environment.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00';
/** What the provider of the tests says with a 400. */
const PROVIDER_WORDS = "Unsupported parameter: 'temperature'";
const READ_ON_DEVICE = ['Олена', '+380671234567', '2027-11-25', '15:00'];

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

const provoked: [key: string, text: keyof typeof failuresText, changes?: typeof IMPATIENT][] = [
  ['sk-test-401', 'failure.invalid-api-key'],
  ['sk-test-429-rate', 'failure.provider-rate-limit'],
  ['sk-test-429-quota', 'failure.provider-rate-limit'],
  ['sk-test-nonsense', 'failure.unreadable-answer'],
  ['sk-test-cut', 'failure.no-response'],
  ['sk-test-silent', 'failure.no-response', IMPATIENT],
];

for (const language of ['ua', 'en'] as const) {
  for (const [openAiKey, text, changes = {}] of provoked) {
    test.describe(`in ${language}, ${openAiKey}`, () => {
      test.use({ language, openAiKey });

      test('[X-17] the failure is a toast, the message stays, and a second press works', async ({
        page,
        say,
        callFunctionsWith,
      }) => {
        const callAsBefore = await callFunctionsWith(changes);
        await page.goto('/parex');
        await page.getByRole('textbox').fill(MESSAGE);
        await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
        await expect(toasts(page)).toContainText(say(text, { provider: 'OpenAI' }));
        await callAsBefore();
        await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
        await page.evaluate(() => localStorage.removeItem('parclub.openai_api_key'));
        await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
      });
    });
  }

  test.describe(`in ${language}, an error with a message of the provider`, () => {
    test.use({ language, openAiKey: 'sk-test-400' });

    test('[X-17] is told in the provider’s words', async ({ page, say }) => {
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      const words = say('failure.provider-error', { provider: 'OpenAI', message: PROVIDER_WORDS });
      await expect(toasts(page)).toContainText(words);
    });
  });

  test.describe(`in ${language}, a deployment without a key`, () => {
    test.use({ language });

    test('[X-16] says that the key is missing, and reads the message on the device', async ({
      page,
      say,
      callFunctionsWith,
    }) => {
      await callFunctionsWith(WITHOUT_KEYS);
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      const beforehand = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      const toast = toasts(page, say('failure.no-api-key', { provider: 'OpenAI' }));
      await toast.getByRole('button', { name: say('parex.readOnDevice') }).click();
      const result = page.getByRole('dialog');
      await expect(result.getByRole('definition')).toHaveText(READ_ON_DEVICE);
      await expect(result.getByText(say('parex.result.byDevice'))).toBeVisible();
      await expect(result.locator('mark').filter({ hasText: '067 123 45 67' })).toBeVisible();
      // The reader comes only when it is asked for.
      expect(beforehand.join()).not.toContain('read-message');
      const afterwards = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(afterwards.join()).toContain('read-message');
    });
  });
}

test.describe('without a network', () => {
  test('says that there is no connection, keeps the message, and recovers', async ({
    page,
    context,
    say,
  }) => {
    const ready = page.waitForResponse(/\/assets\/call-/);
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await ready;
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(toasts(page)).toContainText(say('failure.unreachable'));
    await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
    await context.setOffline(false);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
  });

  test('a part that did not load says so, and a reload keeps the message', async ({ page, context, say }) => {
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await toasts(page)
      .getByRole('button', { name: say('parex.readOnDevice') })
      .click();
    await expect(toasts(page, say('failure.not-loaded', { chunk: 'reader' }))).toBeVisible();
    await context.setOffline(false);
    await toasts(page)
      .getByRole('button', { name: say('app.reload') })
      .click();
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
  });
});

test.describe('reading on the device over a slow network', () => {
  test('[CH-12] a loading toast stays as long as it takes', async ({ page, say, callFunctionsWith }) => {
    await callFunctionsWith(WITHOUT_KEYS);
    await page.clock.install();
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    // The reader's file neither arrives nor fails.
    await page.route('**/assets/read-message*', () => {});
    await page
      .getByRole('main')
      .getByRole('button', { name: say('parex.readOnDevice') })
      .click();
    const loading = toasts(page, say('parex.readingHere'));
    await expect(loading).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(loading).toBeVisible();
  });
});

test.describe('a model that takes its time', () => {
  test.use({ openAiKey: 'sk-test-silent' });

  test('a person need not wait for it', async ({ page, say }) => {
    await page.clock.install();
    await page.goto('/parex');
    await page.getByRole('textbox').fill(MESSAGE);
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.getByRole('button', { name: say('parex.reading') })).toBeVisible();
    await page.clock.runFor(8000);
    await page.getByRole('button', { name: say('parex.readOnDevice') }).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toHaveText(READ_ON_DEVICE);
  });
});

test('a failure is not told on another page', async ({ page, say, callFunctionsWith }) => {
  await callFunctionsWith(IMPATIENT);
  await page.addInitScript(() => localStorage.setItem('parclub.openai_api_key', 'sk-test-silent-left'));
  await page.goto('/parex');
  await toasterIsThere(page);
  await page.getByRole('textbox').fill(MESSAGE);
  const answered = page.waitForResponse(/extractRow/);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await page.getByRole('link', { name: say('app.footer.terms') }).click();
  await expect(page.getByRole('heading', { name: 'Умови користування' })).toBeVisible();
  await (await answered).finished();
  await page.goBack();
  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  await page.getByRole('button', { name: say('parex.editor.save') }).click();
  // A toast that came later is there, and one of a failure would stay longer than the way here takes.
  await expect(toasts(page)).toHaveText([say('parex.editor.saved')]);
});

test('a failure is told even when what shows toasts did not load', async ({ page, say }) => {
  await page.route('**/assets/toaster-*', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('parclub.openai_api_key', 'sk-test-401'));
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(say('failure.invalid-api-key', { provider: 'OpenAI' }));
});
